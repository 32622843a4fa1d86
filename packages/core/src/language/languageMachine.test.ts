import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { createFakeStore, machineWalks, settle, walk } from "../testing/index.ts";
import { createLanguage } from "./createLanguage.ts";
import { languageMachine, languageView } from "./languageMachine.ts";
import {
  fallbackLanguage,
  isLanguage,
  languages,
  preferredLanguage,
  type Language,
} from "./languages.ts";

async function open(stored: Record<string, string> = {}, broken: Language[] = []) {
  const store = createFakeStore(stored);
  const loaded: Language[] = [];
  const told: string[] = [];
  const load = async (language: Language) => {
    if (broken.includes(language)) throw new Error("offline");
    loaded.push(language);
  };
  const actor = createLanguage({ store, load });
  actor.on("language.changed", ({ language }) => told.push(`changed ${language}`));
  actor.on("language.failed", ({ language }) => told.push(`failed ${language}`));
  actor.start();
  await settle();
  return { actor, loaded, store, told, view: () => languageView(actor.getSnapshot()) };
}

describe("the language", () => {
  it("is the stored one at start, if supported", async () => {
    const page = await open({ "content-language": "pl" });
    expect(page.view()).toEqual({ language: "pl", isReady: true, isSwitching: false });
    page.actor.send({ type: "user.identified", defaultLanguage: "de" });
    await settle();
    expect(page.view().language).toBe("pl");
    expect(page.told).toEqual([]);
  });

  it("is otherwise the user's default, which a first visit applies and stores", async () => {
    const page = await open({ "content-language": "sv" });
    expect(page.view().language).toBe("en");
    page.actor.send({ type: "user.identified", defaultLanguage: "lt" });
    await settle();
    expect(page.view().language).toBe("lt");
    expect(page.store.read("content-language")).toBe("lt");
    expect(page.told).toEqual(["changed lt"]);
  });

  it("is otherwise en, and a default nobody supports changes nothing", async () => {
    for (const defaultLanguage of [null, "sv"]) {
      const page = await open();
      page.actor.send({ type: "user.identified", defaultLanguage });
      await settle();
      expect(page.view().language).toBe("en");
      expect(page.store.read("content-language")).toBeNull();
    }
  });

  it("stores a default that is already on screen without loading it again", async () => {
    const page = await open();
    page.actor.send({ type: "user.identified", defaultLanguage: "en" });
    await settle();
    expect(page.store.read("content-language")).toBe("en");
    expect(page.loaded).toEqual(["en"]);
    expect(page.told).toEqual([]);
  });

  it("waits with the user's default until the first language has been read", async () => {
    const actor = createLanguage({ store: createFakeStore(), load: async () => {} });
    actor.start();
    actor.send({ type: "user.identified", defaultLanguage: "it" });
    await settle();
    expect(languageView(actor.getSnapshot()).language).toBe("it");
  });

  it("is stored when chosen, and all cached data is to be fetched again", async () => {
    const page = await open();
    page.actor.send({ type: "language.chosen", language: "de" });
    expect(page.view()).toMatchObject({ language: "en", isSwitching: true });
    await settle();
    expect(page.view()).toMatchObject({ language: "de", isSwitching: false });
    expect(page.store.read("content-language")).toBe("de");
    expect(page.told).toEqual(["changed de"]);
  });

  it("is the last one chosen when somebody changes their mind while it loads", async () => {
    const page = await open();
    page.actor.send({ type: "language.chosen", language: "de" });
    page.actor.send({ type: "language.chosen", language: "fr" });
    await settle();
    expect(page.view().language).toBe("fr");
    expect(page.told).toEqual(["changed fr"]);
  });

  it("takes a load back whose language is no longer wanted, so that its words stay off the screen", async () => {
    const shown: Language[] = [];
    const arrive = new Map<Language, () => void>();
    const load = async (language: Language, signal: AbortSignal) => {
      if (language !== "en") await new Promise<void>((done) => arrive.set(language, done));
      if (!signal.aborted) shown.push(language);
    };
    const actor = createLanguage({ store: createFakeStore(), load });
    actor.start();
    await settle();
    actor.send({ type: "language.chosen", language: "fr" });
    actor.send({ type: "language.chosen", language: "it" });
    arrive.get("it")?.();
    await settle();
    arrive.get("fr")?.();
    await settle();
    expect(shown).toEqual(["en", "it"]);
    expect(languageView(actor.getSnapshot()).language).toBe("it");
  });

  it("stays when the words of another cannot be had", async () => {
    const page = await open({}, ["es"]);
    page.actor.send({ type: "user.identified", defaultLanguage: "es" });
    await settle();
    expect(page.view()).toMatchObject({ language: "en", isSwitching: false });
    expect(page.told).toEqual(["failed es"]);
    expect(page.store.read("content-language")).toBeNull();
  });

  it("is one of eight, else English", () => {
    expect(languages).toEqual(["de", "en", "es", "fr", "it", "lt", "no", "pl"]);
    expect(fallbackLanguage).toBe("en");
  });

  it("code is accepted only if in the supported list", () => {
    expect(languages.every(isLanguage)).toBe(true);
    expect(["DE", "nb", "", null, 7, "toString"].some(isLanguage)).toBe(false);
  });
});

describe("languageMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(machineWalks.languageMachine, (after, event, before) => {
      const { language, wanted, isStored } = after.context;
      expect(isLanguage(language)).toBe(true);
      if (after.matches("settled")) expect(wanted).toBe(language);
      if (before.context.isStored) expect(isStored).toBe(true);
      if (language !== before.context.language) expect(event).toContain("xstate.done.actor.load");
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });

  it("is not ready before its first language", () => {
    expect(languageView(createActor(languageMachine).getSnapshot()).isReady).toBe(false);
  });
});

describe("the language of a browser", () => {
  it.each([
    [["nb-NO"], "no"],
    [["nn"], "no"],
    [["no"], "no"],
    [["sv-SE", "NB-no", "de"], "no"],
    [["fr-CA", "en"], "fr"],
    [["pl"], "pl"],
    [["deu", "sv"], "en"],
    [[], "en"],
  ] as const)("set to %j is %s", (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});
