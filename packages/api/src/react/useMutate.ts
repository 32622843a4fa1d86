import { useCallback } from "react";
import { useAnyMutate } from "./hooks.ts";

// Apart from the other hooks: no part of the first load.

/** Returns a function that revalidates cached GET calls by path and, if given, part of their init. */
export const useMutate = () => {
  const mutate = useAnyMutate();
  // Without data of its own the hook would empty the cache, and a screen would lose what it shows.
  return useCallback<typeof mutate>(
    (key, data = (known) => known, options) => mutate(key, data, options),
    [mutate],
  );
};
