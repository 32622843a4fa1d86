import { HttpError } from "@specimen/api/client";
import type { Clock } from "@specimen/core/ports";
import { SWRConfig, type SWRConfiguration } from "swr";

/** Refusals that are the same next time; after 408 and 429 the service may answer. */
export const isLasting = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.kind === "payload" ||
    (error.kind === "badRequest" && error.status !== 408 && error.status !== 429));

/**
 * Asks again for a read that failed: by the library's own times, but as late as the service asks
 * for (Retry-After), and not at all for what was refused for good.
 */
export function retryAfterError(
  clock: Clock,
  byDefault = SWRConfig.defaultValue.onErrorRetry,
): NonNullable<SWRConfiguration["onErrorRetry"]> {
  return (error: unknown, key, config, revalidate, options) => {
    if (isLasting(error)) return;
    if (error instanceof HttpError) {
      const asked = (error.retryAfter ?? 0) * 1000;
      // A service that asks for less than that, such as 0 s, would be asked without a pause.
      if (asked >= config.errorRetryInterval) {
        clock.after(asked, () => void revalidate(options));
        return;
      }
    }
    byDefault(error, key, config, revalidate, options);
  };
}
