/** The buttons and menus below a message. */

import { button, element } from "./dom.js";
import { Listbox } from "./listbox.js";

/** A row of components; `use(component, values)` is called when one is used, with values for a menu. */
export function row(components, use) {
  return element(
    "div",
    { class: "row" },
    components.map((component) => control(component, use)),
  );
}

function control(component, use) {
  return component.type === "select" ? menu(component, use) : pressable(component, use);
}

function pressable(component, use) {
  const label = [component.emoji, component.label].filter(Boolean).join(" ");
  return button(label, () => use(component), {
    class: `control ${component.style}`,
    disabled: component.disabled,
    "data-control": component.id,
  });
}

/** A field that opens a list of the menu's entries, as a menu of Discord does; one of them is chosen. */
function menu(component, use) {
  const placeholder = component.placeholder || "Make a choice";
  const field = button(placeholder, () => toggle(), {
    class: "control menu",
    role: "combobox",
    "aria-label": placeholder,
    disabled: component.disabled,
    "data-control": component.id,
    keydown: (event) => handleKey(event),
    blur: () => list.close(),
  });
  const list = new Listbox(field, placeholder, (entry) => {
    list.close();
    use(component, [entry.value]);
  });
  const entries = component.options.map((option) => ({ ...option, detail: option.description }));
  const toggle = () => (list.isOpen ? list.close() : list.open(entries));

  function handleKey(event) {
    const isHandled = list.handleKey(event.key) || (event.key === "ArrowDown" && toggle() === undefined);
    if (isHandled || ((event.key === "Enter" || event.key === " ") && list.pickMarked())) event.preventDefault();
  }

  return element("div", { class: "with-list" }, field, list.element);
}
