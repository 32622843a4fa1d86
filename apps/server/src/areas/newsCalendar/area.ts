import { defineArea } from "../defineArea.ts";
import { newsCalendarRoutes } from "./routes.ts";
import { calendarEntries, calendarEntryTexts, calendarSubscriptions } from "./tables.ts";

export const newsCalendar = defineArea({
  name: "newsCalendar",
  tables: [calendarEntries, calendarEntryTexts, calendarSubscriptions],
  routes: newsCalendarRoutes,
});
