import { useEffect, useEffectEvent } from "react";
import { listenToKeys } from "../../../browser/keys.ts";

/** Calls `pressed` for a key with Control or Command, wherever the focus is but in a dialog. */
export function useKey(key: string, pressed: () => void): void {
  const take = useEffectEvent(pressed);
  useEffect(
    () =>
      listenToKeys((event) => {
        if (event.target instanceof Element && event.target.closest("dialog")) return;
        if (event.key === key && (event.ctrlKey || event.metaKey)) take();
      }),
    [key],
  );
}
