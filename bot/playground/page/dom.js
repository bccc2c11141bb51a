/** Making elements. Text only ever becomes text nodes, so nothing that a message says can act as HTML. */

let count = 0;

/** An id that no other element of the page has. */
export function freshId(prefix) {
  count += 1;
  return `${prefix}-${count}`;
}

/**
 * An element with its properties and children. Functions are listened with ("click", "keydown" ...), `true` sets an
 * attribute without a value, and null, undefined or false sets nothing.
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false)
      made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** A button that does something when it is pressed. */
export function button(label, press, properties = {}) {
  return element("button", { type: "button", click: press, ...properties }, label);
}
