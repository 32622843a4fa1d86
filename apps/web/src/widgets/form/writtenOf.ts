import type { RuleWritten } from "@specimen/api/contract";

/** What a change answered; the client throws where there is no answer. */
export function writtenOf({ data }: { data?: RuleWritten }): RuleWritten {
  if (data === undefined) throw new Error("A change was answered without a body");
  return data;
}
