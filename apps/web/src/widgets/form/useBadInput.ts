import { useState, type SyntheticEvent } from "react";

type Told = SyntheticEvent<HTMLInputElement>;

/**
 * Whether what was typed into a field is no value, such as a day without its time: the browser gives
 * such a field out as empty. It is found by `refuseBadInput`, so not while still typing.
 */
export function useBadInput() {
  const [isBad, setIsBad] = useState(false);
  const forget = ({ currentTarget }: Told) => {
    if (!currentTarget.validity.badInput) setIsBad(false);
  };
  return {
    isBad,
    onInvalid: ({ currentTarget }: Told) => setIsBad(currentTarget.validity.badInput),
    onInput: forget,
    // Emptying what was no value is no input.
    onBlur: forget,
  };
}

const badInputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.validity.badInput,
  );

/**
 * Whether something was typed into fields of a form that is no value. It is told at each of them, and
 * the first has the focus.
 */
export function refuseBadInput(form: HTMLFormElement): boolean {
  const bad = badInputsOf(form);
  // Each is sent the event `invalid`.
  for (const input of bad) input.checkValidity();
  bad[0]?.focus();
  return bad.length > 0;
}

/** Empties the fields into which something was typed that is no value: to React they are empty. */
export function dropBadInput(form: HTMLFormElement): void {
  for (const input of badInputsOf(form)) {
    input.value = "";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
