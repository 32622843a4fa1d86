import type {
  CalendarCategory,
  Language,
  Permission,
  Side,
  Specimen,
  StatsRecord,
} from "@specimen/api/contract";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Importer } from "../catalogue/importer.ts";
import type { HasRecords, Lexicon } from "../catalogue/lexicon.ts";
import type { Database } from "../database/database.ts";
import type { Api, HttpContext } from "../http/api.ts";
import type { Draw } from "../http/pictures.ts";
import type { FindHits } from "../search/searchQuery.ts";

/** What every area is given. */
export interface AppContext extends HttpContext {
  readonly database: Database;
  readonly lexicon: Lexicon;
  /** Every area of the API, for those that ask all others: search, countries, calendar, statistics. */
  readonly areas: readonly Area[];
  /** Redeems one-time data for an API token, or null (specification 7.2). */
  readonly redeem: (data: { otp: string; hash: string }) => Promise<string | null>;
}

/** The API an area adds its calls to. */
export type AppApi = Api<AppContext>;

/** A part of the API as one value: everything else derives from the list of them. */
export interface Area {
  /** The area's word: its folder, its file in the contract, its feature in the web app. */
  readonly name: string;
  /** Adds its calls. */
  readonly routes: (api: AppApi) => void;
  /** The tables it owns, each after those it refers to. */
  readonly tables?: readonly PgTable[];
  /** Its facts and the rows they become. */
  readonly importer?: Importer;
  /** What the search over all areas asks. */
  readonly search?: readonly SearchSource[];
  /** Public pictures by path, in Hono's syntax. */
  readonly drawings?: Drawings;
  /** Which countries it has records for. */
  readonly countries?: (database: Database) => Promise<HasRecords>;
  /** How look-ups of its records are counted. */
  readonly statistics?: StatisticsSource;
  /** Pictures that other areas show beside their texts, by id of the record; missing ids are left out. */
  readonly specimens?: (
    context: AppContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ShowSpecimen>>;
  /** Dates of its records for the calendar. */
  readonly dates?: (context: AppContext) => Promise<readonly RecordDate[]>;
}

/** Public pictures by path, each with the function that prepares their drawing. */
export type Drawings = Readonly<Record<string, (context: AppContext) => Draw>>;

/** A source of hits for the search over all areas. */
export interface SearchSource {
  /** Without it the source is not asked. */
  readonly permission: Permission;
  /** The kinds of names it answers to, its own and those it shares. */
  readonly kinds: readonly string[];
  /** Prepares its queries. */
  readonly prepare: (context: AppContext) => FindHits;
}

/** Counts look-ups by country: of a country's list, and of single records for their own country. */
export interface StatisticsSource {
  readonly list: StatsRecord["resource"];
  readonly record: StatsRecord["resource"];
  readonly id: PgColumn;
  readonly countryId: PgColumn;
  /** The country a look-up counts for; its own where not given. */
  readonly countedFor?: (lexicon: Lexicon, countryId: string) => string;
}

/** Shows one side of a record with words in the reader's language. */
export type ShowSpecimen = (side: Side, language: Language) => Specimen;

/** A day or month on which something became true of a record. */
export interface RecordDate {
  readonly id: string;
  readonly category: CalendarCategory;
  readonly date: string;
  readonly countryId: string;
  readonly currencyISO: string;
  readonly recordId: string;
  readonly denomination: number;
  readonly firstIssued: string | null;
  readonly show: ShowSpecimen;
}

/** Checks the members of an area and keeps it as it is. */
export const defineArea = (area: Area): Area => area;

/** Pictures of records of any area, by id. */
export async function readSpecimens(
  context: AppContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShowSpecimen>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const found = await Promise.all(
    context.areas.flatMap(({ specimens }) => specimens?.(context, wanted) ?? []),
  );
  return new Map(found.flatMap((each) => [...each]));
}
