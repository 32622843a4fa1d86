import { begunDate, localDate, millisecondsToMidnight } from "@specimen/core/calendar";
import { useEffect, useState } from "react";
import { clock } from "../../browser/clock.ts";

/** Today's date in local time, as ISO 8601; a page that is left open overnight follows. */
export const useToday = (): string => localDate(useNow());

/** From when something holds that is to hold at once, as ISO 8601. */
export const useBegunDay = (): string => begunDate(useNow());

/** A moment of today. */
function useNow(): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.after(millisecondsToMidnight(now), () => setNow(clock.now())), [now]);
  return now;
}
