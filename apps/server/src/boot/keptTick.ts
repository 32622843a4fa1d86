import { executionAsyncResource } from "node:async_hooks";

/**
 * One entry of Node's queue of `process.nextTick`, kept while the process runs. V8 forgets the hidden
 * class of these entries when collections find none of them, and makes every later one nine times as
 * slowly; a request makes about eight (decision 0177).
 */
export const keptTick = new Promise<object>((resolve) => {
  process.nextTick(() => resolve(executionAsyncResource()));
});
