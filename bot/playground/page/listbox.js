/** A list of which one entry is picked, by mouse or by the keys of the field that it belongs to. */

import { element, freshId } from "./dom.js";

export class Listbox {
  /** An empty, closed list. The field keeps the focus and is told by `aria-activedescendant` what is marked. */
  constructor(field, label, pick) {
    this.field = field;
    this.pick = pick;
    this.entries = [];
    this.marked = -1;
    this.element = element("ul", {
      role: "listbox",
      id: freshId("list"),
      "aria-label": label,
      class: "listbox",
      hidden: true,
    });
    field.setAttribute("aria-controls", this.element.id);
    field.setAttribute("aria-haspopup", "listbox");
    this.close();
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** The list shows these entries, {label, detail, emoji, ...}, and one is marked: the first unless told otherwise. */
  open(entries, marked = 0) {
    this.entries = entries;
    this.element.replaceChildren(...entries.map((entry, index) => this.#line(entry, index)));
    this.element.hidden = entries.length === 0;
    this.field.setAttribute("aria-expanded", String(this.isOpen));
    this.mark(Math.min(marked, entries.length - 1));
  }

  close() {
    this.element.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.mark(-1);
  }

  mark(index) {
    this.marked = index;
    [...this.element.children].forEach((line, at) => line.setAttribute("aria-selected", String(at === index)));
    const line = this.isOpen ? this.element.children[index] : null;
    if (line) {
      this.field.setAttribute("aria-activedescendant", line.id);
      line.scrollIntoView({ block: "nearest" });
    } else this.field.removeAttribute("aria-activedescendant");
  }

  /** The marked entry is picked; returns whether there was one. */
  pickMarked() {
    if (!this.isOpen || this.marked < 0) return false;
    this.pick(this.entries[this.marked]);
    return true;
  }

  /** Arrows and Escape do what they do in a list; returns whether the key was one of these. */
  handleKey(key) {
    if (!this.isOpen) return false;
    const last = this.entries.length - 1;
    switch (key) {
      case "ArrowDown":
        this.mark(this.marked >= last ? 0 : this.marked + 1);
        return true;
      case "ArrowUp":
        this.mark(this.marked <= 0 ? last : this.marked - 1);
        return true;
      case "Escape":
        this.close();
        return true;
      default:
        return false;
    }
  }

  #line(entry, index) {
    const pick = (event) => {
      event.preventDefault(); // the field keeps the focus
      this.pick(entry);
    };
    return element(
      "li",
      { role: "option", id: `${this.element.id}-${index}`, "aria-selected": "false", mousedown: pick },
      element("span", { class: "label" }, entry.emoji ? `${entry.emoji} ${entry.label}` : entry.label),
      entry.detail ? element("span", { class: "detail" }, entry.detail) : null,
    );
  }
}
