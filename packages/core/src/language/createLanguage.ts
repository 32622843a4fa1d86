import { createActor, fromPromise, type ActorOptions } from "xstate";
import type { Store } from "../ports/index.ts";
import { languageMachine } from "./languageMachine.ts";
import type { Language } from "./languages.ts";

/** Where the chosen language is kept (specification 4). */
export const languageKey = "content-language";

/** What the language needs of the world. */
export interface LanguagePorts {
  /** A store that outlives the session. */
  store: Store;
  /** Loads a language's words and puts them on screen; rejects when they cannot be had. */
  load(language: Language): Promise<void>;
}

/** The language actor with its world; the caller starts it. */
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
