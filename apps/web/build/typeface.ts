import { createHash } from "node:crypto";
import type { Rolldown } from "vite";
import { lateSheet } from "./lateStyles.ts";

const face = /@font-face\{[^}]*font-family:"?Instrument Sans Variable[^}]*\}/g;

/**
 * Asks for the letters as soon as the sheet is applied, and not only with the first words of a page:
 * these would be drawn in the stand-in and may take another line then.
 */
const asked =
  'html::before{content:"a";position:absolute;visibility:hidden}' +
  'html:lang(lt)::before,html:lang(pl)::before{content:"aą"}';

/** A file as the build writes it. */
export interface BuiltFile {
  fileName: string;
  source: string;
}

/**
 * Takes the `@font-face` rules of the typeface out of the built style sheet, into one of their own
 * that the document applies later: the letters weigh half as much as the main code, and would share
 * the line with it. With the rules in the document itself, the request for the letters would name its
 * address, which may carry a secret. Null while developing.
 */
export function takeTypeface(
  bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): BuiltFile | null {
  const sheet = bundle.find(
    ({ fileName }) => fileName.endsWith(".css") && !lateSheet.test(fileName),
  );
  if (sheet?.type !== "asset") return null;
  const style = String(sheet.source);
  const source = [...(style.match(face) ?? []), asked].join("");
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  sheet.source = style.replaceAll(face, "");
  return { fileName: `assets/typeface-${hash}.css`, source };
}
