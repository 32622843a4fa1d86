import { usePrefetch } from "@specimen/api/react";
import {
  calendarView,
  provideCalendar,
  type CalendarEvent,
  type CalendarView,
} from "@specimen/core/calendar";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useInspection } from "../../../services/hooks/useInspection.ts";
import { useMonthAddress } from "../../../url/useMonth.ts";
import { monthQuery } from "./queries.ts";

/** The calendar as its parts show it, and how they tell it what was done. */
export interface Calendar extends CalendarView {
  send: (event: CalendarEvent) => void;
}

/** The calendar machine over the address and the API, and the entries of its month; `today` in ISO 8601. */
export function useCalendar(currencies: readonly string[], today: string) {
  const address = useMonthAddress(today);
  const prefetch = usePrefetch();
  const [machine] = useState(() =>
    provideCalendar({
      address,
      readAhead: (month, chosen) => monthQuery.prefetch(prefetch, { ...month, currencies: chosen }),
    }),
  );
  const actor = useActorRef(machine, { input: { month: address.month() }, ...useInspection() });
  const view = useSelector(actor, calendarView, shallowEqual);
  const { data, error, mutate } = monthQuery.useData({ ...view.month, currencies });
  const chosen = currencies.join();
  const isRead = data !== undefined;
  const sendRead = useEffectEvent(() => actor.send({ type: "entries.read", currencies }));
  useEffect(() => {
    if (isRead) sendRead();
  }, [isRead, view.month, chosen]);
  const calendar: Calendar = { ...view, send: actor.send };
  return { calendar, data, error, mutate };
}
