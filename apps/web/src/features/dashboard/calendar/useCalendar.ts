import { usePrefetch } from "@specimen/api/react";
import {
  calendarView,
  provideCalendar,
  type CalendarEvent,
  type CalendarView,
} from "@specimen/core/calendar";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useWatched } from "../../../services/watched.ts";
import { useMonthAddress } from "../../../url/useMonth.ts";
import { monthInit, useCalendarMonth } from "../queries.ts";

/** The calendar as its parts show it, and how they tell it what was done. */
export interface Calendar extends CalendarView {
  send: (event: CalendarEvent) => void;
}

/** The calendar machine over the address and the API, and the entries of its month. */
export function useCalendar(currencies: readonly string[]) {
  const address = useMonthAddress();
  const prefetch = usePrefetch();
  const filter = useRef(currencies);
  const [machine] = useState(() =>
    provideCalendar({
      address,
      readAhead: (month) => prefetch("/news-calendar", monthInit(month, filter.current)),
    }),
  );
  const actor = useActorRef(machine, { input: { month: address.month() }, ...useWatched() });
  const view = useSelector(actor, calendarView, shallowEqual);
  const { data, error, mutate } = useCalendarMonth(view.month, currencies);
  const chosen = currencies.join();
  const isRead = data !== undefined;
  useLayoutEffect(() => void (filter.current = currencies), [currencies]);
  useEffect(() => {
    if (isRead) actor.send({ type: "entries.read" });
  }, [actor, isRead, view.month, chosen]);
  const calendar: Calendar = { ...view, send: actor.send };
  return { calendar, data, error, mutate };
}
