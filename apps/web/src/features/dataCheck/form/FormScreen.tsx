import { useEffect, useEffectEvent, useRef } from "react";
import { useKeptFocus } from "../../../widgets/keptFocus.ts";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { useServices } from "../../../services/useServices.ts";
import { CheckFrame } from "../CheckFrame.tsx";
import { CheckResult } from "../result/CheckResult.tsx";
import { NotRead } from "../scan/NotRead.tsx";
import { Opening } from "../scan/Opening.tsx";
import { useDataCheck } from "../useDataCheck.ts";
import { FormCheck } from "./FormCheck.tsx";
import { toZoneText } from "../zone/zoneText.ts";
import { useDraft } from "./useDraft.ts";

/** A check by what is typed, pasted or scanned by a keyboard-wedge reader: /passcheck. */
export function FormScreen() {
  const check = useDataCheck("form");
  const draft = useDraft();
  const { status, answer } = check.view;
  const forget = useEffectEvent(draft.forget);
  const isJudged = useRef(false);
  useEffect(() => {
    if (status === "deciding") isJudged.current = true;
    // The check has ended: what was typed is not stored any longer.
    if (status === "decided" && isJudged.current) forget();
  }, [status]);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, status, "textarea");
  const restart = () => {
    draft.drop();
    check.send({ type: "check.cancelled" });
  };
  const { zoneDelivery } = useServices().device;
  const today = useServiceDay();
  const takeZone = useEffectEvent((text: string) => {
    // Where lines were typed before, these are the next document's, and nothing printed is compared with them.
    const isNext = draft.draft.mrz !== "";
    if (status === "decided") restart();
    draft.change({
      mrz: toZoneText(text, today).text,
      ...(isNext && { printed: {}, same: [] }),
    });
  });
  useEffect(() => zoneDelivery.receive((text) => takeZone(text)), [zoneDelivery]);
  const screen = () => {
    if (status === "opening") return <Opening />;
    if (status === "decided" && answer !== null)
      return <CheckResult check={answer} onNew={restart} />;
    // Of a check that was opened there is nothing to correct.
    if (status === "expired" || (status === "failed" && check.view.fields === null))
      return <NotRead {...check} />;
    return <FormCheck check={check} draft={draft} />;
  };
  return (
    <CheckFrame way="form">
      <div ref={place}>{screen()}</div>
    </CheckFrame>
  );
}
