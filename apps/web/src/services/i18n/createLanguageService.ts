import {
  createLanguage,
  languageView,
  type Language,
  type LanguageView,
} from "@specimen/core/language";
import type { Store } from "@specimen/core/ports";
import { waitFor } from "xstate";
import { viewOf, type Readable } from "../readable.ts";
import type { Inspection } from "../telemetry/Inspection.ts";

/** The display language and how it is changed. */
export interface LanguageService {
  readonly view: Readable<LanguageView>;
  readonly choose: (language: Language) => void;
  /** The user is known: their own language is applied unless another one was chosen. */
  readonly identify: (defaultLanguage: string) => void;
  /** Calls back when another language is on screen; gives a function that ends it. */
  readonly onChanged: (changed: () => void) => () => void;
  /** Calls back when a language could not be loaded; gives a function that ends it. */
  readonly onFailed: (failed: () => void) => () => void;
  /** Fulfilled once the words of the first language have been loaded, or none could be. */
  readonly isReady: () => Promise<void>;
}

interface LanguagePorts {
  store: Store;
  /** Loads a language and puts it on screen; rejects when it cannot be had. */
  load: (language: Language) => Promise<void>;
}

/** Starts the machine of the display language (specification 4). */
export function createLanguageService(
  ports: LanguagePorts,
  inspection: Inspection,
): LanguageService {
  const actor = createLanguage(ports, inspection);
  actor.start();
  return {
    view: viewOf(actor, languageView),
    choose: (language) => actor.send({ type: "language.chosen", language }),
    identify: (defaultLanguage) => actor.send({ type: "user.identified", defaultLanguage }),
    onChanged: (changed) => {
      const subscription = actor.on("language.changed", changed);
      return () => subscription.unsubscribe();
    },
    onFailed: (failed) => {
      const subscription = actor.on("language.failed", failed);
      return () => subscription.unsubscribe();
    },
    isReady: async () => {
      await waitFor(actor, (snapshot) => languageView(snapshot).isReady);
    },
  };
}
