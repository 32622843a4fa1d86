import { languageMachine } from "../../language/index.ts";
import { stillRunning, walkable } from "../walkable.ts";

const failed = { error: new Error("offline") };

/** The language, with choices and defaults that are supported, unsupported and unset. */
export const languageWalk = walkable({
  machine: languageMachine.provide({
    actors: { readStoredLanguage: stillRunning(), loadLanguage: stillRunning() },
    actions: { storeLanguage: () => {} },
  }),
  events: [
    { type: "language.chosen", language: "en" },
    { type: "language.chosen", language: "de" },
    { type: "language.chosen", language: "pl" },
    { type: "user.identified", defaultLanguage: "en" },
    { type: "user.identified", defaultLanguage: "lt" },
    { type: "user.identified", defaultLanguage: null },
  ],
  outcomes: {
    readStoredLanguage: [{ output: null }, { output: "pl" }, { output: "sv" }, failed],
    loadFirstLanguage: [{ output: undefined }, failed],
    loadLanguage: [{ output: undefined }, failed],
  },
  identify: ({ value, context }) => [value, context],
});
