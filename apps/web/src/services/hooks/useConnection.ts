import { useSyncExternalStore } from "react";
import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";
import { useShownAt } from "../answers/shownAnswers.ts";

/**
 * Whether the network is there, and how old what is on screen is: the time of the latest answer
 * shown, else of the service's last answer, in milliseconds since 1970.
 */
export function useConnection(): { isOnline: boolean; answeredAt: number | null } {
  const { connection } = useServices();
  const shownAt = useShownAt();
  const isOnline = useReadable(connection.isOnline);
  const answeredAt = useSyncExternalStore(connection.isOnline.subscribe, connection.answeredAt);
  return { isOnline, answeredAt: shownAt ?? answeredAt };
}
