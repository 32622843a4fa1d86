import { useEffect, useEffectEvent } from "react";
import { listenToKeys } from "../../../browser/keys.ts";
import { endsLine, longestPause, noKeys, type Scan, withKey, type Wedge } from "./wedge.ts";

/**
 * Calls `onScan` with what a keyboard-wedge scanner sends, wherever the focus is but in an open dialog.
 * `isTyped`: the zone's own field had the focus and has taken the keys itself.
 */
export function useWedge(onScan: (scan: Scan, isTyped: boolean) => void): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    let wedge: Wedge = noKeys;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToKeys((event) => {
      const { target, key, code, shiftKey, timeStamp: at } = event;
      if (target instanceof HTMLElement && target.closest("dialog")) return;
      const isTyped = target instanceof HTMLTextAreaElement;
      wedge = withKey(wedge, { key, code, shiftKey, at });
      const { scanned } = wedge;
      if (scanned === null) return;
      // A Tab would take the next line elsewhere.
      if (endsLine(key) && (!isTyped || key === "Tab")) event.preventDefault();
      clearTimeout(waiting);
      waiting = setTimeout(() => take(scanned, isTyped), longestPause);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, []);
}
