/** What one person has before them: the places they can see, the messages of one, and the line they type in. */

import { Refused, act, experiment } from "./api.js";
import { CommandLine } from "./command-line.js";
import { button, element } from "./dom.js";
import { MessageList } from "./message-list.js";
import { openModal } from "./modal.js";
import { unreadMark } from "./unread.js";

const MARKS = { channel: "#", thread: "↳ ", dm: "✉ " };
const WELCOME =
  "Nothing here yet. Type /hunt start below and press Enter: a lobby opens, and others join in their columns.";

export class Column {
  #dismissed = new Set();
  #problems = new Map();
  #view = null;
  #name = "";
  placeId = null;

  /** `page` is what the column asks of the page: people(), turnTo(column, person), close(column), changed(), unread. */
  constructor(person, page) {
    this.person = person;
    this.page = page;
    this.messages = new MessageList();
    this.line = new CommandLine(
      () => this.#where(),
      (modal) => modal && openModal(modal, this.#where()),
    );
    this.chooser = element("select", {
      "aria-label": "Who stands here",
      change: () => page.turnTo(this, this.chooser.value),
    });
    this.problem = element("p", { class: "problem", role: "alert", hidden: true });
    this.places = element("nav", { class: "places", "aria-label": "Places" });
    this.element = element(
      "section",
      { class: "column" },
      this.#head(),
      this.problem,
      this.places,
      this.messages.element,
      this.line.element,
    );
  }

  /** The column stands before this person and shows what they see. */
  show(person, view) {
    if (person !== this.person) this.placeId = null;
    this.person = person;
    this.#view = view;
    this.render();
  }

  /** The column shows its view as it stands, with what is unread. */
  render() {
    this.#showPeople();
    if (!this.#view) return;
    const place = this.#view.places.find(({ id }) => id === this.placeId) ?? this.#view.places[0];
    this.placeId = place?.id ?? null;
    this.page.unread.note(this.person, this.#view, this.#isVisible ? [this.placeId] : []);
    this.#showPlaces();
    if (!place) return;
    this.line.label(this.#name, place.name);
    const messages = place.messages.filter(({ id }) => !this.#dismissed.has(id));
    this.messages.show(place, messages, this.#context(), place.kind === "channel" ? WELCOME : undefined);
  }

  /** How much the person has not read, in all places together. */
  unread() {
    const places = this.#view?.places ?? [];
    return places.reduce((sum, place) => sum + this.page.unread.count(this.person, place), 0);
  }

  get #isVisible() {
    return this.element.offsetParent !== null;
  }

  #where() {
    return { person: this.person, place: this.placeId };
  }

  #head() {
    return element(
      "header",
      {},
      this.chooser,
      button("Fill seats", () => this.#experiment({ do: "fill_seats", person: this.person }), {
        title: "Computer players take the empty seats of the newest lobby",
      }),
      button("Play on", () => this.#experiment({ do: "play_on", person: this.person }), {
        title: "The other people's answers are given for them until this person is asked",
      }),
      button("×", () => this.page.close(this), { "aria-label": "Close this column", class: "close" }),
    );
  }

  #showPeople() {
    const people = this.page.people();
    this.#name = people.find(({ id }) => id === this.person)?.name ?? "";
    this.element.setAttribute("aria-label", this.#name);
    const options = people.map(({ id, name, in_server }) => {
      return element(
        "option",
        { value: id, selected: id === this.person },
        in_server ? name : `${name} (not in the server)`,
      );
    });
    if (options.map((one) => one.outerHTML).join() === [...this.chooser.options].map((one) => one.outerHTML).join())
      return;
    this.chooser.replaceChildren(...options);
  }

  #showPlaces() {
    const focused = this.places.contains(document.activeElement) ? document.activeElement.dataset.place : null;
    const here = this.#view.places.find(({ id }) => id === this.placeId);
    const deletion = button("Delete thread", () => this.#experiment({ do: "delete_thread", place: here.id }), {
      class: "laboratory-only",
    });
    this.places.replaceChildren(
      ...this.#view.places.map((place) => this.#placeButton(place)),
      ...(here?.kind === "thread" ? [deletion] : []),
    );
    if (focused) this.places.querySelector(`[data-place="${focused}"]`)?.focus();
  }

  #placeButton(place) {
    const made = button(placeTitle(place), () => this.#openPlace(place.id), {
      "aria-current": place.id === this.placeId ? "page" : null,
      "data-place": place.id,
      "data-kind": place.kind,
    });
    made.append(...unreadMark(this.page.unread.count(this.person, place)));
    return made;
  }

  #openPlace(place, message = null) {
    this.placeId = place;
    this.#problems.clear();
    this.page.changed();
    if (message) this.messages.goTo(message);
  }

  #context() {
    const { names, places, now } = this.#view;
    return {
      names,
      now: new Date(now),
      nameOf: (user) => names[user] ?? "somebody",
      placeName: (id) => placeTitle(places.find((place) => place.id === id)),
      openPlace: (place, message) => this.#openPlace(place, message),
      problemOf: (message) => this.#problems.get(message) ?? null,
      use: (message, component, values) => this.#use(message, component, values),
      remove: (message) => this.#experiment({ do: "delete_message", place: this.placeId, message: message.id }),
      dismiss: (message) => {
        this.#dismissed.add(message.id);
        this.render();
      },
    };
  }

  async #use(message, component, values) {
    const where = this.#where();
    const kind = values ? { kind: "select", values } : { kind: "click" };
    const deed = { ...where, ...kind, message: message.id, id: component.id };
    this.#problems.clear();
    const problem = await this.#attempt(async () => {
      const modal = await act(deed);
      if (modal) openModal(modal, where);
    });
    if (problem) this.#problems.set(message.id, problem);
    this.render();
  }

  async #experiment(deed) {
    const problem = await this.#attempt(() => experiment(deed));
    this.problem.textContent = problem ?? "";
    this.problem.hidden = problem === null;
  }

  /** The work is done and the column busy meanwhile; returns the sentence that it was refused with, or null. */
  async #attempt(work) {
    this.element.setAttribute("aria-busy", "true");
    try {
      await work();
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.message;
    } finally {
      this.element.removeAttribute("aria-busy");
    }
  }
}

function placeTitle(place) {
  return place ? `${MARKS[place.kind]}${place.name}` : null;
}
