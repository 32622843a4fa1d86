import { assign, emit, setup, type SnapshotFrom } from "xstate";
import { notProvided, promiseNotProvided } from "../ports/index.ts";
import { fallbackLanguage, isLanguage, type Language } from "./languages.ts";

interface Context {
  /** The language on screen. */
  language: Language;
  /** The language being loaded, else the one on screen. */
  wanted: Language;
  /** Whether a choice is stored: the visitor's own, or their default from the first visit. */
  isStored: boolean;
  /** The default of the signed-in user while it has not been applied, else null. */
  userDefault: Language | null;
}

/** The events of `languageMachine`. */
export type LanguageEvent =
  | { type: "language.chosen"; language: Language }
  | { type: "user.identified"; defaultLanguage: string | null };

/** Emitted events: after `language.changed` every cached answer has to be fetched again. */
export type LanguageEmitted =
  | { type: "language.changed"; language: Language }
  | { type: "language.failed"; language: Language };

/**
 * The display language: the stored choice, else the user's default, else English
 * (specification 4). A first visit takes the user's default and stores it.
 */
export const languageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LanguageEvent,
    emitted: {} as LanguageEmitted,
  },
  actors: {
    readStoredLanguage: promiseNotProvided<string | null>("readStoredLanguage"),
    loadLanguage: promiseNotProvided<void, { language: Language }>("loadLanguage"),
  },
  actions: {
    storeLanguage: notProvided("storeLanguage"),
    takeStored: assign((_, params: { stored: string | null }) =>
      isLanguage(params.stored) ? { wanted: params.stored, isStored: true } : {},
    ),
    noteDefault: assign((_, params: { language: string | null }) => ({
      userDefault: isLanguage(params.language) ? params.language : null,
    })),
    want: assign((_, params: { language: Language }) => ({ wanted: params.language })),
    wantDefault: assign({ wanted: ({ context }) => context.userDefault ?? context.wanted }),
    settle: assign({ language: ({ context }) => context.wanted }),
    markStored: assign({ isStored: true }),
    giveUp: assign({ wanted: ({ context }) => context.language, userDefault: null }),
    emitChanged: emit(({ context }) => ({
      type: "language.changed" as const,
      language: context.language,
    })),
    emitFailed: emit(({ context }) => ({
      type: "language.failed" as const,
      language: context.wanted,
    })),
  },
  guards: {
    isAnother: ({ context }, params: { language: Language }) => params.language !== context.wanted,
    isFirstDefault: ({ context }) =>
      !context.isStored && context.userDefault !== null && context.userDefault !== context.language,
    isFirstDefaultOnScreen: ({ context }) =>
      !context.isStored && context.userDefault === context.language,
  },
}).createMachine({
  id: "language",
  context: {
    language: fallbackLanguage,
    wanted: fallbackLanguage,
    isStored: false,
    userDefault: null,
  },
  initial: "choosing",
  on: {
    "user.identified": {
      actions: {
        type: "noteDefault",
        params: ({ event }) => ({ language: event.defaultLanguage }),
      },
    },
  },
  states: {
    choosing: {
      initial: "reading",
      states: {
        reading: {
          invoke: {
            id: "readStoredLanguage",
            src: "readStoredLanguage",
            onDone: {
              target: "loading",
              actions: { type: "takeStored", params: ({ event }) => ({ stored: event.output }) },
            },
            onError: { target: "loading" },
          },
        },
        loading: {
          invoke: {
            id: "loadFirstLanguage",
            src: "loadLanguage",
            input: ({ context }) => ({ language: context.wanted }),
            onDone: { target: "#language.settled", actions: "settle" },
            onError: { target: "#language.settled", actions: ["emitFailed", "giveUp"] },
          },
        },
      },
    },
    settled: {
      always: [
        { guard: "isFirstDefault", target: "switching", actions: "wantDefault" },
        {
          guard: "isFirstDefaultOnScreen",
          actions: ["markStored", "storeLanguage"],
        },
      ],
      on: {
        "language.chosen": [
          {
            guard: {
              type: "isAnother",
              params: ({ event }) => ({ language: event.language }),
            },
            target: "switching",
            actions: { type: "want", params: ({ event }) => ({ language: event.language }) },
          },
          { actions: ["markStored", "storeLanguage"] },
        ],
      },
    },
    switching: {
      invoke: {
        id: "loadLanguage",
        src: "loadLanguage",
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: "settled",
          actions: ["settle", "markStored", "storeLanguage", "emitChanged"],
        },
        onError: { target: "settled", actions: ["emitFailed", "giveUp"] },
      },
      on: {
        "language.chosen": {
          guard: {
            type: "isAnother",
            params: ({ event }) => ({ language: event.language }),
          },
          target: "switching",
          reenter: true,
          actions: { type: "want", params: ({ event }) => ({ language: event.language }) },
        },
      },
    },
  },
});

/** The language as screens read it. */
export interface LanguageView {
  language: Language;
  /** False until the first language has been loaded. */
  isReady: boolean;
  isSwitching: boolean;
}

/** Reads a snapshot of {@link languageMachine} for a screen. */
export function languageView(snapshot: SnapshotFrom<typeof languageMachine>): LanguageView {
  return {
    language: snapshot.context.language,
    isReady: !snapshot.matches("choosing"),
    isSwitching: snapshot.matches("switching"),
  };
}
