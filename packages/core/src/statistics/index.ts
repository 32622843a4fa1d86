export { createEarlyRecords, type EarlyRecords } from "./createEarlyRecords.ts";
export { createStatistics, type Statistics, type StatisticsPorts } from "./createStatistics.ts";
export { StatisticsError, type StatisticsErrorCode } from "./errors.ts";
export type { StatisticsRecord } from "./statisticsBatch.ts";
export { statisticsQueueMachine } from "./statisticsQueueMachine.ts";
