import type { RuleWritten } from "@specimen/api/contract";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DeletedRecordProps } from "./DeletedRecord.tsx";
import type { Drafts } from "./useDrafts.ts";
import type { When } from "./when.ts";

/** What the service has, and its version; null for something new. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: string | null;
}

/** What both sides have of a record that somebody else saved in the meantime (409). */
export interface Conflict<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Versioned<Values>;
}

/** A form over a record of the customer, as `ContractForm` and its fields read it. */
export interface ContractFormState<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** When what is shown was typed in an earlier visit; null where it was not. */
  readonly restoredAt: number | null;
  /** What was typed into this form in an earlier visit or in other tabs and is not saved. */
  readonly drafts: Pick<Drafts, "isOpen" | "isKept" | "others" | "take" | "dropOther">;
  readonly conflict: Conflict<Values> | null;
  /** Set once the service said that the record is no more; what was typed is kept by its name. */
  readonly deleted: Pick<DeletedRecordProps, "form" | "asNew"> | null;
  /** The last change that was saved, and what became of it. */
  readonly written: RuleWritten | null;
  readonly when: When;
  readonly setWhen: (part: Partial<When>) => void;
  /** The time of the change that the service refused; null where it did not. */
  readonly refusedTime: "from" | "until" | null;
  /** When it was last tried to save, in ms since 1970: from then on the times are judged. */
  readonly judgedAt: number | null;
  readonly save: () => void;
  /** Back to what is saved. */
  readonly discard: () => void;
  /** Goes on with one version made of both. */
  readonly settle: (merged: Values) => void;
}
