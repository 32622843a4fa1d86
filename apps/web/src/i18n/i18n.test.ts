import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createI18n, showLanguage, type ReadBundle } from "./i18n.ts";

const words: ReadBundle = (language) => Promise.resolve({ place: language });

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
    const read = vi.fn<ReadBundle>((_, bundle) => {
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
    const read: ReadBundle = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 10));
      open -= 1;
      return {};
    };
    const i18n = createI18n(read);
    const loaded = i18n.loadLanguages(["de", "en", "es", "fr"]);
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
