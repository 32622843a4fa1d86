import * as z from "zod/mini";
import { type Language, languages } from "./primitives.ts";

/** The most characters of a text per language, also after the server has sanitised it. */
export const textLimit = 20_000;

/** The largest body in bytes of a text in every language: UTF-8 of at most four bytes a character. */
export const textsBodyLimit = languages.length * textLimit * 4 + 64 * 1024;

/** A member for each language. */
export const inEachLanguage = <T>(schema: T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, schema])) as Record<Language, T>;

/** Adds that a text is missing, at a path. */
export const lacksText = (judged: z.core.$RefinementCtx, ...path: string[]): void =>
  judged.addIssue({ code: "too_small", origin: "string", minimum: 1, input: "", path });

/** Refuses a text of spaces alone. */
export const notBlank = z.superRefine<string>((text, judged) => {
  if (text !== "" && text.trim() === "") lacksText(judged);
});

/**
 * Refuses texts that are written in no language. The fault stands at English, which the others fall
 * back to, and at `path` within its text.
 */
export const inSomeLanguage = <T>(isWritten: (text: T) => boolean, ...path: string[]) =>
  z.superRefine<Partial<Record<Language, T | undefined>>>((texts, judged) => {
    const isAnywhere = languages.some((language) => {
      const text = texts[language];
      return text !== undefined && isWritten(text);
    });
    if (!isAnywhere) lacksText(judged, "en", ...path);
  });

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

/** A plain text of one line, in at least one language. */
export const SomeLines = Lines.check(inSomeLanguage<string>((line) => line.trim() !== ""));

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
