import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { languages } from "@specimen/core/language";
import { areas } from "../src/app/areas.ts";
import { paths } from "../src/url/paths.ts";
import { sharedParts } from "../src/i18n/words.ts";
import { everywhere } from "../src/services/answers/firstAnswers.ts";
import { readLocale } from "../src/testing/locales.ts";
import { lateSheet } from "./lateStyles.ts";
import { wantedChunks } from "./wantedChunks.ts";

/**
 * In kilobytes of 1000 bytes, in whichever language has the longest words. The goal is 120;
 * React, router, SWR and openapi-fetch weigh 72 of them. What stands here
 * may become more only for a gain in time that is measured (decision 0187), or for the mend of a fault
 * that cannot come later. The entry names late files, whose hashes make it some 50 bytes more or less
 * with every build: so much is left above what it is.
 */
const budget = 119.95;

/** In kilobytes, what one area may add: its value with addresses, permissions and loaders. */
const areaBudget = 0.5;

/** In kilobytes, brotli: what the document of the dashboard and its styles weigh. */
const paintBudget = 8.75;

let chunks: readonly Rolldown.OutputChunk[];
let outputs: Rolldown.RolldownOutput["output"];

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({
    root: new URL("..", import.meta.url).pathname,
    logLevel: "error",
    build: { write: false },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("nothing was built");
  outputs = first.output;
  chunks = outputs.filter((output) => output.type === "chunk");
});

afterAll(() => void vi.unstubAllEnvs());

const chunkOf = (fileName: string) => {
  const chunk = chunks.find((candidate) => candidate.fileName === fileName);
  if (chunk === undefined) throw new Error(`There is no chunk ${fileName}`);
  return chunk;
};

const documentText = (path = "index.html") => {
  const document = outputs.find(({ fileName }) => fileName === path);
  return document?.type === "asset" ? String(document.source) : "";
};

/** What the document loads at once: its scripts with all they import. */
const entryChunks = () => {
  const found = new Set<string>();
  const open = [...documentText().matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].flatMap(
    ([, name = ""]) => name,
  );
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...chunkOf(name).imports);
  }
  return [...found];
};

const packagesIn = (names: readonly string[]) =>
  names.flatMap((name) => Object.keys(chunkOf(name).modules));

/** The text of a file of the build, whatever it is. */
const textOf = (fileName: string) => {
  const output = outputs.find((candidate) => candidate.fileName === fileName);
  if (output === undefined) throw new Error(`There is no file ${fileName}`);
  return output.type === "chunk" ? output.code : String(output.source);
};

/** The sheets that a document has applied before the code runs. */
const sheetsOf = (document: string) =>
  [...document.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g)].map(
    ([, name = ""]) => name,
  );

/** The files of words that the first page of an address needs. */
const wordFilesOf = (base: string, language = "en") => {
  const { words, areas: first } = wantedChunks(outputs, areas);
  const names = ["", ...(first[base]?.[1] ?? []).map((part) => `-${part}`)];
  return names.map((name) => `${words.slice(1)}${language}${name}.json`);
};

describe("what comes until the dashboard is usable", () => {
  const lazyChunks = () =>
    (wantedChunks(outputs, areas).areas["/dashboard"]?.[0] ?? []).map((path) => path.slice(1));

  it("weighs no more than it did, in brotli and in every language", () => {
    const lazy = lazyChunks();
    // All of it comes with the document: nothing of the first screen is asked for by code.
    expect(lazy).toEqual([]);
    const sizesOf = (names: readonly string[]) =>
      names.map((name): [string, number] => [name, brotliCompressSync(textOf(name)).length]);
    const weightOf = (sizes: readonly [string, number][]) =>
      sizes.reduce((sum, [, size]) => sum + size, 0) / 1000;
    const scripts = sizesOf([...new Set([...entryChunks(), ...lazy])]);
    const words = languages.map((language) => sizesOf(wordFilesOf("/dashboard", language)));
    const total = weightOf(scripts) + Math.max(...words.map(weightOf));
    expect(total, JSON.stringify([scripts, words])).toBeLessThanOrEqual(budget);
  });

  it("holds of an area that is not on the dashboard its value alone, which is small", () => {
    const files = [...entryChunks(), ...lazyChunks()].flatMap((name) =>
      Object.entries(chunkOf(name).modules),
    );
    const shown = areas.filter(({ name, panel }) => name === "dashboard" || panel !== undefined);
    const ofAreas = files.flatMap(([id, { code }]) => {
      const [, area = "", file = ""] = /\/src\/features\/(\w+)\/(.+)$/.exec(id) ?? [];
      return area === "" || area === "auth" ? [] : [{ area, file, code: code ?? "" }];
    });
    const others = ofAreas.filter(({ area }) => shown.every(({ name }) => name !== area));
    expect(others.map(({ area }) => area).toSorted()).toEqual(
      areas
        .filter((area) => !shown.includes(area))
        .map(({ name }) => name as string)
        .toSorted(),
    );
    for (const { area, file, code } of others) {
      expect(`${area}/${file}`).toBe(`${area}/area.ts`);
      expect(brotliCompressSync(code).length / 1000, area).toBeLessThanOrEqual(areaBudget);
    }
  });

  it.each(languages)("holds no words of other areas in %s", (language) => {
    const files = wordFilesOf("/dashboard", language);
    expect(files).toHaveLength(2);
    const [shared = "", own = ""] = files.map(textOf);
    const { translation } = JSON.parse(shared) as Record<string, Record<string, unknown>>;
    expect(Object.keys(translation ?? {}).toSorted()).toEqual([...sharedParts].toSorted());
    expect(own).toBe(JSON.stringify(readLocale(language).translation["dashboard"]));
  });

  it("has no words in its code", () => {
    const modules = packagesIn(chunks.map(({ fileName }) => fileName)).join("\n");
    expect(modules).not.toContain("/locales/");
  });

  it("holds neither machines, i18next, validation, menus, the provider's protocol nor the inspector", () => {
    const modules = packagesIn([...entryChunks(), ...lazyChunks()]).join("\n");
    expect(modules).toContain("react-dom");
    for (const late of [
      "/xstate/",
      "/i18next/",
      "Machine.ts",
      "/zod/",
      "/api/src/contract/",
      "downshift",
      "react-menu",
      "react-toast",
      "oauth4webapi",
      "statelyai",
      "date-fns/locale",
    ]) {
      expect(modules).not.toContain(late);
    }
  });

  it("has V8 compile what every first page needs while it comes", () => {
    expect(entryChunks()).toHaveLength(4);
    for (const name of entryChunks())
      expect(textOf(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it("starts sign-in without React and the main code", () => {
    const { start } = wantedChunks(outputs, areas);
    const needed = [start.slice(1)];
    for (const name of needed) needed.push(...chunkOf(name).imports);
    expect(packagesIn(needed).join()).toContain("/xstate/");
    expect(packagesIn(needed).join()).not.toMatch(
      /\/node_modules\/(react|react-dom|swr|i18next)\//,
    );
  });

  it("leaves the typeface to a sheet that the document applies after the code", () => {
    const [, name = ""] =
      /<link rel="stylesheet" id="typeface" media="not all" href="\/([^"]+)">/.exec(
        documentText(),
      ) ?? [];
    expect(textOf(name).match(/@font-face/g)).toHaveLength(2);
    expect(textOf(name)).toMatch(/html::before\{content:"a"/);
    expect(documentText()).not.toContain("@font-face");
    const [sheet = ""] = sheetsOf(documentText());
    expect(textOf(sheet)).not.toContain("instrument-sans-latin");
    expect(textOf(sheet)).toContain("Specimen Fallback");
  });
});

describe("the document", () => {
  it("has its frame before its style sheet, so that nothing holds the first paint back", () => {
    const frame = documentText().indexOf('class="first"');
    expect(frame).toBeGreaterThan(0);
    expect(documentText().indexOf('rel="stylesheet"')).toBeGreaterThan(frame);
  });

  it("weighs no more than it did, with its styles, however many areas there are", () => {
    const parts = [documentText(), ...sheetsOf(documentText()).map(textOf)];
    const bytes = parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(paintBudget);
    expect(documentText()).not.toContain("/routes-");
  });

  it("of each area names what its first page begins with, and the same build", () => {
    const { areas: first } = wantedChunks(outputs, areas);
    const build = /<meta name="build" content="[^"]+" \/>/.exec(documentText())?.[0] ?? "missing";
    const others = areas.filter(({ base }) => base !== paths.dashboard.base);
    expect(others).not.toEqual([]);
    for (const { base } of others) {
      const document = documentText(`${base.slice(1)}/index.html`);
      expect(document).toContain(build);
      const [files = [], parts = []] = first[base] ?? [];
      expect(files).not.toEqual([]);
      for (const part of [...files, ...parts]) expect(document).toContain(part);
    }
  });

  it("asks for the configuration before any code has come", () => {
    const script = documentText().match(/<script>([^]*?)<\/script>/)?.[1] ?? "";
    expect(script).toContain("fetch(`/config.json`");
  });

  it("asks early for calls that there are, and for no others", () => {
    for (const path of everywhere) expect(documentText()).toContain(`\`${path}\``);
    const early = documentText().match(/\bof(\[`\/currentUser`.*?\])\)/)?.[1] ?? "[]";
    expect(JSON.parse(early.replaceAll("`", '"'))).toEqual([...everywhere]);
  });

  it("has one style sheet for the first screen, and of areas one more for all that comes late", () => {
    const sheets = outputs.filter(({ fileName }) => fileName.endsWith(".css"));
    expect(sheets.map(({ fileName }) => fileName).toSorted()).toEqual([
      expect.stringMatching(/^assets\/index-/),
      expect.stringMatching(lateSheet),
      expect.stringMatching(/^assets\/typeface-/),
    ]);
    expect(sheetsOf(documentText())).toEqual([expect.stringMatching(/^assets\/index-/)]);
    expect(sheetsOf(documentText("notes/index.html"))).toEqual([
      ...sheetsOf(documentText()),
      expect.stringMatching(lateSheet),
    ]);
  });

  it("says where the words are, and which parts each area shows", () => {
    const { words, areas: first } = wantedChunks(outputs, areas);
    expect(words).toMatch(/^\/assets\/words-[0-9a-f]{8}\/$/);
    expect(documentText()).toContain(`words:\`${words}\``);
    for (const area of areas) {
      expect(first[area.base]?.[1]).toEqual(area.words);
      for (const language of languages)
        for (const file of wordFilesOf(area.base, language)) expect(textOf(file)).toMatch(/^\{/);
    }
  });
});

it("React Compiler compiles components, those with default values too", () => {
  const shell = chunks.find(({ modules }) =>
    Object.keys(modules).some((id) => id.endsWith("/widgets/ScreenTitle.tsx")),
  );
  const module = Object.entries(shell?.modules ?? {}).find(([id]) =>
    id.endsWith("/widgets/ScreenTitle.tsx"),
  );
  expect(module?.[1].code).toMatch(/\.c\)?\(\d+\)|react_compiler_runtime|compiler_runtime/);
});
