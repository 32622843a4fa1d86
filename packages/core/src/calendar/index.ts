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
  type CalendarEvent,
  type CalendarInput,
  type CalendarView,
  type MonthStep,
} from "./calendarMachine.ts";
export { provideCalendar, type CalendarPorts, type MonthAddress } from "./provideCalendar.ts";
export {
  begunDate,
  localDate,
  millisecondsToMidnight,
  millisecondsToServiceMidnight,
  serviceDate,
} from "./localDate.ts";
export { monthOf, nextMonth, previousMonth, readMonth, writeMonth, type Month } from "./month.ts";
