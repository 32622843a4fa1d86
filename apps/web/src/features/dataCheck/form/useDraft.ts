import { useState } from "react";
import { useSession } from "../../../services/hooks/useSession.ts";
import { useServices } from "../../../services/useServices.ts";

/** What was typed into the form and not yet judged. */
export interface FormDraft {
  readonly mrz: string;
  readonly printed: Readonly<Record<string, string>>;
  /** Fields that are the same on the page as in the zone. */
  readonly same: readonly string[];
}

const name = "dataCheck";
/** Nothing was typed. */
export const emptyDraft: FormDraft = { mrz: "", printed: {}, same: [] };

/** The draft of the form: it outlives reload, a session that ends and lost connections, in this tab. */
export function useDraft() {
  const { drafts } = useServices().device;
  const userId = useSession().user?.sub ?? "";
  const [draft, setDraft] = useState<FormDraft>(() => {
    const stored = drafts.read(name, userId);
    return isDraft(stored) ? stored : emptyDraft;
  });
  return {
    draft,
    change(part: Partial<FormDraft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      drafts.keep(name, userId, next);
    },
    drop() {
      setDraft(emptyDraft);
      drafts.drop(name, userId);
    },
    /** Forgets what is stored, while the screen goes on with what was typed. */
    forget: () => drafts.drop(name, userId),
  };
}

const isDraft = (stored: unknown): stored is FormDraft =>
  typeof stored === "object" && stored !== null && "mrz" in stored && "same" in stored;
