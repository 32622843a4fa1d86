import { anySeries } from "@specimen/api/contract";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useKeptFocus } from "../../../widgets/keptFocus.ts";
import { useDraft } from "../../../services/hooks/useDraft.ts";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { useServices } from "../../../services/useServices.ts";
import { CheckFrame, useChosenSeries } from "../CheckFrame.tsx";
import { CheckResult } from "../result/CheckResult.tsx";
import { PrintedCheck } from "../result/PrintedCheck.tsx";
import { NotRead } from "../scan/NotRead.tsx";
import { Opening } from "../scan/Opening.tsx";
import { useDataCheck } from "../useDataCheck.ts";
import { FormCheck } from "./FormCheck.tsx";
import { PrintedDraft } from "./PrintedDraft.tsx";
import { noNotes, toZoneText, type ZoneText } from "../zone/zoneText.ts";
import { withWholeZone } from "./comparedFields.ts";
import { readScan } from "./readScan.ts";
import { emptyDraft, formDraft } from "./formDraft.ts";
import { useWedge } from "./useWedge.ts";
import type { Scan } from "./wedge.ts";

/** A check by what is typed, pasted or scanned by a keyboard-wedge reader: /passcheck. */
export function FormScreen() {
  const check = useDataCheck("form");
  const draft = useDraft(formDraft);
  const [notes, setNotes] = useState(noNotes);
  const chosen = useChosenSeries() ?? anySeries;
  const [seriesId, setSeriesId] = useState(chosen);
  const chooseSeries = (series = chosen) => setSeriesId(series);
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
    setNotes(noNotes);
    chooseSeries();
    check.send({ type: "check.cancelled" });
  };
  const { zoneDelivery } = useServices().device;
  const today = useServiceDay();
  const takeZone = ({ text, ...told }: ZoneText) => {
    const before = status === "decided" ? emptyDraft : draft.draft;
    if (status === "decided") restart();
    // The address that it comes with has no series.
    chooseSeries(anySeries);
    setNotes(told);
    draft.change(withWholeZone(before, text, today));
  };
  const takeDelivered = useEffectEvent((text: string) =>
    takeZone(toZoneText(text, today, { isDone: true })),
  );
  useEffect(() => zoneDelivery.receive((text) => takeDelivered(text)), [zoneDelivery]);
  const inFrame = (screen: ReactNode, sheet: ReactNode = null) => (
    <CheckFrame way="form" sheet={sheet}>
      <div ref={place}>{screen}</div>
    </CheckFrame>
  );
  if (status === "opening") return inFrame(<Opening />);
  if (status === "decided" && answer !== null) {
    return inFrame(
      <NextScan onScan={(scan) => takeZone(readScan(scan, today))}>
        <CheckResult check={answer} onNew={restart} />
      </NextScan>,
      <PrintedCheck check={answer} />,
    );
  }
  // Of a check that was opened there is nothing to correct.
  if (status === "expired" || (status === "failed" && check.view.fields === null))
    return inFrame(<NotRead {...check} />);
  return inFrame(
    <FormCheck
      check={check}
      draft={draft}
      notes={notes}
      onNotes={setNotes}
      seriesId={seriesId}
      onSeries={chooseSeries}
    />,
    <PrintedDraft draft={draft.draft} seriesId={seriesId} />,
  );
}

/** A result, while which is shown the next document may be scanned. */
function NextScan({ onScan, children }: { onScan: (scan: Scan) => void; children: ReactNode }) {
  useWedge(onScan);
  return children;
}
