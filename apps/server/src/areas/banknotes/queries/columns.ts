import type { StatusKind, Tradability } from "@specimen/api/contract";
import { type SQLWrapper, sql } from "drizzle-orm";
import { countryCurrencies } from "../../../catalogue/tables.ts";
import { rule, ruleOf } from "../../../customers/tradability.ts";
import { banknotes } from "../tables.ts";

/** The day for which a query derives the status, as placeholder `today`. */
export const today = sql.placeholder("today");

/** The status of catalogue/timeline.ts as an SQL expression, for filtering and sorting. */
export const status = sql<StatusKind>`case
  when ${banknotes.worthlessDay} <= ${today}::date then 'worthless'
  when ${banknotes.tenderEndDay} < ${today}::date then 'outOfCirculation'
  else 'issue' end`;

/** Sorts current notes first, then withdrawn ones, then those without value. */
export const statusRank = sql<number>`case
  when ${banknotes.worthlessDay} <= ${today}::date then 2
  when ${banknotes.tenderEndDay} < ${today}::date then 1
  else 0 end`;

/** What the rule comes to, as tradeOn of catalogue/answer.ts says, for sorting. */
export const trade = sql<Tradability>`case
  when ${statusRank} = 2 or ${banknotes.issuedDay} > ${today}::date then 0
  when ${statusRank} = 1 then ${rule} & 1
  else ${rule} end`;

/** Joins the caller's rule for a note, the customer being placeholder `customerId`. */
export const isRule = ruleOf("banknotes", banknotes.id, sql.placeholder("customerId"));

const { countryId: usedIn, currencyISO, to } = countryCurrencies;

/** Whether a note is money of a country, as isMoneyOf of countries.ts says. */
export const isMoneyIn = (countryId: SQLWrapper) =>
  sql`(${banknotes.countryId} = ${countryId} or exists (select 1 from ${countryCurrencies} where ${usedIn} = ${countryId} and ${currencyISO} = ${banknotes.currencyISO} and (${to} is null or ${banknotes.issuedDay} <= ${to})))`;

/** The same of the country of placeholder `countryId`. */
export const isOfCountry = isMoneyIn(sql.placeholder("countryId"));

/** The columns of a row of a list that are the same for all customers on all days. */
export const recordColumns = {
  id: banknotes.id,
  countryId: banknotes.countryId,
  currencyISO: banknotes.currencyISO,
  issuer: banknotes.issuer,
  series: banknotes.series,
  denomination: banknotes.denomination,
  unit: banknotes.unit,
  widthMm: banknotes.widthMm,
  heightMm: banknotes.heightMm,
  orientation: banknotes.orientation,
  firstIssued: banknotes.firstIssued,
  issuanceStopped: banknotes.issuanceStopped,
  legalTenderUntil: banknotes.legalTenderUntil,
  exchangeKind: banknotes.exchangeKind,
  exchangeUntil: banknotes.exchangeUntil,
  worthlessAfter: banknotes.worthlessAfter,
  front: banknotes.front,
};

/** The columns of a row of a list. */
export const summaryColumns = {
  ...recordColumns,
  status: status.as("status"),
  rule: rule.as("rule"),
};

/** What lists show of a note, the same for all customers on all days. */
export type NoteRecord = Pick<typeof banknotes.$inferSelect, keyof typeof recordColumns>;

/** A row of a list. */
export type SummaryRow = NoteRecord & { readonly status: StatusKind; readonly rule: Tradability };
