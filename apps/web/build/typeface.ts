import type { Rolldown } from "vite";

const face = /@font-face\{[^}]*font-family:"?Instrument Sans Variable[^}]*\}/g;

/**
 * Takes the `@font-face` rules of the typeface out of the built style sheet, for the document to
 * apply later; gives none while developing. The letters weigh half as much as the main code, and
 * would share the line with it.
 */
export function takeTypeface(
  bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): string {
  const sheet = bundle.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") return "";
  const style = String(sheet.source);
  sheet.source = style.replaceAll(face, "");
  return (style.match(face) ?? []).join("");
}
