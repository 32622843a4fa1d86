import type { Language } from "@specimen/core/language";
import { expect, it, vi } from "vitest";
import { memoryStore } from "../../testing/memoryStore.ts";
import { createLanguageService, type LanguagePorts } from "./createLanguageService.ts";
import { startLanguage } from "./startLanguage.ts";

function open(stored: Language | null, broken: readonly Language[] = []) {
  const store = memoryStore();
  if (stored !== null) store.write("content-language", stored);
  const load = vi.fn<LanguagePorts["load"]>(async (language) => {
    if (broken.includes(language)) throw new Error("offline");
  });
  const start = vi.fn((ports: Parameters<typeof startLanguage>[0]) => startLanguage(ports, {}));
  const idle: (() => void)[] = [];
  const language = createLanguageService({
    store,
    load,
    start,
    whenIdle: (task) => void idle.push(task),
    report: vi.fn(),
    pause: async () => undefined,
  });
  const changed = vi.fn();
  const failed = vi.fn();
  language.onChanged(changed);
  language.onFailed(failed);
  return { language, store, load, start, idle, changed, failed };
}

it("shows the stored language at once, and loads its words once though the machine comes later", async () => {
  const { language, load, start, idle, changed } = open("pl");
  expect(language.view.get().isReady).toBe(false);
  await language.isReady();
  expect(language.view.get()).toEqual({ language: "pl", isReady: true, isSwitching: false });
  language.identify("de");
  expect(start).not.toHaveBeenCalled();
  idle.forEach((task) => task());
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  await start.mock.results[0]?.value;
  expect(language.view.get()).toEqual({ language: "pl", isReady: true, isSwitching: false });
  expect(load.mock.calls.map(([language]) => language)).toEqual(["pl"]);
  expect(changed).not.toHaveBeenCalled();
});

it("takes the user's own language on a first visit, without waiting for a quiet moment", async () => {
  const { language, store, idle, changed } = open(null);
  await language.isReady();
  language.identify("lt");
  await vi.waitFor(() => expect(language.view.get().language).toBe("lt"));
  expect(store.read("content-language")).toBe("lt");
  expect(changed).toHaveBeenCalledTimes(1);
  expect(idle).toEqual([]);
});

it("is the new language already when it tells of the change, as answers are then asked for again", async () => {
  const { language } = open(null);
  const asked: Language[] = [];
  language.onChanged(() => asked.push(language.view.get().language));
  await language.isReady();
  language.identify("de");
  await vi.waitFor(() => expect(language.view.get().language).toBe("de"));
  language.choose("pl");
  await vi.waitFor(() => expect(language.view.get().language).toBe("pl"));
  expect(asked).toEqual(["de", "pl"]);
});

it("says that it switches from the first choice on, and loads the first language anew", async () => {
  const { language, load } = open("en");
  await language.isReady();
  language.choose("de");
  expect(language.view.get()).toMatchObject({ language: "en", isSwitching: true });
  await vi.waitFor(() => expect(language.view.get().language).toBe("de"));
  language.choose("en");
  await vi.waitFor(() => expect(language.view.get().language).toBe("en"));
  expect(load.mock.calls.map(([wanted]) => wanted)).toEqual(["en", "de", "en"]);
  expect(language.view.get().isSwitching).toBe(false);
});

it("falls back where the first words cannot be had, and says so once the machine is there", async () => {
  const { language, failed } = open("es", ["es"]);
  await language.isReady();
  expect(language.view.get()).toEqual({ language: "en", isReady: true, isSwitching: false });
  language.choose("de");
  await vi.waitFor(() => expect(language.view.get().language).toBe("de"));
  expect(failed).toHaveBeenCalledTimes(1);
});
