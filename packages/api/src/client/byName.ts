import type { Operation } from "../contract/operation.ts";

/** The calls of some areas under "method path". */
export const byName = (
  areas: readonly Readonly<Record<string, Operation>>[],
): ReadonlyMap<string, Operation> =>
  new Map(
    areas
      .flatMap((area) => Object.values(area))
      .map((call) => [`${call.method} ${call.path}`, call]),
  );
