import type {
  CalendarCategory,
  CheckService,
  Language,
  LocalizedText,
  Permission,
  SearchHit,
  Side,
  Specimen,
  StatsRecord,
} from "@specimen/api/contract";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Importer } from "../catalogue/importer.ts";
import type { HasRecords, Lexicon } from "../catalogue/lexicon.ts";
import type { RuleBook } from "../customers/ruleBook.ts";
import type { AnyRules } from "../customers/ruleSection.ts";
import type { Counters } from "../database/counters.ts";
import type { Database } from "../database/database.ts";
import type { SealedValues } from "../database/sealedValues.ts";
import type { Api, HttpContext } from "../http/api.ts";
import type { Draw } from "../http/pictures.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Messages } from "../messages/messages.ts";
import type { FindReferenced, ReferenceSource } from "../search/reference.ts";
import type { FindHits } from "../search/searchQuery.ts";

/** What came with a one-time link, and the address it came from. */
interface OneTimeData {
  readonly otp: string;
  readonly hash: string;
  readonly remote: string;
}

/** A token, or a link that is not valid, also too often from one address. */
type Redeemed =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "invalid" }
  | { readonly kind: "wait"; readonly seconds: number };

/** What every area is given. */
export interface AppContext extends HttpContext {
  readonly database: Database;
  readonly lexicon: Lexicon;
  /** All areas of the API, for search, countries, calendar, news and statistics. */
  readonly areas: readonly Area[];
  /** Encryption of what is stored about people. */
  readonly sealed: SealedValues;
  /** Counts that all instances on one database share. */
  readonly counters: Counters;
  /** Work that is done after a call has been answered. */
  readonly jobs: Jobs;
  /** E-mails and webhooks. */
  readonly messages: Messages;
  /** The services outside of the product that data checks may ask; none unless set up. */
  readonly checkServices: CheckServices;
  /** Redeems one-time data for an API token (specification 7.2). */
  readonly redeem: (link: OneTimeData) => Promise<Redeemed>;
  /** Ends the visits of an account to the page of its passkeys. */
  readonly endVisits: (accountId: string) => Promise<void>;
  /** Changes a password at the embedded provider, which checks the present one first. */
  readonly changePassword: (change: {
    readonly accountId: string;
    readonly current: string;
    readonly next: string;
    readonly remote: string;
    /** The session that goes on. */
    readonly session: string | null;
  }) => Promise<
    | { readonly kind: "changed" | "wrong" | "same" | "used" | "leaked" | "weak" }
    | { readonly kind: "wait"; readonly seconds: number }
  >;
  /** The customers' rules; every change of them goes through it. */
  readonly rules: RuleBook;
}

/** A service that data checks ask (docs/check-services.md). */
export interface CheckServiceSettings {
  readonly url: URL;
  readonly key: string;
  /** How long its answer is waited for. */
  readonly milliseconds: number;
}

export type CheckServices = Readonly<Partial<Record<CheckService, CheckServiceSettings>>>;

/** What sections of rules are given: everything but the book that they are part of. */
export type RuleContext = Omit<AppContext, "rules">;

/** A series of identity documents as a check of one sees it; null is not recorded. */
export interface DocumentSeries {
  readonly id: string;
  readonly name: LocalizedText;
  /** Null for a document of an organisation. */
  readonly countryId: string | null;
  /** Code of the issuing state in machine-readable zones. */
  readonly mrzState: string | null;
  readonly mrzLayout: string | null;
  readonly documentCode: string | null;
  /** Dates of day, month or year precision. */
  readonly firstIssued: string | null;
  readonly lastIssued: string | null;
  /** A regular expression that the whole number fits. */
  readonly numberPattern: string | null;
  /** A number that fits it and was given to nobody. */
  readonly numberExample: string | null;
  /** Terms in years for which documents of the series are valid. */
  readonly validityYears: readonly number[] | null;
  readonly hasChip: boolean | null;
  /** The customer's own rule. */
  readonly acceptance: "accept" | "condition" | "ask" | "refuse" | null;
}

/** What a data check asks of the catalogue of identity documents. */
export interface DocumentCatalogue {
  readonly series: (
    id: string,
    reader: { readonly language: Language; readonly customerId: string },
  ) => Promise<DocumentSeries | undefined>;
  /** Whether a code of a zone is that of a state that does not exist. */
  readonly isFantasyState: (mrzCode: string) => Promise<boolean>;
}

/** The API an area adds its calls to. */
export type AppApi = Api<AppContext>;

/** A part of the API as one value; see index.ts for the list of areas. */
export interface Area {
  /** Name of its folder, its file in the contract and its feature in the web app. */
  readonly name: string;
  /** Adds its calls to the API. */
  readonly routes: (api: AppApi) => void;
  /** The tables it owns, each after those it refers to. */
  readonly tables?: readonly PgTable[];
  /** Reads its facts and makes their rows. */
  readonly importer?: Importer;
  /** Its sources for the search over all areas. */
  readonly search?: readonly SearchSource[];
  /** Public pictures by path, in Hono's syntax. */
  readonly drawings?: Drawings;
  /** The sections of the customers' rules that it stores. */
  readonly rules?: (context: RuleContext) => readonly AnyRules[];
  /** Tells which countries it has records for. */
  readonly countries?: (database: Database) => Promise<HasRecords>;
  /** How look-ups of its records are counted. */
  readonly statistics?: StatisticsSource;
  /** Pictures for the texts of other areas, by id of the record; unknown ids are left out. */
  readonly specimens?: (
    context: AppContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ShowSpecimen>>;
  /** Its records that carry a security feature of the glossary. */
  readonly carriers?: CarrierSource;
  /** Its documents for the data check. */
  readonly documents?: (context: AppContext) => DocumentCatalogue;
  /** Dates of its records for the calendar. */
  readonly dates?: (context: AppContext) => Promise<readonly RecordDate[]>;
}

/** Records with a security feature, for the page of the feature. */
export interface CarrierSource {
  /** The name of the area in the answer. */
  readonly area: "banknotes";
  /** Without it the records are left out. */
  readonly permission: Permission;
  readonly read: (
    context: AppContext,
    asked: { readonly feature: string; readonly language: Language; readonly limit: number },
  ) => Promise<{ readonly total: number; readonly hits: SearchHit[] }>;
}

/** Public pictures by path, each with the function that prepares their drawing. */
export type Drawings = Readonly<Record<string, (context: AppContext) => Draw>>;

/** A source of hits for the search over all areas. */
export interface SearchSource {
  /** Without it, or without any of several, the source is not asked. */
  readonly permission: Permission | readonly Permission[];
  /** The kinds of names it uses. */
  readonly kinds: readonly string[];
  /** Kinds of names that it alone looks up, apart from those of other areas. */
  readonly ownKinds?: readonly string[];
  /** Whether it knows what its records weigh; others are not asked for what is certainly a weight. */
  readonly weighs?: boolean;
  /** The references of its records. */
  readonly references?: ReferenceSource<(context: AppContext) => FindReferenced>;
  /** Prepares its queries. */
  readonly prepare: (context: AppContext) => FindHits;
}

/** Records whose look-ups are counted. */
export interface StatisticsSource {
  /** The resource of one record. */
  readonly record: StatsRecord["resource"];
  readonly id: PgColumn;
  readonly byCountry?: CountedByCountry;
}

/** How look-ups of records are counted by country, together with those of a country's list. */
export interface CountedByCountry {
  readonly list: StatsRecord["resource"];
  readonly countryId: PgColumn;
  /** The country that the look-ups of a country count for; itself where not given. */
  readonly countedFor?: (lexicon: Lexicon, countryId: string) => string;
}

/** Describes the picture of one side of a record in the reader's language. */
export type ShowSpecimen = (side: Side, language: Language) => Specimen;

/** A day or month on which the status of a record changes. */
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

/** Returns the area; its type checks the members. */
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

/** Records of all areas that carry a security feature, as far as the caller may read them. */
export async function readCarriers(
  context: AppContext,
  asked: {
    readonly feature: string;
    readonly permissions: ReadonlySet<string>;
    readonly language: Language;
    readonly limit: number;
  },
) {
  const open = context.areas.flatMap(({ carriers }) =>
    carriers !== undefined && asked.permissions.has(carriers.permission) ? [carriers] : [],
  );
  const found = await Promise.all(
    open.map(async ({ area, read }) => ({ area, ...(await read(context, asked)) })),
  );
  return found.filter(({ total }) => total > 0);
}
