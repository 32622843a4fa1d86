import { createActor, fromPromise, waitFor, type Actor, type ActorOptions } from "xstate";
import type { Store } from "../ports/index.ts";
import { languageMachine, languageView } from "./languageMachine.ts";
import { languageKey, type Language } from "./languages.ts";

/** The ports of the language. */
export interface LanguagePorts {
  /** Local storage. */
  store: Store;
  /**
   * Loads the words of a language and shows them, unless `signal` is aborted by then: another
   * language was chosen meanwhile. Rejects when they cannot be loaded.
   */
  load(language: Language, signal: AbortSignal): Promise<void>;
}

/** Creates the language actor over its ports; the caller starts it. */
export function createLanguage(
  ports: LanguagePorts,
  options?: Pick<ActorOptions<typeof languageMachine>, "inspect">,
) {
  const machine = languageMachine.provide({
    actors: {
      readStoredLanguage: fromPromise(async () => ports.store.read(languageKey)),
      loadLanguage: fromPromise<void, { language: Language }>(({ input, signal }) =>
        ports.load(input.language, signal),
      ),
    },
    actions: {
      storeLanguage: ({ context }) => ports.store.write(languageKey, context.language),
    },
  });
  return createActor(machine, options);
}

/** Fulfilled once the first language has been loaded, or could not be. */
export async function hasSettled(actor: Actor<typeof languageMachine>): Promise<void> {
  await waitFor(actor, (snapshot) => languageView(snapshot).isReady);
}
