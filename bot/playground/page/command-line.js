/** The line in which a person types a command or says something, and the list of what may come next. */

import { Refused, act, autocomplete, commands } from "./api.js";
import { Unclear, checkComplete, commandOf, filledOptions, underWay, valuesOf } from "./command-text.js";
import { element, freshId } from "./dom.js";
import { Listbox } from "./listbox.js";

const PLACEHOLDER = "/command, or say something";
const TRUTHS = [
  { name: "True", value: "True" },
  { name: "False", value: "False" },
];

export class CommandLine {
  #commands = { key: null, list: [] };
  #picked = new Map();
  #asked = 0;

  /** `where` returns {person, place} as they are now; `opened` gets the modal that a command opened. */
  constructor(where, opened) {
    this.where = where;
    this.opened = opened;
    this.problem = element("p", { class: "problem", role: "alert", id: freshId("problem"), hidden: true });
    this.field = element("input", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-autocomplete": "list",
      "aria-describedby": this.problem.id,
      placeholder: PLACEHOLDER,
      input: () => this.#offer(),
      focus: () => this.#offer(),
      keydown: (event) => this.#handleKey(event),
      blur: () => this.list.close(),
    });
    this.list = new Listbox(this.field, "What may come next", (entry) => this.#pick(entry));
    this.element = element("div", { class: "command-line with-list" }, this.list.element, this.field, this.problem);
  }

  /** The line belongs to this person in this place from now on. */
  label(person, place) {
    this.field.setAttribute("aria-label", `${person} types in ${place}`);
  }

  #handleKey(event) {
    if (this.list.handleKey(event.key)) return event.preventDefault();
    if (event.key === "Tab" && this.list.pickMarked()) return event.preventDefault();
    if (event.key !== "Enter" || event.isComposing) return undefined;
    event.preventDefault();
    if (!this.#isWhole() && this.list.pickMarked()) return undefined;
    return this.#send();
  }

  /** Whether the line is just a command that needs nothing more, so that Enter need not pick it first. */
  #isWhole() {
    const line = this.field.value.trimEnd();
    const command = commandOf(line, this.#commands.list);
    return command !== null && line === `/${command.name}` && !command.options.some((option) => option.required);
  }

  async #offer() {
    this.#complain(null);
    const line = this.field.value;
    const number = (this.#asked += 1);
    if (!line.startsWith("/")) return this.list.close();
    try {
      const [entries, marked] = await this.#next(line);
      if (number === this.#asked && document.activeElement === this.field) this.list.open(entries, marked);
    } catch (error) {
      this.#tell(error);
    }
    return undefined;
  }

  /** What may come next in the line, and which of it is marked. */
  async #next(line) {
    const now = underWay(line, await this.#known(), (command, option, raw) => this.#isKnown(command, option, raw));
    switch (now.kind) {
      case "command":
        return [commandEntries(this.#commands.list, now), 0];
      case "option":
        return [optionEntries(now), now.typed || now.open[0]?.required ? 0 : -1];
      default:
        return [await this.#valueEntries(now), 0];
    }
  }

  async #known() {
    const { person, place } = this.where();
    const key = `${person} ${place}`;
    if (this.#commands.key !== key) this.#commands = { key, list: await commands(person, place) };
    return this.#commands.list;
  }

  async #valueEntries(now) {
    const { command, option, typed } = now;
    const fits = ({ name }) => name.toLowerCase().includes(typed.toLowerCase());
    let choices = option.type === "boolean" ? TRUTHS.filter(fits) : (option.choices ?? []).filter(fits);
    if (option.autocomplete) choices = await this.#autocomplete(now);
    const shared = { option, command, from: now.from };
    return choices.map(({ name, value }) => ({
      ...shared,
      label: name,
      value,
      text: `${name} ${nextNeeded(now.open)}`,
    }));
  }

  #autocomplete({ command, option, typed, filled }) {
    const others = filled.filter((one) => one.option !== option && one.raw);
    const options = valuesOf(others, (of, raw) => this.#meant(command, of, raw));
    return autocomplete({ ...this.where(), command: command.name, option: option.name, value: typed, options });
  }

  #pick(entry) {
    const line = this.field.value;
    if (entry.option) this.#picked.set(pickKey(entry.command, entry.option, entry.label), entry.value);
    const text = `${line.slice(0, entry.from)}${entry.text}`;
    this.field.value = text;
    this.field.setSelectionRange(text.length, text.length);
    this.list.close();
    this.#offer();
  }

  #meant(command, option, raw) {
    return this.#picked.get(pickKey(command, option, raw)) ?? raw;
  }

  /** Whether a value is complete as it stands, so that a new option may begin after it. */
  #isKnown(command, option, raw) {
    if (option.choices?.length) return option.choices.some(({ name }) => name.toLowerCase() === raw.toLowerCase());
    return !option.autocomplete || this.#picked.has(pickKey(command, option, raw));
  }

  async #send() {
    const line = this.field.value.trim();
    if (!line || this.field.readOnly) return;
    this.list.close();
    this.field.readOnly = true;
    try {
      const modal = await act({ ...this.where(), ...(await this.#deed(line)) });
      this.field.value = "";
      this.opened(modal);
    } catch (error) {
      this.#tell(error);
    }
    this.field.readOnly = false;
  }

  async #deed(line) {
    if (!line.startsWith("/")) return { kind: "say", text: line };
    const command = commandOf(line, await this.#known());
    if (!command) throw new Unclear(`There is no command ${line.split(" ")[0]}. Type / to see them all.`);
    const filled = filledOptions(line, command).filter((one) => one.raw);
    checkComplete(command, filled);
    const options = valuesOf(filled, (option, raw) => this.#meant(command, option, raw));
    return { kind: "slash", command: command.name, options };
  }

  #tell(error) {
    if (!(error instanceof Refused || error instanceof Unclear)) throw error;
    this.#complain(error.message);
  }

  #complain(sentence) {
    this.problem.hidden = sentence === null;
    this.problem.textContent = sentence ?? "";
  }
}

function pickKey(command, option, label) {
  return `${command.name}\n${option.name}\n${label.toLowerCase()}`;
}

function commandEntries(list, { typed }) {
  const wanted = typed.trimEnd().toLowerCase();
  const fits = list.filter(({ name }) => name.includes(wanted));
  const first = fits.filter(({ name }) => name.startsWith(wanted));
  return [...new Set([...first, ...fits])].map((command) => ({
    label: `/${command.name}`,
    detail: command.description,
    text: `/${command.name} ${nextNeeded(command.options)}`,
    from: 0,
  }));
}

function optionEntries({ open, typed, from }) {
  return open
    .filter(({ name }) => name.startsWith(typed))
    .map((option) => ({
      label: option.required ? option.name : `${option.name} (optional)`,
      detail: option.description,
      text: `${option.name}:`,
      from,
    }));
}

/** The beginning of the first option that must be given, if there is one. */
function nextNeeded(options) {
  const next = options.find((option) => option.required);
  return next ? `${next.name}:` : "";
}
