import { createActor, fromPromise, type ActorOptions } from "xstate";
import type { Store } from "../ports/index.ts";
import { languageMachine } from "./languageMachine.ts";
import type { Language } from "./languages.ts";

/** The storage key of the chosen language (specification 4). */
export const languageKey = "content-language";

/** The ports of the language. */
export interface LanguagePorts {
  /** Local storage. */
  store: Store;
  /** Loads the words of a language and shows them; rejects when they cannot be loaded. */
  load(language: Language): Promise<void>;
}

/** Creates the language actor over its ports; the caller starts it. */
export function createLanguage(
  ports: LanguagePorts,
  options?: Pick<ActorOptions<typeof languageMachine>, "inspect">,
) {
  const machine = languageMachine.provide({
    actors: {
      readStoredLanguage: fromPromise(async () => ports.store.read(languageKey)),
      loadLanguage: fromPromise<void, { language: Language }>(({ input }) =>
        ports.load(input.language),
      ),
    },
    actions: {
      storeLanguage: ({ context }) => ports.store.write(languageKey, context.language),
    },
  });
  return createActor(machine, options);
}
