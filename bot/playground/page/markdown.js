/** Discord's markdown as elements: blocks of lines first, then what stands within a line. */

import { button, element } from "./dom.js";
import { styledTime } from "./times.js";

const FENCE = /```(?:[a-z0-9+-]*\n)?([\s\S]*?)```/g;
const LIST_LINE = /^(\s*)([-*]|\d+\.) (.*)$/;
const INSIDE = String.raw`((?:\\[\s\S]|[^\\])+?)`;

/** What may stand within a line, tried in this order; each makes a node of its match. */
const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, (match) => match[1]],
  [/``([\s\S]+?)``(?!`)|`([^`]+)`/y, (match) => element("code", {}, match[1] ?? match[2])],
  [new RegExp(String.raw`\*\*${INSIDE}\*\*(?!\*)`, "y"), wrapped("strong")],
  [new RegExp(`__${INSIDE}__(?!_)`, "y"), wrapped("u")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/y, wrapped("em")],
  [/\b_((?:__|\\[\s\S]|[^\\_])+?)_\b/y, wrapped("em")],
  [new RegExp(`~~${INSIDE}~~`, "y"), wrapped("s")],
  [new RegExp(String.raw`\|\|${INSIDE}\|\|`, "y"), (match, context) => spoiler(match[1], context)],
  [/<@!?(\d+)>/y, (match, context) => element("span", { class: "mention" }, `@${context.nameOf(match[1])}`)],
  [/<#(\d+)>/y, (match, context) => placeLink(match[1], null, context)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (match, context) => moment(Number(match[1]), match[2], context)],
  [/<\/([^:>]+):\d+>/y, (match) => element("span", { class: "mention" }, `/${match[1]}`)],
  [
    /<?https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?>?/y,
    (match, context) => placeLink(match[1], match[2], context),
  ],
  [/\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/y, (match, context) => address(match[2], inline(match[1], context))],
  [/<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/y, (match) => address(match[1], [match[1]])],
];

/** The text with its blocks and marks. `context`: nameOf(user), placeName(place), openPlace(place, message), now. */
export function markdown(text, context) {
  const nodes = [];
  let from = 0;
  for (const fence of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(from, fence.index).replace(/\n$/, ""), context));
    nodes.push(element("pre", {}, element("code", {}, fence[1].replace(/\n$/, ""))));
    from = fence.index + fence[0].length;
  }
  return [...nodes, ...blocks(text.slice(from).replace(from ? /^\n/ : /^$/, ""), context)];
}

/** A title or a name: only what may stand within a line. */
export function inline(text, context) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const [match, make] = firstMatch(text, at);
    if (match === null) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(make(match, context));
    at += match[0].length;
  }
  return plain ? [...nodes, plain] : nodes;
}

function firstMatch(text, at) {
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  return [null, null];
}

function blocks(text, context) {
  const nodes = [];
  for (const [kind, lines] of groups(text ? text.split("\n") : [])) nodes.push(block(kind, lines, context));
  return nodes;
}

/** Neighbouring lines of one kind together; a heading stands alone. */
function groups(lines) {
  const found = [];
  for (const line of lines) {
    const kind = kindOf(line);
    if (found.at(-1)?.[0] === kind && kind !== "heading") found.at(-1)[1].push(line);
    else found.push([kind, [line]]);
  }
  return found;
}

function kindOf(line) {
  if (/^#{1,3} \S/.test(line)) return "heading";
  if (/^-# \S/.test(line)) return "small";
  if (/^> /.test(line)) return "quote";
  return LIST_LINE.test(line) ? "list" : "text";
}

function block(kind, lines, context) {
  switch (kind) {
    case "heading":
      return element("p", { class: `heading-${lines[0].indexOf(" ")}` }, inline(lines[0].replace(/^#+ /, ""), context));
    case "small":
      return element("p", { class: "small" }, inline(lines.map((line) => line.slice(3)).join("\n"), context));
    case "quote":
      return element("blockquote", {}, blocks(lines.map((line) => line.slice(2)).join("\n"), context));
    case "list":
      return list(
        lines.map((line) => LIST_LINE.exec(line)),
        context,
      );
    default:
      return element("p", {}, inline(lines.join("\n"), context));
  }
}

/** Lines that stand further in than the first are lists within the entry above them. */
function list(entries, context) {
  const made = element(/\d/.test(entries[0][2]) ? "ol" : "ul");
  const depth = entries[0][1].length;
  for (let at = 0; at < entries.length;) {
    let end = at + 1;
    while (end < entries.length && entries[end][1].length > depth) end += 1;
    const inner = entries.slice(at + 1, end);
    made.append(element("li", {}, inline(entries[at][3], context), inner.length ? list(inner, context) : null));
    at = end;
  }
  return made;
}

function wrapped(tag) {
  return (match, context) => element(tag, {}, inline(match[1], context));
}

function spoiler(text, context) {
  const reveal = (event) => event.currentTarget.setAttribute("aria-expanded", "true");
  const hidden = element("span", {}, inline(text, context));
  return button(hidden, reveal, { class: "spoiler", "aria-expanded": "false", title: "Spoiler: press to read" });
}

function moment(seconds, style, context) {
  const when = new Date(seconds * 1000);
  return element(
    "time",
    { datetime: when.toISOString(), title: when.toLocaleString() },
    styledTime(when, style, context.now),
  );
}

function placeLink(place, message, context) {
  const name = context.placeName(place);
  if (name === null) return element("span", { class: "mention" }, "#somewhere else");
  return button(message ? `${name} › message` : name, () => context.openPlace(place, message), { class: "mention" });
}

function address(url, children) {
  return element("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}
