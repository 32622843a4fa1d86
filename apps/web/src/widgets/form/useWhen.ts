import { useRef, useState } from "react";
import { atOnce, type When } from "./when.ts";

/** When a change takes effect, as it is typed. */
export interface TypedWhen {
  readonly when: When;
  /** The same by now, drawn or not. */
  readonly latestWhen: () => When;
  readonly putWhen: (next: When) => void;
  /** The time that the service refused; null where it did not. */
  readonly refusedTime: "from" | "until" | null;
  readonly refuseTime: (time: "from" | "until") => void;
}

/** The times of a change and the word on it: at once, until something is typed. */
export function useWhen(): TypedWhen {
  const [when, setWhen] = useState(atOnce);
  const latest = useRef(when);
  const [refusedTime, refuseTime] = useState<TypedWhen["refusedTime"]>(null);
  return {
    when,
    latestWhen: () => latest.current,
    putWhen: (next) => {
      latest.current = next;
      setWhen(next);
      refuseTime(null);
    },
    refusedTime,
    refuseTime,
  };
}
