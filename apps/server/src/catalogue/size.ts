import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The sides of a record in mm as SQL columns. */
export interface Sides {
  readonly width: SQLWrapper;
  readonly height: SQLWrapper;
}

/** The wanted sides; one may be missing. */
export type WantedSides = Partial<Sides>;

/**
 * Whether a record has the wanted sides within a tolerance in mm, in either orientation. Undefined
 * where no side is given.
 */
export function hasSize(
  record: Sides,
  asked: WantedSides,
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

/** Difference between a record's sides and the wanted ones in mm, in the nearer orientation. */
export function distanceTo(record: Sides, { width, height }: WantedSides): SQL<number> {
  const off = (side: SQLWrapper, wanted: SQLWrapper | undefined) =>
    wanted === undefined ? sql`0` : sql`abs(${side} - ${wanted}::float8)`;
  return sql`least(${off(record.width, width)} + ${off(record.height, height)}, ${off(record.height, width)} + ${off(record.width, height)})`;
}
