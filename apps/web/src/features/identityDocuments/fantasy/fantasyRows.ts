import type { DoubtedPaper, FantasyName, LocalizedText } from "@specimen/api/contract";
import { paths } from "../../../url/paths.ts";

/** The lists of the page, in the order of its tabs. */
export const fantasyLists = ["all", "camouflage", "fantasy", "real"] as const;
type FantasyList = (typeof fantasyLists)[number];

/** A name on a paper, whichever list it is in. */
export interface FantasyRow {
  readonly id: string;
  readonly list: Exclude<FantasyList, "all">;
  readonly name: LocalizedText;
  /** The name in the reader’s language, where that is another. */
  readonly translation: LocalizedText | null;
  readonly what: LocalizedText | null;
  readonly place: LocalizedText | null;
  readonly sinceYear: number | null;
  readonly note: LocalizedText | null;
  readonly mrzCode: string | null;
  readonly links: readonly { readonly href: string; readonly label: string | null }[];
  readonly confidence: FantasyName["confidence"];
}

/** The rows of all lists: names of no state first, then real papers. */
export function fantasyRows({
  names,
  doubted,
}: {
  names: readonly FantasyName[];
  doubted: readonly DoubtedPaper[];
}): FantasyRow[] {
  const { list, detail } = paths.identityDocuments;
  return [
    ...names.map((each): FantasyRow => ({
      id: each.id,
      list: each.category,
      name: { text: each.name, lang: "en" },
      translation: each.translation,
      what: each.kind,
      place: each.claimedPlace,
      sinceYear: each.sinceYear,
      note: each.note,
      mrzCode: each.mrzCode,
      links: each.statesToday.map(({ countryId, name }) => ({
        href: list(countryId),
        label: name,
      })),
      confidence: each.confidence,
    })),
    ...doubted.map((each): FantasyRow => ({
      id: each.id,
      list: "real",
      name: each.name,
      translation: null,
      what: each.note,
      place: null,
      sinceYear: null,
      note: null,
      mrzCode: each.mrzCode,
      links: [
        ...(each.countryId === null ? [] : [list(each.countryId)]),
        ...each.documentIds.slice(0, 1).map(detail),
      ]
        .slice(0, 1)
        .map((href) => ({ href, label: null })),
      confidence: each.confidence,
    })),
  ];
}

/** How many rows each list has. */
export const countsOf = (rows: readonly FantasyRow[]): Record<FantasyList, number> => ({
  all: rows.length,
  camouflage: rows.filter(({ list }) => list === "camouflage").length,
  fantasy: rows.filter(({ list }) => list === "fantasy").length,
  real: rows.filter(({ list }) => list === "real").length,
});
