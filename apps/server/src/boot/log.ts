import pino, { type DestinationStream } from "pino";
import { faultReport, type FaultReport } from "./faultReport.ts";

/** Everything a line of the log may hold; what is not named here cannot be written. */
export interface LogFields {
  /** The part of the server: api, statistics, identity, web, jobs, server. */
  readonly part: "api" | "statistics" | "identity" | "web" | "jobs" | "server";
  /** Id of the call, as in the header X-Request-Id and on the error screen. */
  readonly requestId?: string;
  readonly method?: string;
  /** The call as the contract writes it, without values: /banknotes/{id}. */
  readonly route?: string;
  readonly status?: number;
  /** How long it took, in ms. */
  readonly took?: number;
  readonly fault?: FaultReport;
}

const allowed = [
  "part",
  "requestId",
  "method",
  "route",
  "status",
  "took",
  "fault",
] as const satisfies (keyof LogFields)[];

/** `error` writes faults, `info` each call too. */
export const logLevels = ["error", "info", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The one log of the server: a line of JSON for each event. */
export interface Log {
  /** An error that was answered with 5xx, or that happened outside of calls. */
  fault(error: unknown, fields: Omit<LogFields, "fault">): void;
  /** An answered call. */
  call(fields: LogFields): void;
  /** An event of the server itself; `event` is a fixed text. */
  event(event: string): void;
}

/** Creates the log, by default on the standard error output, where faults are written at once. */
export function createLog(
  level: LogLevel = "error",
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: allowedOnly },
    },
    destination,
  );
  return {
    fault: (error, fields) => logger.error({ ...fields, fault: faultReport(error) }, "fault"),
    call: (fields) => logger.info({ ...fields }, "call"),
    event: (event) => logger.info({ part: "server" }, event),
  };
}

/** Types are gone when the program runs: a field that is not named is dropped here. */
function allowedOnly(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    allowed.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}
