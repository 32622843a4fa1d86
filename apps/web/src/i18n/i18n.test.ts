import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createI18n, loadParts, showLanguage } from "./i18n.ts";
import { createReader, type ReadWords } from "./words.ts";

const words: ReadWords = (language) => Promise.resolve({ place: language });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("loading a language", () => {
  it("puts its words on screen", async () => {
    const i18n = createI18n(words);
    await showLanguage(i18n, "lt");
    expect(i18n.language).toBe("lt");
    expect(i18n.exists("place")).toBe(true);
  });

  it("tries again up to 5 times, from 350 ms and doubling (specification 9)", async () => {
    const times: number[] = [];
    const read = vi.fn<ReadWords>((_, bundle) => {
      if (bundle === "auth") times.push(Date.now());
      return Promise.reject(new Error("no network"));
    });
    const shown = showLanguage(createI18n(read), "en").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await shown).toBeInstanceOf(Error);
    const [start = 0] = times;
    expect(times.map((time) => time - start)).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
  });

  it("reads at most 10 bundles at once", async () => {
    let open = 0;
    let most = 0;
    const read: ReadWords = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 10));
      open -= 1;
      return {};
    };
    const i18n = createI18n(read);
    const loaded = Promise.all(
      (["de", "en", "es", "fr"] as const).map((language) => showLanguage(i18n, language)),
    );
    await vi.advanceTimersByTimeAsync(200);
    await loaded;
    expect(most).toBe(10);
  });

  it("keeps the language on screen when the next one cannot be had", async () => {
    const i18n = createI18n((language, bundle) =>
      language === "de" ? Promise.reject(new Error("no network")) : words(language, bundle),
    );
    await showLanguage(i18n, "lt");
    const failed = showLanguage(i18n, "de").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBeInstanceOf(Error);
    expect(i18n.language).toBe("lt");
  });

  it("keeps the language on screen when words come that are no longer wanted", async () => {
    const i18n = createI18n(words);
    await showLanguage(i18n, "lt");
    const taken = new AbortController();
    const shown = showLanguage(i18n, "de", taken.signal);
    taken.abort();
    await shown;
    expect(i18n.language).toBe("lt");
  });

  it("falls back to English on a first visit", async () => {
    const i18n = createI18n((language, bundle) =>
      language === "de" ? Promise.reject(new Error("no network")) : words(language, bundle),
    );
    const failed = showLanguage(i18n, "de").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBeInstanceOf(Error);
    expect(i18n.language).toBe("en");
  });
});

/** Words that say where they come from; those in `missing` cannot be had. */
const saying =
  (missing: ReadonlySet<string> = new Set()): ReadWords =>
  (language, name) =>
    missing.has(`${language} ${name}`)
      ? Promise.reject(new Error("no network"))
      : Promise.resolve({ [name]: { title: `${language} ${name}` } });

describe("loading a part of the words", () => {
  it("finds it under the keys of the bundle it belongs to", async () => {
    const i18n = createI18n(saying());
    await showLanguage(i18n, "lt");
    expect(i18n.exists("banknotes.title")).toBe(false);
    await loadParts(i18n, "lt", ["banknotes"]);
    expect(i18n.t("banknotes.title")).toBe("lt banknotes");
    expect(i18n.getFixedT("lt")("banknotes.title")).toBe("lt banknotes");
  });

  it("comes with the next language too, so that no key shows", async () => {
    const i18n = createI18n(saying());
    await showLanguage(i18n, "lt");
    await loadParts(i18n, "lt", ["banknotes"]);
    await showLanguage(i18n, "de");
    expect(i18n.t("banknotes.title")).toBe("de banknotes");
  });

  it("comes in the language that has come on screen meanwhile", async () => {
    const i18n = createI18n(saying());
    await showLanguage(i18n, "lt");
    const loading = loadParts(i18n, "lt", ["banknotes"]);
    const shown = showLanguage(i18n, "de");
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all([loading, shown]);
    expect(i18n.t("banknotes.title")).toBe("de banknotes");
  });

  it("may come before the first language is on screen, and does not hold it back", async () => {
    const i18n = createI18n(saying(new Set(["lt banknotes"])));
    const failed = loadParts(i18n, "lt", ["banknotes"]).catch((error: unknown) => error);
    const shown = showLanguage(i18n, "lt");
    await vi.advanceTimersByTimeAsync(60_000);
    await shown;
    expect(i18n.language).toBe("lt");
    expect(await failed).toBeInstanceOf(Error);
  });

  it("keeps the language on screen when a part of the next one cannot be had", async () => {
    const i18n = createI18n(saying(new Set(["de banknotes"])));
    await showLanguage(i18n, "lt");
    await loadParts(i18n, "lt", ["banknotes"]);
    const failed = showLanguage(i18n, "de").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBeInstanceOf(Error);
    expect(i18n.language).toBe("lt");
  });

  it("asks again after a failure, for a part and for a language", async () => {
    const missing = new Set(["lt banknotes", "de auth"]);
    const i18n = createI18n(saying(missing));
    await showLanguage(i18n, "lt");
    const failed = Promise.allSettled([
      loadParts(i18n, "lt", ["banknotes"]),
      showLanguage(i18n, "de"),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    missing.clear();
    await loadParts(i18n, "lt", ["banknotes"]);
    expect(i18n.t("banknotes.title")).toBe("lt banknotes");
    await showLanguage(i18n, "de");
    expect(i18n.t("banknotes.title")).toBe("de banknotes");
  });
});

it("reads the file of the four bundles once", async () => {
  const readFile = vi.fn((name: string) =>
    Promise.resolve({ preload: {}, auth: {}, migration: {}, translation: { breadcrumbs: name } }),
  );
  const i18n = createI18n(createReader(readFile));
  await showLanguage(i18n, "lt");
  expect(i18n.t("breadcrumbs")).toBe("lt");
  expect(readFile.mock.calls).toEqual([["lt"]]);
});
