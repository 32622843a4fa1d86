export { defineQuery, type Answer, type GetPath, type QueryDefinition } from "./defineQuery.ts";
export {
  answerKey,
  ApiProvider,
  useApiClient,
  useImmutable,
  useMutate,
  usePrefetch,
  useQuery,
} from "./hooks.ts";
export { createPrefetchingClient, type Prefetch, type PrefetchingClient } from "./prefetching.ts";
