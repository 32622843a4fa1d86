import type { Language, Specimen } from "@specimen/api/contract";
import { inArray } from "drizzle-orm";
import { banknotes } from "./tables.ts";
import type { World } from "../appContext.ts";
import { imageAddress } from "../../http/imageAddress.ts";

/** A side of a note to show beside a text. */
export interface Shown {
  readonly banknoteId: string;
  readonly side: "front" | "back";
}

/** What a picture of a note says of it. */
export interface ShownNote {
  readonly id: string;
  readonly countryId: string;
  readonly currencyISO: string;
  readonly denomination: number;
  readonly unit: string;
}

/** Reads the notes of pictures; those that are no longer in the catalogue are left out. */
export async function readShownNotes(
  { database }: World,
  shown: readonly Shown[],
): Promise<Map<string, ShownNote>> {
  const ids = [...new Set(shown.map(({ banknoteId }) => banknoteId))];
  if (ids.length === 0) return new Map();
  const { id, countryId, currencyISO, denomination, unit } = banknotes;
  const rows = await database
    .select({ id, countryId, currencyISO, denomination, unit })
    .from(banknotes)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A picture of a note with its words in the reader's language. */
export function specimenOf(
  world: World,
  note: ShownNote,
  side: Shown["side"],
  language: Language,
): Specimen {
  const { lexicon } = world;
  const value = new Intl.NumberFormat(language).format(note.denomination);
  const unit = lexicon.unit(note, language).text;
  return {
    id: `${note.id}-${side}`,
    src: imageAddress(world, note.id, { side, light: "white", detail: "screen" }),
    fullSrc: imageAddress(world, note.id, { side, light: "white", detail: "full" }),
    alt: `${value} ${unit}, ${lexicon.countryName(note.countryId, language)}`,
    banknoteId: note.id,
    countryId: note.countryId,
  };
}
