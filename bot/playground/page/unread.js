/** What each person has not seen yet, by place. */

import { element } from "./dom.js";

/** What was there when the page opened counts as seen. */
export class Unread {
  #seen = new Map();

  /** A person's view has arrived; in the places that are open before them everything is seen now. */
  note(person, view, openPlaces) {
    const isFirst = !this.#seen.has(person);
    const seen = this.#seen.get(person) ?? new Map();
    this.#seen.set(person, seen);
    for (const place of view.places) {
      if (isFirst || openPlaces.includes(place.id)) seen.set(place.id, latest(place));
    }
  }

  /** How many messages of others the person has not seen there. */
  count(person, place) {
    const seen = this.#seen.get(person)?.get(place.id) ?? 0n;
    return place.messages.filter((message) => BigInt(message.id) > seen && message.author !== person).length;
  }
}

function latest(place) {
  return BigInt(place.messages.at(-1)?.id ?? 0);
}

/** The number beside a name, or nothing if there is nothing to read. */
export function unreadMark(count) {
  return count
    ? [element("span", { class: "unread" }, String(count), element("span", { class: "spoken" }, " unread"))]
    : [];
}
