/** The playground's page: several people side by side, each with what they alone see, always up to date. */

import { Refused, people as fetchPeople, view as fetchView } from "./api.js";
import { Column } from "./column.js";
import { button } from "./dom.js";
import { Laboratory } from "./laboratory.js";
import { Unread, unreadMark } from "./unread.js";

const COLUMN_WIDTH = 460;
const RETRY_MS = 1500;
const KEPT = "columns";

const columnsElement = document.getElementById("columns");
const tabs = document.getElementById("tabs");
const banner = document.getElementById("banner");
const drawer = document.getElementById("laboratory");

const views = new Map();
const columns = [];
const unread = new Unread();
const laboratory = new Laboratory(refreshPeople);
let everybody = [];
let front = null;

const page = {
  unread,
  people: () => everybody,
  changed: () => render(),
  turnTo: (column, person) => {
    column.person = person;
    column.placeId = null;
    keepColumns();
    refresh([person]);
  },
  close: (column) => {
    if (columns.length === 1) return;
    columns.splice(columns.indexOf(column), 1);
    column.element.remove();
    turnToFront(front === column ? columns[0] : front);
  },
};

function addColumn(person) {
  const column = new Column(person, page);
  columns.push(column);
  columnsElement.append(column.element);
  turnToFront(column);
  return refresh([person]);
}

/** On a narrow screen only the column in front is seen. */
function turnToFront(column) {
  front = column;
  for (const one of columns) one.element.classList.toggle("front", one === front);
  keepColumns();
  render();
}

function keepColumns() {
  sessionStorage.setItem(KEPT, JSON.stringify(columns.map(({ person }) => person)));
}

function firstColumns() {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]").filter((id) =>
    everybody.some((person) => person.id === id),
  );
  const room = Math.max(2, Math.floor(innerWidth / COLUMN_WIDTH));
  return kept.length ? kept : everybody.slice(0, room).map(({ id }) => id);
}

function render() {
  for (const column of columns) if (views.has(column.person)) column.show(column.person, views.get(column.person));
  tabs.replaceChildren(...columns.map(tab));
  showClock();
}

function tab(column) {
  const name = everybody.find(({ id }) => id === column.person)?.name ?? "";
  const made = button(name, () => turnToFront(column), { "aria-pressed": String(column === front) });
  if (column !== front) made.append(...unreadMark(column.unread()));
  return made;
}

function showClock() {
  const { now } = [...views.values()].reduce((one, other) => (other.revision > one.revision ? other : one), {
    revision: -1,
  });
  if (!now) return;
  const clock = document.getElementById("clock");
  clock.dateTime = now;
  clock.textContent = new Date(now).toLocaleString([], {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** A newer view than the one that is shown takes its place. */
function accept(person, view) {
  if (views.has(person) && views.get(person).revision > view.revision) return;
  views.set(person, view);
}

async function refresh(persons) {
  await Promise.all(persons.map(async (person) => accept(person, await fetchView(person))));
  render();
}

async function refreshPeople() {
  everybody = (await fetchPeople()).people;
  laboratory.show(everybody);
  render();
}

/** One request waits for the next change of the world; what the others see is fetched when it comes. */
async function follow() {
  const shown = [...new Set(columns.map(({ person }) => person))];
  const [person, ...others] = shown;
  const before = views.get(person)?.revision ?? null;
  const view = await fetchView(person, before);
  accept(person, view);
  if (view.revision === before) return showClock();
  return refresh(others);
}

async function live() {
  for (;;) {
    try {
      await follow();
      banner.hidden = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      banner.textContent = error.message;
      banner.hidden = false;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function listen() {
  document.getElementById("add-column").addEventListener("click", () => {
    const free = everybody.find(({ id }) => columns.every((column) => column.person !== id));
    addColumn((free ?? everybody[0]).id);
  });
  document.getElementById("laboratory-button").addEventListener("click", (event) => {
    drawer.hidden = !drawer.hidden;
    event.currentTarget.setAttribute("aria-expanded", String(!drawer.hidden));
    document.body.classList.toggle("laboratory-open", !drawer.hidden);
  });
  addEventListener("resize", () => render());
}

async function begin() {
  drawer.append(...laboratory.contents);
  listen();
  try {
    await refreshPeople();
    await Promise.all(firstColumns().map(addColumn));
    turnToFront(columns[0]);
    document.body.classList.add("ready");
    await live();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    banner.textContent = error.message;
    banner.hidden = false;
  }
}

begin();
