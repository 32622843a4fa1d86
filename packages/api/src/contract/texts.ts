import * as z from "zod/mini";
import { type Language, languages } from "./primitives.ts";

/** The most characters of a text per language, also after the server has sanitised it. */
export const textLimit = 20_000;

/** The largest body in bytes of a text in every language: UTF-8 of at most four bytes a character. */
export const textsBodyLimit = languages.length * textLimit * 4 + 64 * 1024;

/** A member for each language. */
export const inEachLanguage = <T>(schema: T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, schema])) as Record<Language, T>;

/** A text by language, as sanitised HTML; a language that is absent or empty has none. */
export const Texts = z
  .object(inEachLanguage(z.optional(z.string().check(z.maxLength(textLimit)))))
  .register(z.globalRegistry, { id: "Texts" });
export type Texts = z.infer<typeof Texts>;

/** A plain text of one line by language. */
export const Lines = z
  .object(inEachLanguage(z.optional(z.string().check(z.maxLength(200)))))
  .register(z.globalRegistry, { id: "Lines" });
export type Lines = z.infer<typeof Lines>;

/** A customer's texts with their version. */
export const VersionedTexts = z
  .object({ version: z.string(), texts: Texts })
  .register(z.globalRegistry, { id: "VersionedTexts" });
export type VersionedTexts = z.infer<typeof VersionedTexts>;

/** Replaces the texts of every language. */
export const TextsChange = z
  .object({ texts: Texts })
  .register(z.globalRegistry, { id: "TextsChange" });
export type TextsChange = z.infer<typeof TextsChange>;
