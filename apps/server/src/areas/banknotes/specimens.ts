import type { Language, Side, Specimen } from "@specimen/api/contract";
import { inArray } from "drizzle-orm";
import { formatNumber } from "../../http/locale.ts";
import type { AppContext, ShowSpecimen } from "../defineArea.ts";
import { imageAddress } from "./draw.ts";
import { banknotes } from "./tables.ts";

/** What a picture of a note says of it. */
export type ShownNote = Pick<
  typeof banknotes.$inferSelect,
  "id" | "countryId" | "currencyISO" | "denomination" | "unit"
>;

/** Pictures of notes beside texts, by id; notes that are no longer in the catalogue are left out. */
export async function readBanknoteSpecimens(
  context: AppContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShowSpecimen>> {
  const { id, countryId, currencyISO, denomination, unit } = banknotes;
  const rows = await context.database
    .select({ id, countryId, currencyISO, denomination, unit })
    .from(banknotes)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, showNote(context, row)]));
}

/** Shows a note with its words in the reader's language. */
export const showNote =
  (context: AppContext, note: ShownNote): ShowSpecimen =>
  (side: Side, language: Language): Specimen => {
    const { lexicon } = context;
    const value = formatNumber(note.denomination, language);
    const unit = lexicon.unit(note, language).text;
    return {
      id: `${note.id}-${side}`,
      src: imageAddress(context, note.id, { side, light: "white", detail: "screen" }),
      fullSrc: imageAddress(context, note.id, { side, light: "white", detail: "full" }),
      alt: `${value} ${unit}, ${lexicon.countryName(note.countryId, language)}`,
      banknoteId: note.id,
      countryId: note.countryId,
    };
  };
