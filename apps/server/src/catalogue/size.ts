import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The sides of a record in mm, as its table or a query has them. */
export interface Sides {
  readonly width: SQLWrapper;
  readonly height: SQLWrapper;
}

/** The sides that are asked for; one may be missing. */
export type AskedSides = Partial<Sides>;

/**
 * Whether a record has the asked sides within a tolerance in mm, in either orientation: it may be
 * held upright, and so may the one who measures it. Undefined where no side is asked for.
 */
export function hasSize(
  record: Sides,
  asked: AskedSides,
  tolerance: SQLWrapper | number,
): SQL | undefined {
  const isWithin = (side: SQLWrapper, wanted: SQLWrapper | undefined) =>
    wanted &&
    sql`${side} between ${wanted}::float8 - ${tolerance}::float8 and ${wanted}::float8 + ${tolerance}::float8`;
  const { width, height } = asked;
  return or(
    and(isWithin(record.width, width), isWithin(record.height, height)),
    and(isWithin(record.height, width), isWithin(record.width, height)),
  );
}

/** How far a record's sides are from the asked ones in mm, in the nearer orientation. */
export function distanceTo(record: Sides, { width, height }: AskedSides): SQL<number> {
  const off = (side: SQLWrapper, wanted: SQLWrapper | undefined) =>
    wanted === undefined ? sql`0` : sql`abs(${side} - ${wanted}::float8)`;
  return sql`least(${off(record.width, width)} + ${off(record.height, height)}, ${off(record.height, width)} + ${off(record.width, height)})`;
}
