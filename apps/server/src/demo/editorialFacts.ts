import { readFileSync } from "node:fs";
import { CustomerNoteIndex, languages } from "@specimen/api/contract";
import * as z from "zod";

const inLanguages = <S extends z.ZodType>(schema: S) =>
  z.partialRecord(z.enum(languages), schema).refine((texts) => Object.keys(texts).length > 0);
const words = z.string().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/);
const banknoteId = z.string().regex(/^[A-Z]{3}-[\w.-]+$/);

/** A block of a sheet; `deadlines` becomes a table of the notes whose exchange ends. */
const Block = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["heading", "paragraph", "item"]), text: words }),
  z.strictObject({
    kind: z.literal("table"),
    columns: z.array(words),
    rows: z.array(z.array(words)),
  }),
  z.strictObject({ kind: z.literal("deadlines"), columns: z.tuple([words, words, words]) }),
]);
export type EditorialBlock = z.infer<typeof Block>;

/** What a customer, or the product, has written: one file of demo/editorial. */
export const Editorial = z.strictObject({
  author: words,
  categories: z.array(z.strictObject({ id, names: inLanguages(words) })),
  pdfs: z.array(
    z.strictObject({
      id,
      categoryId: id,
      createdAt: z.iso.datetime(),
      sheets: inLanguages(z.strictObject({ title: words, blocks: z.array(Block) })),
    }),
  ),
  articles: z.array(
    z.strictObject({
      id,
      createdAt: z.iso.datetime(),
      activeDate: z.iso.date(),
      pdfId: id.nullable(),
      images: z.array(z.strictObject({ banknoteId, side: z.enum(["front", "back"]) })),
      texts: inLanguages(z.strictObject({ title: words, text: words })),
    }),
  ),
  entries: z.array(
    z.strictObject({
      id,
      day: z.iso.date(),
      countryId: z.string().regex(/^[A-Z]{2}$/),
      currencyISO: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .nullable(),
      banknoteIds: z.array(banknoteId),
      texts: inLanguages(words),
    }),
  ),
  links: z.array(
    z.strictObject({
      id,
      type: z.enum(["link", "text", "pdf"]),
      pdfId: id.nullable(),
      texts: inLanguages(z.strictObject({ label: words, value: z.string() })),
    }),
  ),
  notes: z.array(
    z.strictObject({
      index: z.literal(CustomerNoteIndex.def.values),
      texts: inLanguages(z.strictObject({ label: words, note: words })),
    }),
  ),
});
export type Editorial = z.infer<typeof Editorial>;

/** Reads what a demo customer or the product has written; throws a ZodError. */
export function readEditorial(owner: "nordhafen" | "brueckner" | "product"): Editorial {
  const file = new URL(`editorial/${owner}.json`, import.meta.url);
  return Editorial.parse(JSON.parse(readFileSync(file, "utf8")));
}
