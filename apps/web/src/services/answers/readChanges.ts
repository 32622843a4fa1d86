import type { ApiClient } from "@specimen/api/client";
import { clock } from "../../browser/clock.ts";

/** Whether the catalogue has changed, and until when it had not, in milliseconds since 1970. */
interface Change {
  isNew: boolean;
  since: number;
}

/**
 * Reads the catalogue's revision; the first one read is that of the page. Browser and service
 * settle by its ETag that nothing has changed, so that a look costs no body (RFC 9110 13.1.2).
 */
export function readChanges(client: ApiClient): (signal: AbortSignal) => Promise<Change> {
  let own: string | null = null;
  let since = 0;
  return async (signal) => {
    const { data } = await client.GET("/catalogue/revision", { signal });
    own ??= data?.revision ?? null;
    const isNew = data?.revision !== own;
    if (!isNew) since = clock.now();
    return { isNew, since };
  };
}
