import { useEffect, useEffectEvent, useState } from "react";
import { clock } from "../../browser/clock.ts";

/**
 * The seconds that are left of a wait, down to 0, when it tells; another cause of waiting starts it
 * anew.
 */
export function useCountdown(seconds: number, cause: unknown, ended?: () => void): number {
  const [wait, setWait] = useState({ cause, left: seconds });
  if (wait.cause !== cause) setWait({ cause, left: seconds });
  const pass = useEffectEvent(() => {
    setWait({ ...wait, left: wait.left - 1 });
    if (wait.left === 1) ended?.();
  });
  useEffect(() => (wait.left > 0 ? clock.after(1000, () => pass()) : undefined), [wait]);
  return wait.left;
}
