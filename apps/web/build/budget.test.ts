import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { areas } from "../src/app/areas.ts";
import { everywhere } from "../src/services/firstAnswers.ts";
import { wantedChunks } from "./wantedChunks.ts";

/**
 * In kilobytes of 1000 bytes. The goal is 116, twice React with one call; React, router, i18next,
 * XState, Zod, SWR and openapi-fetch weigh 115 of them. What stands above may only become less.
 */
const budget = 173;

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
}, 120_000);

afterAll(() => void vi.unstubAllEnvs());

const chunkOf = (fileName: string) => {
  const chunk = chunks.find((candidate) => candidate.fileName === fileName);
  if (chunk === undefined) throw new Error(`There is no chunk ${fileName}`);
  return chunk;
};

const documentText = () => {
  const document = outputs.find(({ fileName }) => fileName === "index.html");
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

describe("JavaScript until the dashboard is usable", () => {
  it("weighs no more than it did, in brotli", () => {
    const { languages, areas: first } = wantedChunks(outputs, areas).chunks;
    const lazy = [...(languages["en"] ?? []), ...(first["/dashboard"] ?? [])].map((path) =>
      path.slice(1),
    );
    expect(lazy.length).toBeGreaterThan(1);
    expect(lazy).not.toEqual(expect.arrayContaining(entryChunks()));
    const sizes = [...new Set([...entryChunks(), ...lazy])].map((name): [string, number] => [
      name,
      brotliCompressSync(chunkOf(name).code).length,
    ]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0) / 1000;
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budget);
  }, 60_000);

  it("holds neither menus nor the provider's protocol, the inspector or other languages", () => {
    const modules = packagesIn(entryChunks()).join("\n");
    expect(modules).toContain("react-dom");
    for (const late of [
      "downshift",
      "react-menu",
      "react-toast",
      "oauth4webapi",
      "statelyai",
      "date-fns/locale",
      "/locales/",
    ]) {
      expect(modules).not.toContain(late);
    }
  });

  it("asks for the typeface's Latin letters in the document", () => {
    expect(wantedChunks(outputs, areas).fonts).toHaveLength(1);
  });
});

describe("the document", () => {
  it("has its frame before its style sheet, so that nothing holds the first paint back", () => {
    const frame = documentText().indexOf('class="first"');
    expect(frame).toBeGreaterThan(0);
    expect(documentText().indexOf('rel="stylesheet"')).toBeGreaterThan(frame);
  });

  it("asks for the configuration before any code has come", () => {
    const script = documentText().match(/<script>([^]*?)<\/script>/)?.[1] ?? "";
    expect(script).toContain('fetch("/config.json"');
  });

  it("asks early for calls that there are, and for no others", () => {
    const early = documentText().match(/for \(const path of (\[.*?\])\)/)?.[1] ?? "[]";
    expect(JSON.parse(early)).toEqual([...everywhere]);
  });

  it("has one style sheet for every screen", () => {
    expect(outputs.filter(({ fileName }) => fileName.endsWith(".css"))).toHaveLength(1);
  });

  it("says where the words of every language are", () => {
    expect(Object.keys(wantedChunks(outputs, areas).chunks.languages).toSorted()).toEqual([
      "de",
      "en",
      "es",
      "fr",
      "it",
      "lt",
      "no",
      "pl",
    ]);
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
