export { collator, sortBy, spellOutUmlauts } from "./collate.ts";
export {
  datePrecision,
  defaultDateFormat,
  formatDate,
  invalidDate,
  loadDateLocale,
  type DateLocale,
  type DatePrecision,
} from "./date.ts";
export { formatNumber, formatSize, formatValue } from "./number.ts";
export { formatTime } from "./time.ts";
