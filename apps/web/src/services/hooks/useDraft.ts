import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../useServices.ts";
import { useSession } from "./useSession.ts";

/** A form whose typed values are kept. */
export interface DraftOf<Typed extends object> {
  /** The name it is kept under. */
  readonly name: string;
  /** Nothing was typed. */
  readonly empty: Typed;
  /** Whether what was kept has the shape of this form. */
  readonly isDraft: (kept: unknown) => kept is Typed;
}

/** What was typed and not yet sent: it outlives other screens, reload, a session that ends and lost connections, in this tab. */
export function useDraft<Typed extends object>({ name, empty, isDraft }: DraftOf<Typed>) {
  const { drafts } = useServices().device;
  const userId = useSession().user?.sub ?? "";
  const [draft, setDraft] = useState<Typed>(() => {
    const kept = drafts.read(name, userId);
    return isDraft(kept) ? kept : empty;
  });
  const keep = useEffectEvent((typed: Typed) => {
    if (typed === empty) drafts.drop(name, userId);
    else drafts.keep(name, userId, typed);
  });
  useEffect(() => keep(draft), [draft]);
  return {
    draft,
    change: (part: Partial<Typed>) => setDraft((before) => ({ ...before, ...part })),
    /** Drops what was sent, and keeps what was typed meanwhile. */
    keepUnsent: (unsent: (typed: Typed) => Typed) => setDraft(unsent),
    drop: () => setDraft(empty),
    /** Forgets what is kept, while the screen goes on with what was typed. */
    forget: () => drafts.drop(name, userId),
  };
}
