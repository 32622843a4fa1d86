import {
  calendarMachine,
  calendarView,
  type Month,
  type OpenableItem,
} from "@specimen/core/calendar";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { useWatched } from "../../../services/watched.ts";

/** The calendar's machine bound to the month of the address. */
export function useCalendar(shown: Month, go: (month: Month) => void) {
  const calendar = useActorRef(calendarMachine, useWatched());
  const openId = useSelector(calendar, (snapshot) => calendarView(snapshot).openId);
  const follow = useEffectEvent(go);
  useEffect(() => {
    const wished = calendar.on("month.wished", ({ year, month }) => follow({ year, month }));
    return () => wished.unsubscribe();
  }, [calendar]);
  const { year, month } = shown;
  useEffect(() => calendar.send({ type: "month.shown" }), [calendar, year, month]);
  const close = () => calendar.send({ type: "popup.dismissed" });
  return {
    openId,
    close,
    toggle: (item: OpenableItem) =>
      item.id === openId ? close() : calendar.send({ type: "item.chosen", item }),
    step: (by: "previous" | "next") => calendar.send({ type: "month.stepped", from: shown, by }),
  };
}
