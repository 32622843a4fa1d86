import type { Tradability } from "@specimen/api/contract";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { tradability } from "./tables.ts";

/** The customer's rule for a joined record; a record without one is not traded. */
export const rule: SQL<Tradability> = sql<Tradability>`coalesce(${tradability.value}, 0)`;

/**
 * Joins the customer's rule to the records of an area. The key is unique, so the planner drops the
 * join where no column of it is read.
 */
export const ruleOf = (
  area: string,
  recordId: SQLWrapper,
  customerId: SQLWrapper | string,
): SQL | undefined =>
  and(
    eq(tradability.area, area),
    eq(tradability.recordId, recordId),
    eq(tradability.customerId, customerId),
  );

/** Whether a joined record has the rule; without a value every record does. */
export const hasRule = (value: Tradability | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(rule, value);
