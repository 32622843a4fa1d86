import type { SWRConfiguration } from "swr";
import { clock } from "../../browser/clock.ts";
import { retryAfterError } from "./errorRetry.ts";
import { noteShown } from "./shownAnswers.ts";

/** What the cache of answers does otherwise than the library by itself. */
export const cacheSettings: SWRConfiguration = {
  onErrorRetry: retryAfterError(clock),
  use: [noteShown],
};
