import type { ApiClient } from "@specimen/api/client";
import { clock } from "../../browser/clock.ts";

/** What a page that has been open for a while is told. */
interface Change {
  /** The catalogue or the rules are no longer those that the page shows. */
  isNew: boolean;
  /** Until when they were, in milliseconds since 1970. */
  since: number;
  /** The page comes from another build than the one that is served now. */
  isOutdated: boolean;
}

/** What is compared with the answers. */
interface OwnBuild {
  /** The name of the build that the page comes from, or null. */
  build: string | null;
  /** Called before it is said that another one is served. */
  prepare: () => Promise<void>;
}

/** While several instances are updated one by one, a single answer may come from any of them. */
const answersOfAnother = 2;

/**
 * Reads the catalogue's revision; the first one read is that of the page. Browser and service
 * settle by its ETag that nothing has changed, so that a look costs no body (RFC 9110 13.1.2). The
 * same answer names the build of the web app that is served.
 */
export function readChanges(
  client: ApiClient,
  own: OwnBuild,
): (signal: AbortSignal) => Promise<Change> {
  let revision: string | null = null;
  let since = 0;
  let others = 0;
  return async (signal) => {
    const { data, response } = await client.GET("/catalogue/revision", { signal });
    const served = response.headers.get("X-Web-Build");
    others = served === null || own.build === null || served === own.build ? 0 : others + 1;
    const isOutdated = others >= answersOfAnother;
    if (isOutdated) await own.prepare();
    revision ??= data?.revision ?? null;
    // Another build may show another catalogue: the next look settles what is said.
    const isNew = others === 0 && data?.revision !== revision;
    if (!isNew) since = clock.now();
    return { isNew, since, isOutdated };
  };
}
