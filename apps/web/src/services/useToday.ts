import { localDate, millisecondsToMidnight } from "@specimen/core/calendar";
import { useEffect, useState } from "react";
import { clock } from "../browser/clock.ts";

/** Today's date in local time, as ISO 8601; a page that is left open overnight follows. */
export function useToday(): string {
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.after(millisecondsToMidnight(now), () => setNow(clock.now())), [now]);
  return localDate(now);
}
