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
export {
  formatNumber,
  formatPercent,
  formatSize,
  formatValue,
  readDecimal,
  withoutGroups,
  writeDecimal,
} from "./number.ts";
export { regionNames } from "./regionNames.ts";
export { formatTime, formatZonedTime } from "./time.ts";
