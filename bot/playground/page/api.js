/** Talking with the server behind the page. Every request carries the token that stands in the page's address. */

const TOKEN = location.hash.slice(1);
const STOPPED = "The playground does not answer. If you stopped it, start it again and open the address it prints.";

/** The server, or the bot, said no; the message is a sentence for people. */
export class Refused extends Error {}

async function ask(path, options = {}) {
  const headers = { "X-Playground-Token": TOKEN, "Content-Type": "application/json" };
  let response;
  try {
    response = await fetch(path, { ...options, headers });
  } catch {
    throw new Refused(STOPPED);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok || answer.ok === false) throw new Refused(answer.error ?? `That did not work (${response.status}).`);
  return answer;
}

function post(path, body) {
  return ask(path, { method: "POST", body: JSON.stringify(body) });
}

/** Everybody there is: {people: [{id, name, in_server, dms_closed}], channel}. */
export function people() {
  return ask("/api/people");
}

/** What a person sees. With `since`, a revision, it is answered when the world has changed after that, or in 25 s. */
export function view(person, since = null) {
  return ask(`/api/view/${person}${since === null ? "" : `?since=${since}`}`);
}

/** The commands that a person may use in a place. */
export async function commands(person, place) {
  return (await ask(`/api/commands/${person}/${place}`)).commands;
}

/** What the bot offers while an option is typed. */
export async function autocomplete(asked) {
  return (await post("/api/autocomplete", asked)).choices;
}

/** A person presses, chooses, types or fills in something; returns the modal that opened, or null. */
export async function act(deed) {
  return (await post("/api/do", deed)).modal ?? null;
}

/** Something is done to the world itself. */
export function experiment(deed) {
  return post("/api/lab", deed);
}

/** The address of a file, with the token it is kept behind. */
export function fileAddress(url) {
  return `${url}${url.includes("?") ? "&" : "?"}token=${encodeURIComponent(TOKEN)}`;
}
