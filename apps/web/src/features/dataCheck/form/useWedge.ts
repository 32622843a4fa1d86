import { useEffect, useEffectEvent } from "react";
import { listenToKeys } from "../../../browser/keys.ts";
import { noKeys, SCAN_PAUSE, withKey, type Wedge } from "./wedge.ts";

/** Calls `onScan` with what a keyboard-wedge scanner sends while no field has the focus. */
export function useWedge(onScan: (text: string) => void): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    let wedge: Wedge = noKeys;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToKeys((event) => {
      if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) {
        return;
      }
      wedge = withKey(wedge, event.key, event.timeStamp);
      const { scanned } = wedge;
      if (scanned === null) return;
      event.preventDefault();
      clearTimeout(waiting);
      waiting = setTimeout(() => take(scanned), SCAN_PAUSE);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, []);
}
