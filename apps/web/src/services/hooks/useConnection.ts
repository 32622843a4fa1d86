import { useSyncExternalStore } from "react";
import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";
import { useShownAt } from "../answers/shownAnswers.ts";

/** Whether the network is there. */
export const useIsOnline = (): boolean => useReadable(useServices().connection.isOnline);

/**
 * How old what is on screen is: the time of the latest answer shown, else of the service's last
 * answer, in milliseconds since 1970. It changes with nearly every answer and every page.
 */
export function useAnsweredAt(): number | null {
  const { connection } = useServices();
  const shownAt = useShownAt();
  const answeredAt = useSyncExternalStore(connection.isOnline.subscribe, connection.answeredAt);
  return shownAt ?? answeredAt;
}
