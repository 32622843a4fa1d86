import {
  fallbackLanguage,
  storedLanguage,
  type Language,
  type LanguageEvent,
  type LanguageView,
} from "@specimen/core/language";
import type { Store } from "@specimen/core/ports";
import { createLate } from "../late.ts";
import { createSignal, type Readable } from "../readable.ts";

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

/** The machine of the display language, once its code has come. */
export interface RunningLanguage {
  readonly view: Readable<LanguageView>;
  readonly send: (event: LanguageEvent) => void;
}

/** What the machine needs. */
export interface LanguagePorts {
  readonly store: Store;
  /**
   * Loads a language and puts it on screen, unless `signal` is aborted by then; rejects when it
   * cannot be had.
   */
  readonly load: (language: Language, signal?: AbortSignal) => Promise<void>;
  readonly onChanged: () => void;
  readonly onFailed: () => void;
}

interface Loading extends Pick<LanguagePorts, "store" | "load"> {
  /** Starts the machine; fulfilled once the first language is settled. */
  readonly start: (ports: LanguagePorts) => Promise<RunningLanguage>;
  readonly whenIdle: (task: () => void) => void;
  readonly report: (error: unknown) => void;
  readonly pause: () => Promise<void>;
}

/**
 * The display language (specification 4). The words of the stored one are loaded at once; the
 * machine comes with the first choice, or when the user is known.
 */
export function createLanguageService({
  store,
  load,
  start: startMachine,
  whenIdle,
  ...loading
}: Loading): LanguageService {
  const stored = storedLanguage(store);
  const first = stored ?? fallbackLanguage;
  const loaded = load(first);
  const changed = createSignal();
  const failed = createSignal();
  const ports: LanguagePorts = {
    store,
    // The machine begins with what is loaded already.
    load: (language, signal) =>
      machine() === null && language === first ? loaded : load(language, signal),
    onChanged: changed.tell,
    onFailed: failed.tell,
  };
  const { view, machine, start } = createLate<LanguageView, RunningLanguage>(
    { language: fallbackLanguage, isReady: false, isSwitching: false },
    { ...loading, load: () => startMachine(ports) },
  );
  const ready = loaded
    .then(() => first)
    .catch(() => fallbackLanguage)
    .then((language) => view.set({ language, isReady: true, isSwitching: false }));
  const send = (event: LanguageEvent) =>
    void ready.then(start).then((running) => running.send(event));
  return {
    view,
    choose: (language) => {
      if (machine() === null) view.set({ ...view.get(), isSwitching: true });
      send({ type: "language.chosen", language });
    },
    identify: (defaultLanguage) => {
      const identified = () => send({ type: "user.identified", defaultLanguage });
      const isOnScreen = defaultLanguage === view.get().language;
      if (machine() !== null || (stored === null && !isOnScreen)) identified();
      else whenIdle(identified);
    },
    onChanged: changed.listen,
    onFailed: failed.listen,
    isReady: () => ready,
  };
}
