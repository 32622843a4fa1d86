import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { apiTokenKey, signInParameters } from "@specimen/core/identity";
import { languageKey } from "@specimen/core/language";
import { minifySync, type Plugin } from "vite";
import { firstStyle } from "./firstStyle.ts";
import { firstWords } from "./firstWords.ts";
import { readAreas } from "./readAreas.ts";
import { takeTypeface, type BuiltFile } from "./typeface.ts";
import { wantedAt, wantedChunks, type WantedFiles } from "./wantedChunks.ts";

const script = readFileSync(new URL("bootScript.js", import.meta.url), "utf8");
/** What the product goes by as well: keys of its stores, and parameters of sign-in in an address. */
const names = { token: apiTokenKey, language: languageKey, secrets: signInParameters };
const mark = readFileSync(new URL("../public/mark.svg", import.meta.url), "utf8");

/**
 * Draws the frame of the product before any code has come: style and script stand in the document
 * (static, so that the server can name them by hash in the content security policy), and the style
 * sheet comes after the frame so that it does not hold it back.
 *
 * The document of a build names the files that its address begins with. Each area has its own, in the
 * folder of its base: an address is answered by the nearest `index.html` at or above it.
 */
export function firstPaint(): Plugin {
  let further: readonly BuiltFile[] = [];
  return {
    name: "specimen:first-paint",
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        const outputs = Object.values(bundle ?? {});
        const wanted = wantedChunks(outputs, await readAreas());
        const typeface = takeTypeface(outputs);
        const documentAt = (base: string) => fill(html, wantedAt(base, wanted), typeface);
        if (bundle === undefined) return documentAt(wanted.home);
        const documents = new Map(
          Object.keys(wanted.areas).map((base) => [base, documentAt(base)]),
        );
        const name = nameOf([...documents.values()]);
        const others = [...documents]
          .filter(([base]) => base !== wanted.home)
          .map(([base, source]) => ({
            fileName: `${base.slice(1)}/index.html`,
            source: named(source, name),
          }));
        further = [...others, ...(typeface === null ? [] : [typeface])];
        return named(documentAt(wanted.home), name);
      },
    },
    generateBundle: {
      // After the document.
      order: "post",
      handler() {
        for (const file of further) this.emitFile({ type: "asset", ...file });
      },
    },
  };
}

function fill(html: string, wanted: WantedFiles, typeface: BuiltFile | null): string {
  const head = [
    `<style>${firstStyle()}</style>`,
    `<script>${filled({ wanted, words: firstWords(), names })}</script>`,
  ];
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const further = [
    // What an area's first page is drawn with comes late only to those who begin elsewhere.
    wanted.files.length > 0 && `<link rel="stylesheet" crossorigin href="${wanted.styles}">`,
    // Not applied until the script says so.
    typeface !== null &&
      `<link rel="stylesheet" id="typeface" media="not all" href="/${typeface.fileName}">`,
  ].filter((sheet) => sheet !== false);
  return sheets
    .reduce((text, sheet) => text.replace(sheet, ""), html)
    .replace("<!--first-paint-->", () => head.join("\n    "))
    .replace("<!--mark-->", () => mark.trim())
    .replace("<noscript>", () => `${[...sheets, ...further].join("")}<noscript>`);
}

/** A hash of all documents of the build, which name every file that a page starts with. */
const nameOf = (documents: readonly string[]): string =>
  createHash("sha256").update(documents.join("")).digest("base64url").slice(0, 12);

/** The document with the name of its build, by which a page notices that a later one is served. */
const named = (html: string, name: string): string =>
  html.replace("<title>", `<meta name="build" content="${name}" />\n    <title>`);

/** The script with what only the build knows. */
function filled(values: Readonly<Record<string, unknown>>): string {
  const text = Object.entries(values).reduce(
    (code, [name, value]) =>
      code.replace(`${name} = {}`, () => `${name} = ${JSON.stringify(value)}`),
    script,
  );
  return minifySync("bootScript.js", text).code;
}
