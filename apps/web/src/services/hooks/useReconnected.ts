import { useEffect, useEffectEvent } from "react";
import { page } from "../../browser/page.ts";

/** Tells each time the network has come back. */
export function useReconnected(reconnected: () => void): void {
  const tell = useEffectEvent(reconnected);
  useEffect(
    () =>
      page.onConnection(() => {
        if (page.isOnline()) tell();
      }),
    [],
  );
}
