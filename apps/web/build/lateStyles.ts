import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

/** The sheet with the styles of everything that comes after the first screen. */
export const lateSheet = /^assets\/late-[\w-]+\.css$/;

/** What is written instead of Vite's own; the name is the one that Vite imports. */
const loadAhead = fileURLToPath(new URL("../src/browser/loadAhead.ts", import.meta.url));

/**
 * Leaves to the first sheet what the entry and its imports are drawn with, and gathers the styles of
 * everything that comes later in one other, for which Vite has the imports of such parts wait. The
 * rules stand in the order that one sheet for all would have (`build.cssCodeSplit: false`).
 */
export function lateStyles(): Plugin {
  return {
    name: "specimen:late-styles",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/, code: "export const __vitePreload" },
      handler: () => ({
        code: `export { loadAhead as __vitePreload } from ${JSON.stringify(loadAhead)};`,
        map: null,
      }),
    },
    // The sheets of all chunks are there; the document and the imports have not named them yet.
    generateBundle(_options, bundle) {
      const chunks = lateChunksOf(bundle).filter((chunk) => sheetsOf(chunk).size > 0);
      const names = new Set(chunks.flatMap((chunk) => [...sheetsOf(chunk)]));
      const source = [...names].map((name) => sourceOf(bundle[name])).join("");
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/late-${hash}.css`;
      for (const chunk of chunks) {
        sheetsOf(chunk).clear();
        sheetsOf(chunk).add(fileName);
      }
      for (const name of names) delete bundle[name];
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}

const sheetsOf = ({ viteMetadata }: Rolldown.OutputChunk) =>
  viteMetadata?.importedCss ?? new Set<string>();

const sourceOf = (output: Rolldown.OutputBundle[string] | undefined) =>
  output?.type === "asset" ? String(output.source) : "";

/** The chunks that no entry imports at once, each after those that it imports itself. */
function lateChunksOf(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const seen = new Set<string>();
  const later: string[] = [];
  const withImports = (name: string): readonly Rolldown.OutputChunk[] => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || seen.has(name)) return [];
    seen.add(name);
    const imported = chunk.imports.flatMap(withImports);
    later.push(...chunk.dynamicImports);
    return [...imported, chunk];
  };
  for (const output of Object.values(bundle))
    if (output.type === "chunk" && output.isEntry) withImports(output.fileName);
  const late: Rolldown.OutputChunk[] = [];
  for (const name of later) late.push(...withImports(name));
  return late;
}
