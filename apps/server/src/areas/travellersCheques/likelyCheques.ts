import { and, asc, eq, sql } from "drizzle-orm";
import { type IndexHost, shareMemoryIndex } from "../../catalogue/memoryIndex.ts";
import type { Database } from "../../database/database.ts";
import type { ChequeRow } from "./draw.ts";
import { chequeNotes, chequeSeries } from "./tables.ts";

/** What likely series are found by: ids by any of their words, and by words of their own names. */
export interface LikelySeries {
  readonly ids: readonly string[];
  readonly namedIds: readonly string[];
}

/** A series among the likely ones, with its first value. */
export interface FoundSeries {
  readonly series: ChequeRow["series"];
  readonly noteId: string | null;
  /** Whether one of the words names the series or a cheque, and not its currency alone. */
  readonly isNamed: boolean;
}

/** A value among the likely ones. */
export interface FoundValue {
  readonly note: ChequeRow["note"];
  readonly series: ChequeRow["series"];
  readonly isNamed: boolean;
}

/** The search for likely cheques, those that are named first. */
export interface FindCheques {
  readonly series: (asked: LikelySeries) => Promise<readonly FoundSeries[]>;
  /** Values with an amount; the words may be those of the currency. */
  readonly values: (asked: LikelySeries & { amount: number }) => Promise<readonly FoundValue[]>;
}

/** The most series or values that are ranked. */
const most = 50;

/**
 * Prepares the search for likely cheques: in memory as soon as they are read, else in the database,
 * with the same answers.
 */
export function prepareLikelyCheques(host: IndexHost): FindCheques {
  const ask = askCheques(host);
  const inDatabase = prepareLikelyChequesInDatabase(host.database);
  const find = async () => (await ask()) ?? inDatabase;
  return {
    series: async (asked) => (await find()).series(asked),
    values: async (asked) => (await find()).values(asked),
  };
}

/** Prepares the search in memory; undefined while the cheques are not read. */
export function askCheques(host: IndexHost): () => Promise<FindCheques | undefined> {
  const ask = sharedCheques(host);
  return async () => (await ask(""))?.index;
}

const sharedCheques = shareMemoryIndex(readCheques);

async function readCheques(database: Database): Promise<FindCheques> {
  const all = await database.select().from(chequeSeries).orderBy(asc(chequeSeries.position));
  const notes = await database.select().from(chequeNotes).orderBy(asc(chequeNotes.position));
  const notesOf = Map.groupBy(notes, ({ seriesId }) => seriesId);
  const found = ({ ids, namedIds }: LikelySeries) => {
    const wanted = new Set(ids);
    const named = new Set(namedIds);
    return all
      .filter(({ id }) => wanted.has(id))
      .map((series) => ({ series, isNamed: named.has(series.id), notes: notesOf.get(series.id) }))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed));
  };
  return {
    series: (asked) =>
      Promise.resolve(
        found(asked)
          .slice(0, most)
          .map(({ series, isNamed, notes: own }) => ({
            series,
            isNamed,
            noteId: own?.[0]?.id ?? null,
          })),
      ),
    values: (asked) =>
      Promise.resolve(
        found(asked)
          .flatMap(({ series, isNamed, notes: own = [] }) =>
            own
              .filter(({ denomination }) => denomination === asked.amount)
              .map((note) => ({ note, series, isNamed })),
          )
          .slice(0, most),
      ),
  };
}

const isNamed = sql<boolean>`(${chequeSeries.id} = any(${sql.placeholder("namedIds")}::text[]))`;
const isAsked = sql`${chequeSeries.id} = any(${sql.placeholder("ids")}::text[])`;

/** Prepares the search in the database. */
export function prepareLikelyChequesInDatabase(database: Database): FindCheques {
  // In a query of one table columns stand without their table: that of the outer one is named here.
  const noteId = sql<
    string | null
  >`(select ${chequeNotes.id} from ${chequeNotes} where ${chequeNotes.seriesId} = ${chequeSeries}.${sql.identifier(chequeSeries.id.name)} order by ${chequeNotes.position} limit 1)`;
  const series = database
    .select({ series: chequeSeries, isNamed, noteId })
    .from(chequeSeries)
    .where(isAsked)
    .orderBy(sql`${isNamed} desc`, asc(chequeSeries.position))
    .limit(most)
    .prepare("search_cheque_series");
  const values = database
    .select({ note: chequeNotes, series: chequeSeries, isNamed })
    .from(chequeNotes)
    .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
    .where(and(isAsked, sql`${chequeNotes.denomination} = ${sql.placeholder("amount")}::float8`))
    .orderBy(sql`${isNamed} desc`, asc(chequeSeries.position), asc(chequeNotes.position))
    .limit(most)
    .prepare("search_cheque_notes");
  return {
    series: (asked) => series.execute({ ...asked }),
    values: (asked) => values.execute({ ...asked }),
  };
}
