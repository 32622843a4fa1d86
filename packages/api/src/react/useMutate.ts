import { useCallback } from "react";
import { createMutateHook } from "swr-openapi";
import type { paths } from "../../generated/schema.d.ts";
import type { ApiClient } from "../client/index.ts";
import { prefix } from "./hooks.ts";

// Apart from the other hooks: no part of the first load.

/** Of a client the library reads the types alone. */
const anyClient = {} as ApiClient;
const useAnyMutate = createMutateHook<paths, `${string}/${string}`>(anyClient, prefix, isPartOf);

/** Returns a function that revalidates cached GET calls by path and, if given, part of their init. */
export const useMutate = () => {
  const mutate = useAnyMutate();
  // Without data of its own the hook would empty the cache, and a screen would lose what it shows.
  return useCallback<typeof mutate>(
    (key, data = (known) => known, options) => mutate(key, data, options),
    [mutate],
  );
};

function isPartOf(whole: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return Object.is(whole, part);
  if (typeof whole !== "object" || whole === null) return false;
  const members = new Map(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => isPartOf(members.get(key), value));
}
