import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { clock } from "../../browser/clock.ts";
import { page } from "../../browser/page.ts";
import type { Drafts } from "./useDrafts.ts";
import type { When } from "./when.ts";

/** Milliseconds without a key after which what was typed is kept. */
const keepDelay = 300;

/** Keeps what is typed whenever nobody types for a moment, and when the form or the page is left. */
export function useKeeping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  when: When,
  drafts: Pick<Drafts, "keep" | "keepTyped">,
): void {
  const keep = useEffectEvent(drafts.keep);
  const keepTyped = useEffectEvent(drafts.keepTyped);
  useEffect(() => clock.after(keepDelay, () => keep()), [when]);
  useEffect(() => {
    let cancel = () => {};
    const stopTyping = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        cancel();
        cancel = clock.after(keepDelay, () => keep());
      },
    });
    const stopLeaving = page.onLeft(() => keepTyped());
    return () => {
      cancel();
      keepTyped();
      stopTyping();
      stopLeaving();
    };
  }, [form]);
}
