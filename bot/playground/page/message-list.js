/** The messages of one place. Only what changed is made anew, so that focus, open menus and the scroll stay. */

import { element } from "./dom.js";
import { messageElement } from "./message.js";

const NEAR = 80;
const EMPTY = "Nothing has been said here yet.";

export class MessageList {
  #shown = new Map();
  #place = null;
  #isAtEnd = true;

  constructor() {
    this.element = element("div", { class: "messages", role: "log", tabindex: "0" });
    this.element.addEventListener("scroll", () => this.#noteScroll());
    this.element.addEventListener("load", () => this.#keepAtEnd(), true); // a picture has come and made it longer
    new ResizeObserver(() => this.#keepAtEnd()).observe(this.element);
  }

  /** The place stands as the view says. `context` is what messages need; `hint` is said where there is nothing. */
  show(place, messages, context, hint = EMPTY) {
    if (place.id !== this.#place) this.#turnTo(place);
    const last = messages.at(-1);
    if (last?.ephemeral && !this.#shown.has(last.id)) this.#isAtEnd = true;
    const kept = new Map();
    for (const message of messages) kept.set(message.id, this.#piece(message, context));
    this.#replace(kept, messages.length ? null : element("p", { class: "hint" }, hint));
    this.#keepAtEnd();
  }

  /** The message stands in sight and has the focus, if it is here. */
  goTo(message) {
    const found = this.#shown.get(message)?.element;
    found?.scrollIntoView({ block: "start" });
    found?.focus();
  }

  #turnTo(place) {
    this.#place = place.id;
    this.#shown.clear();
    this.#isAtEnd = true;
    this.element.setAttribute("aria-label", `Messages in ${place.name}`);
  }

  #piece(message, context) {
    const signature = JSON.stringify([
      message,
      context.names,
      context.now.toDateString(),
      context.problemOf(message.id),
    ]);
    const old = this.#shown.get(message.id);
    return old?.signature === signature
      ? old
      : { signature, element: messageElement(message, context), replaces: old?.element };
  }

  #replace(kept, hint) {
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    const wanted = hint ? [hint] : [...kept.values()].map((piece) => piece.element);
    const isSame =
      wanted.length === this.element.children.length && wanted.every((one, at) => one === this.element.children[at]);
    if (!isSame) this.#arrange(wanted);
    this.#shown = kept;
    if (focused && !this.element.contains(focused)) this.#refocus(focused, kept);
    for (const piece of kept.values()) delete piece.replaces;
  }

  /** Elements that stay are never taken out: that would cost them the focus. */
  #arrange(wanted) {
    const keeps = new Set(wanted);
    for (const child of [...this.element.children]) if (!keeps.has(child)) child.remove();
    wanted.forEach((one, at) => {
      if (this.element.children[at] !== one) this.element.insertBefore(one, this.element.children[at] ?? null);
    });
  }

  /** The focus goes to the same control of the message's new look, or to the first, or to the message. */
  #refocus(focused, kept) {
    const piece = [...kept.values()].find((one) => one.replaces?.contains(focused));
    if (!piece) return this.element.focus();
    const controls = [...piece.element.querySelectorAll("[data-control]:not(:disabled)")];
    const same =
      controls.find((control) => control.dataset.control === focused.dataset.control) ??
      controls.find((control) => control.textContent === focused.textContent);
    return (same ?? controls[0] ?? piece.element).focus({ preventScroll: true });
  }

  #noteScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.element;
    this.#isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
  }

  #keepAtEnd() {
    if (this.#isAtEnd) this.element.scrollTop = this.element.scrollHeight;
  }
}
