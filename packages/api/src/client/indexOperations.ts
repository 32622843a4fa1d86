import type { Operation } from "../contract/operation.ts";

/** Indexes the operations of some areas by "method path". */
export const indexOperations = (
  areas: readonly Readonly<Record<string, Operation>>[],
): ReadonlyMap<string, Operation> =>
  new Map(
    areas
      .flatMap((area) => Object.values(area))
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
