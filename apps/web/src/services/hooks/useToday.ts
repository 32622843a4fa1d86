import {
  begunDate,
  localDate,
  millisecondsToMidnight,
  millisecondsToServiceMidnight,
  serviceDate,
} from "@specimen/core/calendar";
import { useEffect, useState } from "react";
import { clock } from "../../browser/clock.ts";

/** Today's date in local time, as ISO 8601; a page that is left open overnight follows. */
export const useToday = (): string => localDate(useNow());

/** The day on which the service judges, as ISO 8601: that of UTC. */
export const useServiceDay = (): string => serviceDate(useNow());

/** From when something holds that is to hold at once, as ISO 8601. */
export const useBegunDay = (): string => begunDate(useNow());

/** A moment of today, here and for the service. */
function useNow(): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const rest = Math.min(millisecondsToMidnight(now), millisecondsToServiceMidnight(now));
    return clock.after(rest, () => setNow(clock.now()));
  }, [now]);
  return now;
}
