import type { Clock } from "@specimen/core/ports";
import { createValue, type Readable } from "../readable.ts";

/** What the connection needs of the page. */
interface ConnectionSource {
  isOnline: () => boolean;
  onConnection: (changed: () => void) => () => void;
}

type Send = (request: Request) => Promise<Response>;

/** Whether the network is there, and when the service last answered. */
export interface Connection {
  readonly isOnline: Readable<boolean>;
  /** Milliseconds since 1970, or null before the first answer. */
  readonly answeredAt: () => number | null;
  /** Sends as before and remembers the time of each answer. */
  readonly withTimestamp: (send: Send) => Send;
}

/** Follows the connection of the page. */
export function createConnection(source: ConnectionSource, clock: Clock): Connection {
  const isOnline = createValue(source.isOnline());
  source.onConnection(() => isOnline.set(source.isOnline()));
  let answeredAt: number | null = null;
  return {
    isOnline,
    answeredAt: () => answeredAt,
    withTimestamp: (send) => async (request) => {
      const response = await send(request);
      answeredAt = clock.now();
      return response;
    },
  };
}
