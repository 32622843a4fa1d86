import { useEffect, useEffectEvent } from "react";
import { listenToKeys } from "../../../browser/keys.ts";
import { noKeys, scanPause, withKey, type Wedge } from "./wedge.ts";

/**
 * Calls `onScan` with what a keyboard-wedge scanner sends, wherever the focus is: the zone's own field
 * takes its keys itself, as an open dialog does.
 */
export function useWedge(onScan: (text: string) => void): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    let wedge: Wedge = noKeys;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToKeys((event) => {
      if (event.target instanceof HTMLElement && event.target.closest("textarea, dialog")) return;
      wedge = withKey(wedge, event.key, event.timeStamp);
      const { scanned } = wedge;
      if (scanned === null) return;
      event.preventDefault();
      clearTimeout(waiting);
      waiting = setTimeout(() => take(scanned), scanPause);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, []);
}
