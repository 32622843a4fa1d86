import { useRef, type ReactNode } from "react";
import { useKeptFocus } from "../../../widgets/keptFocus.ts";
import { CheckFrame, type Way } from "../CheckFrame.tsx";
import { PrintedCheck } from "../result/PrintedCheck.tsx";
import type { RunningCheck } from "../useDataCheck.ts";
import { NotRead } from "./NotRead.tsx";
import { Opening } from "./Opening.tsx";
import { PictureResult } from "./PictureResult.tsx";
import { ReadingSteps } from "./ReadingSteps.tsx";

interface PictureCheckProps {
  way: Way;
  check: RunningCheck;
  /** How its pictures are taken. */
  children: ReactNode;
}

/** A check of pictures, from taking them to what was found in them. */
export function PictureCheck({ way, check: { view, send }, children }: PictureCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status, answer, pages } = view;
  // The code for a phone comes with the first answer.
  const isAwaited = way === "phone" && status === "capturing" && answer === null;
  useKeptFocus(place, isAwaited ? undefined : `${status} ${pages.length}`);
  const screen = () => {
    switch (status) {
      case "opening":
        return <Opening />;
      case "idle":
      case "capturing":
        return children;
      case "uploading":
      case "reading":
      case "deciding":
        return <ReadingSteps view={view} onCancel={() => send({ type: "check.cancelled" })} />;
      case "decided":
        return answer === null ? null : <PictureResult check={answer} view={view} send={send} />;
      case "failed":
      case "expired":
        return <NotRead view={view} send={send} />;
    }
  };
  const isDecided = status === "decided" && answer !== null;
  return (
    <CheckFrame way={way} sheet={isDecided ? <PrintedCheck check={answer} /> : null}>
      <div ref={place}>{screen()}</div>
    </CheckFrame>
  );
}
