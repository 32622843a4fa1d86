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

/** The options of a call: instants, and what is empty left out. */
export interface ChangeTiming {
  readonly effectiveFrom?: string;
  readonly validUntil?: string;
  readonly reason?: string;
}

export function timingOf({ from, until, reason }: When): ChangeTiming {
  const instant = (local: string) => (local === "" ? undefined : new Date(local).toISOString());
  const [effectiveFrom, validUntil] = [instant(from), instant(until)];
  return {
    ...(effectiveFrom !== undefined && { effectiveFrom }),
    ...(validUntil !== undefined && { validUntil }),
    ...(reason !== "" && { reason }),
  };
}
