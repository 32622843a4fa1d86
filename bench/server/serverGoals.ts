import type { Goal } from "../goals.ts";
import type { FilterResult, GrowthResult, LoadResult, ServerResult } from "./measureServer.ts";

const beside =
  (id: string, least: number) =>
  ({ name, product, bare }: ServerResult): Goal => ({
    id,
    what: name,
    measured: product.requestsPerSecond,
    floor: bare.requestsPerSecond,
    unit: "/s",
    limit: { kind: "atLeast", of: "ratio", value: least },
  });

/** How many times as long an answer may take at a hundredfold catalogue. */
const atHundredfold = 2;

/** Ms within which 97.5 % of the answers to something typed come. */
const asOneTypes = 20;

const within =
  (what: string) =>
  ({ product }: Pick<ServerResult, "product">): Goal => ({
    id: "P10",
    what: `${what}, 97.5 % within`,
    measured: product.slowestMs,
    unit: "ms",
    limit: { kind: "atMost", of: "value", value: asOneTypes },
  });

/** P9 and P10 with what was measured of answers; `isPostgres` says on which database. */
export function throughputGoals(results: readonly ServerResult[], isPostgres: boolean): Goal[] {
  const goals: Readonly<Record<string, (result: ServerResult) => Goal>> = {
    "unchanged, answered 304": beside("P9", 0.9),
    "unchanged, answered from memory": beside("P9", 0.9),
    "a new page of 9 with filters": beside("P10", isPostgres ? 1 / 6 : 1 / 30),
    "search as one types, one person": within("search as one types"),
    "search over all areas, one person": within("search over all areas as one types"),
    "search among 50,000 bars, one person": within("search among 50,000 bars"),
  };
  return results.flatMap((result) => goals[result.name]?.(result) ?? []);
}

/** P10 of each filter. */
export const filterGoals = (results: readonly FilterResult[]): Goal[] =>
  results.map((result) => within(`filter: ${result.name}`)(result));

/** P10 of those who wait beside others, and of the memory. */
export const loadGoals = ({ beside, after }: LoadResult): Goal[] => [
  ...Object.entries(beside).map(([searchers, { slowestMs }]): Goal => ({
    id: "P10",
    what: `/currentUser beside ${searchers} who search without end, 97.5 % within`,
    measured: slowestMs,
    unit: "ms",
    limit: { kind: "atMost", of: "value", value: 250 },
  })),
  {
    id: "P10",
    what: "memory after the load",
    measured: after,
    unit: "MiB",
    limit: { kind: "atMost", of: "value", value: 700 },
  },
];

/** P12 of each kind of answer that was measured at both ends. */
export const growthGoals = (results: readonly GrowthResult[]): Goal[] =>
  results.flatMap(({ name, byFactor: { 1: small, 100: large } }): Goal[] =>
    small === undefined || large === undefined
      ? []
      : [
          {
            id: "P12",
            what: `${name}, cost at a hundredfold catalogue`,
            measured: 1000 / large.requestsPerSecond,
            floor: 1000 / small.requestsPerSecond,
            unit: "ms",
            limit: { kind: "atMost", of: "ratio", value: atHundredfold },
          },
        ],
  );
