import type { StatusKind } from "@specimen/api/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type WantedSides, distanceTo, hasSize } from "../../../catalogue/size.ts";
import type { Database } from "../../../database/database.ts";
import { banknotes, ownWords } from "../tables.ts";
import { status, statusRank } from "./columns.ts";

/** What likely notes are found by; sides in mm match within the tolerance in either orientation. */
export interface LikelyNotes {
  readonly currencies?: readonly string[] | undefined;
  /** For to_tsquery, over all words of a note. */
  readonly query?: string | undefined;
  /** For to_tsquery, over motifs, series and issuer only. */
  readonly ownQuery?: string | undefined;
  readonly amount?: number | undefined;
  /** The year of the first issue. */
  readonly year?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly today: string;
}

/** A note among the likely ones. */
export interface LikelyNote {
  readonly id: string;
  readonly countryId: string;
  readonly currencyISO: string;
  readonly denomination: number;
  readonly unit: string;
  readonly issuer: string;
  readonly series: string;
  readonly firstIssued: string | null;
  readonly issuanceStopped: string | null;
  readonly front: string | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly status: StatusKind;
}

type Member = Exclude<keyof LikelyNotes, "today">;

/**
 * The most notes from which the best are chosen, in the order of the catalogue, which begins with the
 * newest series. The limit keeps the cost of a single letter constant.
 */
export const candidates = 300;
export const best = 12;
/** Tolerance in mm of a measure taken with a ruler. */
export const tolerance = 2;

/** A limit beyond any number of notes. */
const unlimited = 2 ** 31 - 1;

/** The columns of a likely note. */
const likelyColumns = {
  id: banknotes.id,
  countryId: banknotes.countryId,
  currencyISO: banknotes.currencyISO,
  denomination: banknotes.denomination,
  unit: banknotes.unit,
  issuer: banknotes.issuer,
  series: banknotes.series,
  firstIssued: banknotes.firstIssued,
  issuanceStopped: banknotes.issuanceStopped,
  front: banknotes.front,
  widthMm: banknotes.widthMm,
  heightMm: banknotes.heightMm,
  status: status.as("status"),
};

/** Prepares the look-up of one note by its id. */
export const prepareLikelyNote = (database: Database) =>
  database
    .select(likelyColumns)
    .from(banknotes)
    .where(eq(banknotes.id, sql.placeholder("id")))
    .prepare("search_note_by_id");

const value = (name: Member) => sql.placeholder(name);
const noteSides = { width: banknotes.widthMm, height: banknotes.heightMm };

const askedSides = (members: readonly Member[]): WantedSides => ({
  ...(members.includes("width") && { width: value("width") }),
  ...(members.includes("height") && { height: value("height") }),
});

/** Prepares the search for likely notes in the database, one statement for each set of members. */
export function prepareLikelyInDatabase(
  database: Database,
): (asked: LikelyNotes) => Promise<readonly LikelyNote[]> {
  const prepare = (members: readonly Member[]) => {
    const fitting = database
      .select({
        id: banknotes.id,
        listPosition: banknotes.listPosition,
        rank: statusRank.as("rank"),
        distance: distanceTo(noteSides, askedSides(members)).as("distance"),
      })
      .from(banknotes)
      .where(and(...conditionsOf(members)))
      // Keeps the planner from reading all notes in their order until enough have the words.
      .limit(unlimited)
      .as("fitting");
    const candidate = database
      .select()
      .from(fitting)
      .orderBy(asc(fitting.listPosition), asc(fitting.id))
      .limit(candidates)
      .as("candidate");
    return database
      .select(likelyColumns)
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
      ["currencies", "query", "ownQuery", "amount", "year", "width", "height"] as const
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
    year: sql`left(${banknotes.firstIssued}, 4) = ${value("year")}::text`,
  };
  const sides = hasSize(noteSides, askedSides(members), tolerance);
  return [
    ...members.flatMap((member) => conditions[member] ?? []),
    ...(sides === undefined ? [] : [sides]),
  ];
}
