import type { Clock } from "@specimen/core/ports";
import { createContext, use, useSyncExternalStore } from "react";
import { useShownAt } from "./shownAnswers.ts";

/** What the connection needs of the page. */
interface ConnectionSource {
  isOnline: () => boolean;
  onConnection: (changed: () => void) => () => void;
}

type Send = (request: Request) => Promise<Response>;

/** Whether the network is there, and when the service last answered. */
export interface Connection {
  isOnline: () => boolean;
  /** Milliseconds since 1970, or null before the first answer. */
  answeredAt: () => number | null;
  listen: (changed: () => void) => () => void;
  /** Sends as before and notes the time of each answer. */
  noting: (send: Send) => Send;
}

/** Watches the connection. */
export function createConnection(source: ConnectionSource, clock: Clock): Connection {
  let answeredAt: number | null = null;
  return {
    isOnline: source.isOnline,
    answeredAt: () => answeredAt,
    listen: source.onConnection,
    noting: (send) => async (request) => {
      const response = await send(request);
      answeredAt = clock.now();
      return response;
    },
  };
}

/** Filled by the services of the running product, and by the stage of a story. */
export const ConnectionContext = createContext<Connection | null>(null);

/**
 * Whether the network is there, and from when what is on screen is, else the service's last answer;
 * rerenders when that changes.
 */
export function useConnection(): { isOnline: boolean; answeredAt: number | null } {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error("ConnectionContext is missing above this component");
  const shownAt = useShownAt();
  const answeredAt = useSyncExternalStore(connection.listen, connection.answeredAt);
  return {
    isOnline: useSyncExternalStore(connection.listen, connection.isOnline),
    answeredAt: shownAt ?? answeredAt,
  };
}
