import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { apiTokenKey, signInParameters } from "@specimen/core/identity";
import { languageKey } from "@specimen/core/language";
import type { Plugin } from "vite";
import { firstStyle } from "./firstStyle.ts";
import { firstWords } from "./firstWords.ts";
import { readAreas } from "./readAreas.ts";
import { takeTypeface, type Sheet } from "./typeface.ts";
import { wantedChunks, type WantedChunks } from "./wantedChunks.ts";

const script = readFileSync(new URL("firstScript.js", import.meta.url), "utf8")
  .replaceAll(/^\s*\/\/.*\n/gm, "")
  .replaceAll(/^\s+/gm, "");
/** What the product goes by as well: keys of its stores, and parameters of sign-in in an address. */
const names = { token: apiTokenKey, language: languageKey, secrets: signInParameters };
const mark = readFileSync(new URL("../public/mark.svg", import.meta.url), "utf8");

/**
 * Draws the frame of the product before any code has come: style and script stand in the document
 * (static, so that the server can name them by hash in the content security policy), and the style
 * sheet comes after the frame so that it does not hold it back.
 */
export function firstPaint(): Plugin {
  let typeface: Sheet | null = null;
  return {
    name: "specimen:first-paint",
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        const outputs = Object.values(bundle ?? {});
        const wanted = wantedChunks(outputs, await readAreas());
        typeface = takeTypeface(outputs);
        const filled = fill(html, wanted, typeface);
        return bundle === undefined ? filled : named(filled);
      },
    },
    generateBundle: {
      // After the document.
      order: "post",
      handler() {
        if (typeface !== null) this.emitFile({ type: "asset", ...typeface });
      },
    },
  };
}

function fill(html: string, wanted: WantedChunks, typeface: Sheet | null): string {
  const head = [
    `<style>${firstStyle()}</style>`,
    `<script>${filled({ wanted, words: firstWords(), names })}</script>`,
  ];
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const late =
    typeface === null
      ? ""
      : // Not applied until the script says so.
        `<link rel="stylesheet" id="typeface" media="not all" href="/${typeface.fileName}">`;
  return sheets
    .reduce((text, sheet) => text.replace(sheet, ""), html)
    .replace("<!--first-paint-->", () => head.join("\n    "))
    .replace("<!--mark-->", () => mark.trim())
    .replace("<noscript>", () => `${sheets.join("")}${late}<noscript>`);
}

/**
 * The document with the name of its build, by which a page notices that a later one is served: a hash
 * of the document, which names every file that it starts with.
 */
function named(html: string): string {
  const name = createHash("sha256").update(html).digest("base64url").slice(0, 12);
  return html.replace("<title>", `<meta name="build" content="${name}" />\n    <title>`);
}

/** The script with what only the build knows. */
const filled = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replace(`${name} = {}`, () => `${name} = ${JSON.stringify(value)}`),
    script,
  );
