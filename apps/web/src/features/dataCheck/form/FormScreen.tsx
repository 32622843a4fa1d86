import { useEffect, useEffectEvent } from "react";
import { CheckFrame } from "../CheckFrame.tsx";
import { CheckResult } from "../result/CheckResult.tsx";
import { useDataCheck } from "../useDataCheck.ts";
import { FormCheck } from "./FormCheck.tsx";
import { useDraft } from "./useDraft.ts";

/** A check by what is typed, pasted or scanned by a keyboard-wedge reader: /passcheck. */
export function FormScreen() {
  const check = useDataCheck("form");
  const draft = useDraft();
  const { status, answer } = check.view;
  const forget = useEffectEvent(draft.forget);
  useEffect(() => {
    // The check has ended: what was typed is not stored any longer.
    if (status === "decided") forget();
  }, [status]);
  return (
    <CheckFrame way="form">
      {status === "decided" && answer !== null ? (
        <CheckResult
          check={answer}
          onNew={() => {
            draft.drop();
            check.send({ type: "check.cancelled" });
          }}
        />
      ) : (
        <FormCheck check={check} draft={draft} />
      )}
    </CheckFrame>
  );
}
