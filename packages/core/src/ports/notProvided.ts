import { fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

/** The error of an action or actor that was not provided; its message names it. */
export class NotProvidedError extends Error {
  override readonly name = "NotProvidedError";
}

/** An action that throws its name until a real one is provided. */
export function notProvided(name: string): () => never {
  return () => {
    throw new NotProvidedError(`"${name}" was not provided`);
  };
}

/** A promise actor that rejects with its name until a real one is provided. */
export function promiseNotProvided<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(async () => notProvided(name)());
}

/** A callback actor that throws its name until a real one is provided. */
export function callbackNotProvided<Event extends { type: string }>(name: string) {
  return fromCallback<Event>(() => notProvided(name)());
}
