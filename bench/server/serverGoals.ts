import type { Goal } from "../goals.ts";
import type { FilterResult, GrowthResult, ServerResult } from "./measureServer.ts";

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

/** A hundredfold catalogue has two more digits: with a logarithmic cost no answer takes thrice as long. */
const logarithmic = 3;

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
    limit: { kind: "atMost", of: "ratio", value: logarithmic },
  };
};

/** P9, P10 and P12 with what was measured for each; `isPostgres` says on which database. */
export function serverGoals(
  throughput: readonly ServerResult[],
  filters: readonly FilterResult[],
  growths: readonly GrowthResult[],
  isPostgres: boolean,
): Goal[] {
  return [
    beside("P9", find(throughput, "unchanged, answered 304"), 0.8),
    beside("P9", find(throughput, "unchanged, answered from memory"), 0.8),
    beside("P10", find(throughput, "a new page of 9 with filters"), isPostgres ? 1 / 6 : 1 / 30),
    {
      id: "P10",
      what: "search as one types, 97.5 % within",
      measured: find(throughput, "search as one types, one person").product.slowestMs,
      unit: "ms",
      limit: { kind: "atMost", of: "value", value: 30 },
    },
    {
      id: "P10",
      what: "search over all areas as one types, 97.5 % within",
      measured: find(throughput, "search over all areas, one person").product.slowestMs,
      unit: "ms",
      limit: { kind: "atMost", of: "value", value: 30 },
    },
    {
      id: "P10",
      what: "the slowest filter of the search, 97.5 % within",
      measured: Math.max(...filters.map(({ product }) => product.slowestMs)),
      unit: "ms",
      limit: { kind: "atMost", of: "value", value: 30 },
    },
    ...growths.map(growth),
  ];
}
