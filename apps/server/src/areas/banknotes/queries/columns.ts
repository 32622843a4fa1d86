import type { StatusKind, Tradability } from "@specimen/api/contract";
import { sql } from "drizzle-orm";
import { banknotes, tradability } from "../tables.ts";

/** The day for which a query judges, as placeholder `today`. */
export const today = sql.placeholder("today");

/** The status of rules/timeline.ts as an expression, so that the database can filter and sort by it. */
export const status = sql<StatusKind>`case
  when ${banknotes.worthlessDay} <= ${today}::date then 'worthless'
  when ${banknotes.tenderEndDay} < ${today}::date then 'outOfCirculation'
  else 'issue' end`;

/** Current notes first, then withdrawn ones, then those without value. */
export const statusRank = sql<number>`case
  when ${banknotes.worthlessDay} <= ${today}::date then 2
  when ${banknotes.tenderEndDay} < ${today}::date then 1
  else 0 end`;

/** The house's rule; without one a note is not traded. */
export const rule = sql<Tradability>`coalesce(${tradability.value}, 0)`;

/** What a row of a list is made from. */
export const summaryColumns = {
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
  status: status.as("status"),
  rule: rule.as("rule"),
};
