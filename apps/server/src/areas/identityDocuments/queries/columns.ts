import type { DocumentSort, DocumentStatus, Order } from "@specimen/api/contract";
import { asc, type SQL, sql } from "drizzle-orm";
import { countryNames } from "../../../catalogue/tables.ts";
import { identityDocuments } from "../tables.ts";

/** The status on the day of placeholder `today`. */
export const status = sql<DocumentStatus>`case
  when ${identityDocuments.notValidAfterDay} < ${sql.placeholder("today")}::date then 'expired'
  else ${identityDocuments.recordedStatus} end`;

const statusRank = sql<number>`array_position(array['current', 'superseded', 'expired'], ${status})`;

/** The columns of a row of a list. */
export const summaryColumns = {
  id: identityDocuments.id,
  countryId: identityDocuments.countryId,
  issuerCode: identityDocuments.issuerCode,
  mrzIssuer: identityDocuments.mrzIssuer,
  kind: identityDocuments.kind,
  group: identityDocuments.group,
  name: identityDocuments.name,
  series: identityDocuments.series,
  firstIssued: identityDocuments.firstIssued,
  lastIssued: identityDocuments.lastIssued,
  notValidAfter: identityDocuments.notValidAfter,
  status: status.as("status"),
  hasChip: identityDocuments.hasChip,
  format: identityDocuments.format,
  widthMm: identityDocuments.widthMm,
  heightMm: identityDocuments.heightMm,
  coverWidthMm: identityDocuments.coverWidthMm,
  coverHeightMm: identityDocuments.coverHeightMm,
  pages: identityDocuments.pages,
  adultYears: identityDocuments.adultYears,
  minorYears: identityDocuments.minorYears,
  mrzFormat: identityDocuments.mrzFormat,
  documentCode: identityDocuments.documentCode,
  frontPage: identityDocuments.frontPage,
  frontWidthMm: identityDocuments.frontWidthMm,
  frontHeightMm: identityDocuments.frontHeightMm,
  ruleIds: identityDocuments.ruleIds,
  confidence: identityDocuments.confidence,
};

const { frontWidthMm, frontHeightMm } = identityDocuments;

/** The place of a document's name among those of placeholder `names`. */
const namePlace = sql`array_position(${sql.placeholder("names")}::text[], coalesce(${identityDocuments.name}, ${identityDocuments.kind}))`;

/** The sort keys of each column; the query joins the names of countries, and gives those of documents. */
const keys: Readonly<Record<DocumentSort, readonly SQL[]>> = {
  document: [namePlace],
  country: [sql`${countryNames.position}`],
  // Of the front, which is what a list shows: a booklet is measured over its cover.
  size: [sql`${frontWidthMm} * ${frontHeightMm}`],
  mrz: [sql`${identityDocuments.mrzFormat}`, sql`${identityDocuments.documentCode}`],
  issued: [sql`${identityDocuments.issuedDay}`],
  validity: [sql`${identityDocuments.adultYears}`],
  status: [statusRank],
};

/** How a list is sorted; without `sort` by kind, newest first. */
export interface Sorting {
  readonly sort?: DocumentSort | undefined;
  readonly order?: Order | undefined;
}

/** The terms of an `order by`: unknown values come last, ties in the order of the catalogue. */
export function sortedBy({ sort, order }: Sorting, isOfOneCountry: boolean): SQL[] {
  const listed = asc(identityDocuments.listPosition);
  const ties = isOfOneCountry ? [listed] : [sql`${countryNames.position} asc nulls last`, listed];
  if (sort === undefined) return ties;
  const direction = order === "desc" ? sql`desc` : sql`asc`;
  return [...keys[sort].map((key) => sql`${key} ${direction} nulls last`), ...ties];
}
