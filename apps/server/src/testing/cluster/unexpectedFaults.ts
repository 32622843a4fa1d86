import { saysUnreachable } from "../../database/unreachable.ts";
import type { LogFields } from "../../boot/log.ts";
import type { FaultReport } from "../../boot/faultReport.ts";

/**
 * The lines of an instance's log that tell of a call which failed for another reason than that the
 * database could not answer: each was answered 500.
 */
export const unexpectedFaults = (log: string): string[] =>
  log.split("\n").filter((line) => {
    if (!line.startsWith("{") || !line.endsWith("}")) return false;
    const { part, fault } = JSON.parse(line) as LogFields;
    return fault !== undefined && part !== "jobs" && !isUnreachable(fault);
  });

const isUnreachable = ({ code = "", message = "", cause }: FaultReport): boolean =>
  saysUnreachable(code, message) || (cause !== undefined && isUnreachable(cause));
