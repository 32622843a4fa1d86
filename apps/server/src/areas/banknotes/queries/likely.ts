import type { StatusKind } from "@specimen/api/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type AskedSides, distanceTo, hasSize } from "../../../catalogue/size.ts";
import type { Database } from "../../../database/database.ts";
import { banknotes, ownWords } from "../tables.ts";
import { status, statusRank } from "./columns.ts";

/** What likely notes are found by; a side in mm fits within the tolerance in either orientation. */
export interface LikelyNotes {
  readonly currencies?: readonly string[] | undefined;
  /** For to_tsquery, over everything that is said of a note. */
  readonly query?: string | undefined;
  /** The same, over motifs, series and issuer alone. */
  readonly ownQuery?: string | undefined;
  readonly amount?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly today: string;
}

/** A note to choose from. */
export interface LikelyNote {
  readonly id: string;
  readonly countryId: string;
  readonly currencyISO: string;
  readonly denomination: number;
  readonly unit: string;
  readonly series: string;
  readonly front: string | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly status: StatusKind;
}

type Member = Exclude<keyof LikelyNotes, "today">;

/**
 * Notes looked at before the best are chosen, in the order of the table, which the import fills
 * from the newest series on: so a single letter costs no more in a large catalogue.
 */
const candidates = 300;
const best = 12;
/** In mm, as a ruler on a counter measures. */
const tolerance = 2;

const value = (name: Member) => sql.placeholder(name);
const noteSides = { width: banknotes.widthMm, height: banknotes.heightMm };

const askedSides = (members: readonly Member[]): AskedSides => ({
  ...(members.includes("width") && { width: value("width") }),
  ...(members.includes("height") && { height: value("height") }),
});

/** Prepares the likely notes, one statement for each set of members in use. */
export function prepareLikelyNotes(
  database: Database,
): (asked: LikelyNotes) => Promise<readonly LikelyNote[]> {
  const prepare = (members: readonly Member[]) => {
    const candidate = database
      .select({
        id: banknotes.id,
        rank: statusRank.as("rank"),
        distance: distanceTo(noteSides, askedSides(members)).as("distance"),
      })
      .from(banknotes)
      .where(and(...conditionsOf(members)))
      .limit(candidates)
      .as("candidate");
    return database
      .select({
        id: banknotes.id,
        countryId: banknotes.countryId,
        currencyISO: banknotes.currencyISO,
        denomination: banknotes.denomination,
        unit: banknotes.unit,
        series: banknotes.series,
        front: banknotes.front,
        widthMm: banknotes.widthMm,
        heightMm: banknotes.heightMm,
        status: status.as("status"),
      })
      .from(candidate)
      .innerJoin(banknotes, eq(banknotes.id, candidate.id))
      .orderBy(
        asc(candidate.distance),
        asc(candidate.rank),
        asc(banknotes.listPosition),
        asc(banknotes.id),
      )
      .limit(best)
      .prepare(`likely_notes_${members.join("_")}`);
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  return (asked) => {
    const members = (
      ["currencies", "query", "ownQuery", "amount", "width", "height"] as const
    ).filter((member) => asked[member] !== undefined);
    const name = members.join();
    const find = prepared.get(name) ?? prepare(members);
    prepared.set(name, find);
    return find.execute({ ...asked });
  };
}

function conditionsOf(members: readonly Member[]): SQL[] {
  const conditions: Partial<Record<Member, SQL>> = {
    currencies: sql`${banknotes.currencyISO} = any(${value("currencies")}::text[])`,
    query: sql`${banknotes.searchVector} @@ to_tsquery('simple', unaccented(${value("query")}))`,
    ownQuery: sql`${ownWords} @@ to_tsquery('simple', unaccented(${value("ownQuery")}))`,
    amount: eq(banknotes.denomination, value("amount")),
  };
  const sides = hasSize(noteSides, askedSides(members), tolerance);
  return [
    ...members.flatMap((member) => conditions[member] ?? []),
    ...(sides === undefined ? [] : [sides]),
  ];
}
