export {
  byId,
  defineQuery,
  type Answer,
  type DataOrPrevious,
  type GetPath,
  type QueryDefinition,
} from "./defineQuery.ts";
export { answerKey, ApiProvider, useApiClient, usePrefetch } from "./hooks.ts";
export { createPrefetchingClient, type Prefetch, type PrefetchingClient } from "./prefetching.ts";
export { useMutate } from "./useMutate.ts";
