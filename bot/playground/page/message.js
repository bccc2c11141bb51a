/** One message as an element: who, when, what, its embeds, pictures and controls. */

import { fileAddress } from "./api.js";
import { row } from "./controls.js";
import { button, element } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { shortTime } from "./times.js";

const HUES = 8;

/**
 * The message as the column's person sees it. `context` is what markdown needs, and besides: use(message, component,
 * values), dismiss(message), remove(message), problemOf(message).
 */
export function messageElement(message, context) {
  const author = context.nameOf(message.author);
  const problem = context.problemOf(message.id);
  return element(
    "article",
    { class: message.ephemeral ? "message private" : "message", "data-message": message.id, tabindex: "-1" },
    element("div", { class: `avatar hue-${hueOf(author)}`, "aria-hidden": "true" }, [...author][0]),
    element(
      "div",
      { class: "body" },
      message.used ? element("p", { class: "used" }, message.used) : null,
      head(message, author, context),
      element("div", { class: "content" }, markdown(message.content, context)),
      message.embeds.map((embed) => embedElement(embed, context)),
      message.files.map(fileElement),
      message.rows.map((components) => row(components, (component, values) => context.use(message, component, values))),
      problem ? element("p", { class: "problem", role: "alert" }, problem) : null,
      message.ephemeral ? privacy(message, context) : null,
    ),
    button("Delete", () => context.remove(message), { class: "laboratory-only", "aria-label": "Delete this message" }),
  );
}

function head(message, author, context) {
  const when = new Date(message.time);
  return element(
    "p",
    { class: "head" },
    element("span", { class: "author" }, author),
    message.is_bot ? element("span", { class: "app" }, "APP") : null,
    element("time", { datetime: message.time, title: when.toLocaleString() }, shortTime(when, context.now)),
    message.edited && !message.ephemeral ? element("span", { class: "edited" }, "(edited)") : null,
  );
}

function privacy(message, context) {
  return element(
    "p",
    { class: "privacy" },
    "👁 Only you can see this · ",
    button("Dismiss message", () => context.dismiss(message), { class: "link" }),
  );
}

function embedElement(embed, context) {
  const made = element(
    "section",
    { class: "embed" },
    embed.title ? element("h3", {}, inline(embed.title, context)) : null,
    embed.description ? element("div", { class: "description" }, markdown(embed.description, context)) : null,
    embed.fields.length
      ? element(
          "div",
          { class: "fields" },
          embed.fields.map((field) => fieldElement(field, context)),
        )
      : null,
    embed.image ? picture(embed.image, embed.image_description) : null,
    embed.footer ? element("p", { class: "footer" }, embed.footer) : null,
  );
  if (embed.colour !== null) made.style.borderLeftColor = `#${embed.colour.toString(16).padStart(6, "0")}`;
  return made;
}

function fieldElement(field, context) {
  return element(
    "div",
    { class: field.inline ? "field inline" : "field" },
    element("h4", {}, inline(field.name, context)),
    element("div", {}, markdown(field.value, context)),
  );
}

function fileElement(file) {
  if (/\.(png|jpe?g|gif|webp)$/i.test(file.name)) return picture(file.url, file.description);
  return element("p", {}, element("a", { href: fileAddress(file.url), download: file.name }, file.name));
}

function picture(url, description) {
  const image = element("img", { src: fileAddress(url), alt: description ?? "" });
  return element("a", { class: "picture", href: fileAddress(url), target: "_blank", title: "Open the picture" }, image);
}

function hueOf(name) {
  return [...name].reduce((sum, letter) => sum + letter.codePointAt(0), 0) % HUES;
}
