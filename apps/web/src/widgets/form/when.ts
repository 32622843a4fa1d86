/** When a change takes effect and why, as typed: local times without a zone, empty for now. */
export interface When {
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

/** At once, without an end and without a word. */
export const atOnce: When = { from: "", until: "", reason: "" };

/** Whether anything was typed. */
export const isTimed = (when: When): boolean => Object.values(when).some((part) => part !== "");

/** What was kept with a draft; what it lacks is as if nothing was typed. */
export function readWhen(kept: unknown): When {
  const typed = typeof kept === "object" && kept !== null ? (kept as Partial<When>) : {};
  const textOf = (part: unknown) => (typeof part === "string" ? part : "");
  return { from: textOf(typed.from), until: textOf(typed.until), reason: textOf(typed.reason) };
}

/** What is wrong with a time. */
export type WhenProblem = "notATime" | "endsEarly";

/** What is wrong with the times of a change that would be sent at `now`, in ms since 1970. */
export function judgeWhen(
  { from, until }: When,
  now: number,
): Partial<Record<"from" | "until", WhenProblem>> {
  const [begins, ends] = [instantOf(from), instantOf(until)];
  if (Number.isNaN(begins)) return { from: "notATime" };
  if (Number.isNaN(ends)) return { until: "notATime" };
  const isEarly = ends !== undefined && ends <= Math.max(begins ?? now, now);
  return isEarly ? { until: "endsEarly" } : {};
}

/**
 * The last day of a field: without one some browsers go on with the year where a fifth digit is
 * typed, and years of more digits are no times for the service.
 */
export const latestDay = "9999-12-31";

const latest = Date.parse(latestDay);

/** In ms since 1970; NaN for what is no time, undefined for nothing. */
function instantOf(local: string): number | undefined {
  if (local === "") return undefined;
  const instant = Date.parse(local);
  return instant > latest ? NaN : instant;
}

/** The options of a call: instants, and what is empty left out. */
export interface ChangeTiming {
  readonly effectiveFrom?: string;
  readonly validUntil?: string;
  readonly reason?: string;
}

/** What was typed as the options of a call. */
export function timingOf({ from, until, reason }: When): ChangeTiming {
  const instant = (local: string) => (local === "" ? undefined : new Date(local).toISOString());
  const [effectiveFrom, validUntil] = [instant(from), instant(until)];
  return {
    ...(effectiveFrom !== undefined && { effectiveFrom }),
    ...(validUntil !== undefined && { validUntil }),
    ...(reason !== "" && { reason }),
  };
}
