export {
  groupItems,
  isOpenable,
  itemLabel,
  type CalendarCategory,
  type CalendarRow,
  type OpenableItem,
} from "./calendarItem.ts";
export {
  calendarMachine,
  calendarView,
  type CalendarEmitted,
  type CalendarEvent,
  type CalendarView,
} from "./calendarMachine.ts";
export { monthAt, nextMonth, previousMonth, readMonth, writeMonth, type Month } from "./month.ts";
