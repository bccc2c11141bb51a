/** What a typed line such as "/quarry move room:Gallery" says, whole or under way. */

/** A sentence on what is wrong with the line. */
export class Unclear extends Error {}

/** The command that the line begins with, the longest name that fits, or null. */
export function commandOf(line, commands) {
  const text = line.slice(1);
  const fits = commands.filter(({ name }) => text === name || text.startsWith(`${name} `));
  return fits.sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}

/** The options that the line fills in so far: [{option, raw, from}], `from` being where the value begins in it. */
export function filledOptions(line, command) {
  const names = command.options.map((option) => option.name).join("|");
  if (!names) return [];
  const begin = command.name.length + 1;
  const marks = [...line.slice(begin).matchAll(new RegExp(`\\s(${names}):`, "g"))];
  return marks.map((mark, at) => {
    const from = begin + mark.index + mark[0].length;
    const end = at + 1 < marks.length ? begin + marks[at + 1].index : line.length;
    const option = command.options.find(({ name }) => name === mark[1]);
    return { option, raw: line.slice(from, end).trimStart().replace(/\s+$/, ""), from };
  });
}

/** What is being typed at the end of the line: {kind: "command"|"option"|"value", typed, from, ...}. */
export function underWay(line, commands, isKnown) {
  const command = commandOf(line, commands);
  if (!command || line === `/${command.name}`) return { kind: "command", typed: line.slice(1), from: 0 };
  const filled = filledOptions(line, command);
  const open = command.options.filter((option) => !filled.some((one) => one.option === option));
  const last = filled.at(-1);
  const word = /\S*$/.exec(line)[0];
  const option = { kind: "option", command, open, typed: word, from: line.length - word.length };
  if (!last) return option;
  const before = line.slice(last.from, line.length - word.length).trim();
  const isNextOption =
    before !== "" && isKnown(command, last.option, before) && open.some(({ name }) => name.startsWith(word));
  return isNextOption
    ? option
    : { kind: "value", command, open, option: last.option, typed: last.raw, from: last.from, filled };
}

/** The values for the bot by option name. `meant` is what a picked label stands for. Throws Unclear. */
export function valuesOf(filled, meant) {
  return Object.fromEntries(filled.map(({ option, raw }) => [option.name, valueOf(option, raw, meant)]));
}

/** Throws Unclear if the line leaves out what the command must have. */
export function checkComplete(command, filled) {
  const missing = command.options.find(
    (option) => option.required && !filled.some((one) => one.option === option && one.raw),
  );
  if (missing) throw new Unclear(`/${command.name} needs ${missing.name}: ${missing.description}`);
}

function valueOf(option, raw, meant) {
  if (option.choices?.length) return chosen(option, raw);
  switch (option.type) {
    case "integer":
      return wholeNumber(option, raw);
    case "boolean":
      return truth(option, raw);
    default:
      return meant(option, raw);
  }
}

function chosen(option, raw) {
  const wanted = raw.toLowerCase();
  const found = option.choices.find(({ name, value }) =>
    [name.toLowerCase(), String(value).toLowerCase()].includes(wanted),
  );
  if (!found) throw new Unclear(`${option.name} is one of: ${option.choices.map(({ name }) => name).join(", ")}.`);
  return found.value;
}

function wholeNumber(option, raw) {
  const number = Number(raw);
  const { min, max } = option;
  if (raw && Number.isInteger(number) && number >= (min ?? number) && number <= (max ?? number)) return number;
  const range = min === undefined || min === null ? "" : ` from ${min} to ${max}`;
  throw new Unclear(`${option.name} is a whole number${range}.`);
}

function truth(option, raw) {
  const wanted = raw.toLowerCase();
  if (["true", "yes"].includes(wanted)) return true;
  if (["false", "no"].includes(wanted)) return false;
  throw new Unclear(`${option.name} is True or False.`);
}
