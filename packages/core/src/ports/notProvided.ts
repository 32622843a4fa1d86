import { fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

/** The error of a machine whose world was not provided; it says which part is missing. */
export class NotProvidedError extends Error {
  override readonly name = "NotProvidedError";
}

/** Throws by name: for actions that must enter by `provide`. */
export function notProvided(name: string): () => never {
  return () => {
    throw new NotProvidedError(`"${name}" was not provided`);
  };
}

/** A promise actor that fails by name until a real one is provided. */
export function promiseNotProvided<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(async () => notProvided(name)());
}

/** A callback actor that throws by name until a real one is provided. */
export function callbackNotProvided<Event extends { type: string }>(name: string) {
  return fromCallback<Event>(() => notProvided(name)());
}
