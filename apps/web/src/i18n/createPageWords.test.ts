import type { Language } from "@specimen/core/language";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPageWords } from "./createPageWords.ts";
import * as library from "./i18n.ts";
import { hasWords, type ReadWords } from "./words.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Words that say where they are from; those that are `missing` cannot be had. */
function open(missing = new Set<string>(), bring = () => Promise.resolve(library)) {
  const read = vi.fn<ReadWords>(async (language, name) => {
    await Promise.resolve();
    if (missing.has(`${language} ${name}`)) throw new Error("no network");
    const text = `${language} ${name} {{date}}`;
    return name === "banknotes" ? { banknotes: { title: text } } : { shell: { signOut: text } };
  });
  const loadLibrary = vi.fn(bring);
  const words = createPageWords({ read, loadLibrary });
  const changed = vi.fn();
  words.i18n.on("languageChanged", changed);
  const t = words.i18n.t as unknown as (key: string, options: object) => string;
  const say = (key: string) => t(key, { date: 1 });
  return { ...words, read, loadLibrary, changed, say, missing };
}

const settled = async (work: Promise<unknown>) => {
  const done = work.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return done;
};

it("reads the first language without i18next, each file once", async () => {
  const { i18n, show, loadParts, read, loadLibrary, changed, say } = open();
  expect(i18n.language).toBeUndefined();
  expect(hasWords(i18n)).toBe(false);
  await Promise.all([show("pl"), loadParts(["banknotes"])]);
  expect([i18n.language, i18n.resolvedLanguage, i18n.languages]).toEqual(["pl", "pl", ["pl"]]);
  expect(hasWords(i18n)).toBe(true);
  expect([say("shell.signOut"), say("banknotes.title")]).toEqual([
    "pl translation 1",
    "pl banknotes 1",
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(read.mock.calls.map(([language]) => language)).toEqual(Array(5).fill("pl"));
  expect(loadLibrary).not.toHaveBeenCalled();
});

it("reads texts of a bundle and of another one that is named", async () => {
  const { i18n, show } = open();
  await show("en");
  const t = i18n.getFixedT("en", "migration") as (key: string, options: object) => string;
  expect(t("shell.signOut", { date: 2 })).toBe("en migration 2");
  expect(t("shell.signOut", { ns: "auth", date: 2 })).toBe("en auth 2");
});

it("changes to another language by i18next, with the parts in use and what is asked for later", async () => {
  const { i18n, show, loadParts, changed, say, read } = open();
  await show("pl");
  await loadParts(["banknotes"]);
  const before = i18n.getFixedT("pl", "translation") as (key: string, options: object) => string;
  read.mockClear();
  await settled(show("de"));
  expect([i18n.language, i18n.resolvedLanguage, i18n.languages]).toEqual(["de", "de", ["de"]]);
  expect(say("banknotes.title")).toBe("de banknotes 1");
  expect(changed).toHaveBeenCalledTimes(2);
  expect(read.mock.calls.map(([language]) => language)).toEqual(Array(5).fill("de"));
  await settled(loadParts(["coins"]));
  expect(read).toHaveBeenLastCalledWith("de", "coins");
  // What was asked for in the former language is what it was.
  expect(before("banknotes.title", { date: 1 })).toBe("pl banknotes 1");
  await settled(show("pl"));
  expect(say("banknotes.title")).toBe("pl banknotes 1");
});

it("tells nobody any more who has stopped listening", async () => {
  const { i18n, show, changed } = open();
  i18n.off("languageChanged", changed);
  await show("pl");
  await settled(show("de"));
  expect(changed).not.toHaveBeenCalled();
});

it("asks again by i18next for a file of the first language that could not be had", async () => {
  const missing = new Set(["pl auth"]);
  const { i18n, show, read } = open(missing);
  const shown = show("pl");
  await vi.advanceTimersByTimeAsync(1000);
  expect(i18n.language).toBeUndefined();
  missing.clear();
  expect(await settled(shown)).toBeUndefined();
  expect(i18n.language).toBe("pl");
  expect(hasWords(i18n)).toBe(true);
  expect(read.mock.calls.filter(([, name]) => name === "auth")).toHaveLength(4);
});

it("falls back to English on a first visit, and rejects", async () => {
  const { i18n, show } = open(new Set(["pl auth"]));
  expect(await settled(show("pl"))).toBeInstanceOf(Error);
  expect(i18n.language).toBe("en");
});

it("asks again by i18next for a part that could not be had, also when it came meanwhile", async () => {
  const { show, loadParts, say, missing } = open(new Set(["pl banknotes"]));
  await show("pl");
  expect(await settled(loadParts(["banknotes"]))).toBeInstanceOf(Error);
  missing.clear();
  expect(await settled(loadParts(["banknotes"]))).toBeUndefined();
  expect(say("banknotes.title")).toBe("pl banknotes 1");
  expect(say("shell.signOut")).toBe("pl translation 1");
});

it("has a part that was on its way when i18next came", async () => {
  const { show, loadParts, say } = open();
  await show("pl");
  const both = Promise.all([loadParts(["banknotes"]), show("de")]);
  expect(await settled(both)).toEqual([undefined, undefined]);
  expect(say("banknotes.title")).toBe("de banknotes 1");
});

it("keeps its words when i18next cannot be had, and asks for it again", async () => {
  let isOffline = true;
  const bring = () => (isOffline ? Promise.reject(new Error("offline")) : Promise.resolve(library));
  const { i18n, show, loadParts, loadLibrary, say } = open(new Set(), bring);
  await show("pl");
  expect(await settled(show("de"))).toBeInstanceOf(Error);
  expect([i18n.language, say("shell.signOut")]).toEqual(["pl", "pl translation 1"]);
  await loadParts(["banknotes"]);
  expect(say("banknotes.title")).toBe("pl banknotes 1");
  isOffline = false;
  await settled(show("de"));
  expect([i18n.language, say("banknotes.title")]).toEqual(["de", "de banknotes 1"]);
  expect(loadLibrary).toHaveBeenCalledTimes(2);
});

it("leaves the language on screen where another one is wanted meanwhile", async () => {
  const { i18n, show } = open();
  await show("pl" satisfies Language);
  const taken = new AbortController();
  const shown = show("de", taken.signal);
  taken.abort();
  await settled(shown);
  expect(i18n.language).toBe("pl");
});
