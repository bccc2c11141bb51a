/** The drawer in which one does to the pretend world what happens to a bot in the real one. */

import { Refused, experiment } from "./api.js";
import { button, element } from "./dom.js";

export class Laboratory {
  #rows = new Map();

  /** `done` is called when something was done, since it may have changed the people. */
  constructor(done) {
    this.done = done;
    this.problem = element("p", { class: "problem", role: "alert", hidden: true });
    this.people = element("ul", {});
    this.contents = [
      this.#group(
        "Bot",
        ["Restart after a crash", { do: "restart", how: "crash" }],
        ["Stop and start cleanly", { do: "restart", how: "clean" }],
      ),
      this.#group(
        "Clock",
        ["Next hour", { do: "clock", seconds: 3600 }],
        ["Next day", { do: "clock", seconds: 86400 }],
      ),
      element("fieldset", {}, element("legend", {}, "People"), this.people),
      element("p", { class: "aside" }, "While this is open, messages and threads can be deleted where they stand."),
      this.problem,
    ];
  }

  /** The drawer says of everybody whether they are in the server and can be written to. */
  show(people) {
    for (const person of people) {
      if (!this.#rows.has(person.id)) this.#addRow(person);
      const { closed, place } = this.#rows.get(person.id);
      closed.checked = person.dms_closed;
      place.textContent = person.in_server ? "Leave the server" : "Come back";
      place.onclick = () => this.#do({ do: person.in_server ? "leave" : "return", person: person.id });
    }
  }

  #group(title, ...deeds) {
    const buttons = deeds.map(([label, deed]) => button(label, () => this.#do(deed)));
    return element("fieldset", {}, element("legend", {}, title), buttons);
  }

  #addRow(person) {
    const closed = element("input", {
      type: "checkbox",
      change: () => this.#do({ do: "dms", person: person.id, closed: closed.checked }),
    });
    const place = element("button", { type: "button", "aria-label": `${person.name}: leave the server or come back` });
    this.#rows.set(person.id, { closed, place });
    this.people.append(
      element("li", {}, element("strong", {}, person.name), element("label", {}, closed, " DMs closed"), place),
    );
  }

  async #do(deed) {
    this.problem.hidden = true;
    try {
      await experiment(deed);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem.textContent = error.message;
      this.problem.hidden = false;
    }
    this.done();
  }
}
