import { and, asc, gte, isNull, lte, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { firstWords } from "../search/questionWords.ts";
import { searchNames } from "../search/tables.ts";

/** Bounds that were asked for, both included. */
export interface Bounds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A filter on a measure: the records that match, and those that lack the measure. */
export interface MeasureCondition {
  readonly is: SQL;
  readonly lacks: SQL;
}

/** Condition on a column that is always known; undefined without a bound. */
export const within = (column: SQLWrapper, { from, to }: Bounds): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, from),
    to === undefined ? undefined : lte(column, to),
  );

/** The same on a column that may be unknown. */
export const withinKnown = (column: PgColumn, bounds: Bounds): MeasureCondition[] => {
  const is = within(column, bounds);
  return is === undefined ? [] : [{ is, lacks: isNull(column) }];
};

/** The records that fit, and those that may: they lack some measure and fit in all they have. */
export function judgedBy(
  conditions: readonly (SQL | undefined)[],
  measures: readonly MeasureCondition[],
) {
  const lacksSome = or(...measures.map(({ lacks }) => lacks)) ?? sql`false`;
  const othersPass = measures.map(({ is, lacks }) => or(is, lacks));
  return {
    fitting: and(...conditions, ...measures.map(({ is }) => is)),
    isUnmeasured: and(...conditions, ...othersPass, lacksSome),
  };
}

/**
 * Records of a kind in whose names all words begin; figures such as 999.9 match whole. Undefined
 * without a word.
 */
export function isDescribed(
  column: PgColumn,
  kind: string,
  description: string | undefined,
): SQL | undefined {
  const query = wordQuery(description ?? "");
  if (query === "") return undefined;
  return sql`${column} in (select ${searchNames.key} from ${searchNames} where ${searchNames.kind} = ${kind} and ${searchNames.searchVector} @@ to_tsquery('simple', unaccented(${query})))`;
}

/** Input of to_tsquery for the words of a description. */
export const wordQuery = (text: string): string =>
  firstWords(text.replaceAll("/", " ").match(/\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .map((word) => (/^\d/.test(word) ? `'${word.replace(",", ".")}'` : `${word}:*`))
    .join(" & ");

/** How far from a measured value a record may be to be looked at: in share, and at least so much. */
const reach = { mass: [0.06, 0.1], size: [0.12, 1.2] } as const;

/** A measured value beside a column: near enough or not known, and how far off it is. */
interface Nearness {
  readonly is: SQL | undefined;
  readonly distance: SQL;
}

/** What is near a measured value; nothing where it was not measured. */
export function near(
  column: PgColumn,
  measured: number | undefined,
  kind: keyof typeof reach,
): Nearness[] {
  if (measured === undefined) return [];
  const [share, least] = reach[kind];
  const far = Math.max(measured * share, least);
  return [
    {
      is: or(isNull(column), within(column, { from: measured - far, to: measured + far })),
      distance: sql`coalesce(abs(${column} - ${measured}) / ${far}, 1)`,
    },
  ];
}

/** Records near all measures, and the nearest of them first. */
export const nearest = (measures: readonly Nearness[]) => ({
  where: and(...measures.map(({ is }) => is)),
  order: asc(
    sql.join(
      measures.map(({ distance }) => distance),
      sql` + `,
    ),
  ),
});

/** The most records that a measured piece is compared with. */
export const mostMeasured = 60;
