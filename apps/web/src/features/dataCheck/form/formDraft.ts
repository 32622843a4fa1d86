import type { DraftOf } from "../../../services/hooks/useDraft.ts";

/** What was typed into the form and not yet judged. */
export interface FormDraft {
  readonly mrz: string;
  readonly printed: Readonly<Record<string, string>>;
  /** Fields that are the same on the page as in the zone. */
  readonly same: readonly string[];
}

/** Nothing was typed. */
export const emptyDraft: FormDraft = { mrz: "", printed: {}, same: [] };

export const formDraft: DraftOf<FormDraft> = {
  name: "dataCheck",
  empty: emptyDraft,
  isDraft: (kept): kept is FormDraft =>
    typeof kept === "object" && kept !== null && "mrz" in kept && "same" in kept,
};
