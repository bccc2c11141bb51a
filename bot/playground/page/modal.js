/** A form that a button or a command opened. */

import { Refused, act } from "./api.js";
import { button, element } from "./dom.js";

/** The form stands over the page until it is sent or closed. `where`: the {person, place} that opened it. */
export function openModal(modal, where) {
  const problem = element("p", { class: "problem", role: "alert", hidden: true });
  const inputs = modal.inputs.map(inputOf);
  const form = element(
    "form",
    { submit: (event) => send(event) },
    element("h2", {}, modal.title),
    modal.inputs.map((input, at) => element("label", {}, input.label, inputs[at])),
    problem,
    element(
      "div",
      { class: "row" },
      element("button", { class: "control primary" }, "Submit"),
      button("Cancel", () => dialog.close(), { class: "control secondary" }),
    ),
  );
  const dialog = element("dialog", { "aria-label": modal.title, close: () => dialog.remove() }, form);

  async function send(event) {
    event.preventDefault();
    const values = Object.fromEntries(modal.inputs.map((input, at) => [input.id, inputs[at].value]));
    try {
      await act({ ...where, kind: "modal", token: modal.token, values });
      dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.textContent = error.message;
      problem.hidden = false;
    }
  }

  document.body.append(dialog);
  dialog.showModal();
}

function inputOf(input) {
  const made = element(input.style === "paragraph" ? "textarea" : "input", {
    placeholder: input.placeholder,
    required: input.required,
    minlength: input.min,
    maxlength: input.max,
  });
  made.value = input.value ?? "";
  return made;
}
