/** How moments are written, seen from the pretend world's present. */

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** "14:05" today, "1 Jan, 14:05" on another day. */
export function shortTime(moment, now) {
  const clock = moment.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  if (moment.toDateString() === now.toDateString()) return clock;
  return `${moment.toLocaleDateString([], { day: "numeric", month: "short" })}, ${clock}`;
}

/** The moment in one of Discord's styles; R is "in 5 minutes" or "2 days ago". */
export function styledTime(moment, style, now) {
  if (style !== "R") return moment.toLocaleString([], STYLES[style] ?? STYLES.f);
  const seconds = Math.round((moment - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat([], { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
