import type { Goal } from "../goals.ts";
import type { FilterResult, GrowthResult, LoadResult, ServerResult } from "./measureServer.ts";

const find = <Result extends { name: string }>(
  results: readonly Result[],
  name: string,
): Result => {
  const result = results.find((one) => one.name === name);
  if (result === undefined) throw new Error(`${name} was not measured.`);
  return result;
};

const beside = (id: string, { name, product, bare }: ServerResult, least: number): Goal => ({
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

const within = (what: string, { product }: Pick<ServerResult, "product">): Goal => ({
  id: "P10",
  what: `${what}, 97.5 % within`,
  measured: product.slowestMs,
  unit: "ms",
  limit: { kind: "atMost", of: "value", value: asOneTypes },
});

const growth = ({ name, byFactor }: GrowthResult): Goal => {
  const small = byFactor.get(1);
  const large = byFactor.get(100);
  if (small === undefined || large === undefined) throw new Error(`${name} was not measured.`);
  return {
    id: "P12",
    what: `${name}, cost at a hundredfold catalogue`,
    measured: 1000 / large.requestsPerSecond,
    floor: 1000 / small.requestsPerSecond,
    unit: "ms",
    limit: { kind: "atMost", of: "ratio", value: atHundredfold },
  };
};

/** P9, P10 and P12 with what was measured for each; `isPostgres` says on which database. */
export function serverGoals(
  throughput: readonly ServerResult[],
  filters: readonly FilterResult[],
  growths: readonly GrowthResult[],
  loaded: LoadResult,
  isPostgres: boolean,
): Goal[] {
  return [
    beside("P9", find(throughput, "unchanged, answered 304"), 0.9),
    beside("P9", find(throughput, "unchanged, answered from memory"), 0.9),
    beside("P10", find(throughput, "a new page of 9 with filters"), isPostgres ? 1 / 6 : 1 / 30),
    within("search as one types", find(throughput, "search as one types, one person")),
    within(
      "search over all areas as one types",
      find(throughput, "search over all areas, one person"),
    ),
    within("search among 50,000 bars", find(throughput, "search among 50,000 bars, one person")),
    ...filters.map((filter) => within(`filter: ${filter.name}`, filter)),
    ...[...loaded.beside].map(([searchers, { slowestMs }]): Goal => ({
      id: "P10",
      what: `/currentUser beside ${searchers} who search without end, 97.5 % within`,
      measured: slowestMs,
      unit: "ms",
      limit: { kind: "atMost", of: "value", value: 250 },
    })),
    {
      id: "P10",
      what: "memory after the load",
      measured: loaded.after,
      unit: "MiB",
      limit: { kind: "atMost", of: "value", value: 700 },
    },
    ...growths.map(growth),
  ];
}
