import { useRef } from "react";
import { useKeptFocus } from "../../../services/hooks/useKeptFocus.ts";
import { CheckFrame } from "../CheckFrame.tsx";
import { PictureResult } from "./PictureResult.tsx";
import { useDataCheck } from "../useDataCheck.ts";
import { ChoosePictures } from "./ChoosePictures.tsx";
import { Opening } from "./Opening.tsx";
import { NotRead } from "./NotRead.tsx";
import { ReadingSteps } from "./ReadingSteps.tsx";

/** A check of pictures that are uploaded here: /dashboard/scan-upload. */
export function ScanScreen() {
  const check = useDataCheck("scan");
  const { view, send } = check;
  const restart = () => send({ type: "check.cancelled" });
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, view.status);
  const screen = () => {
    switch (view.status) {
      case "opening":
        return <Opening />;
      case "idle":
      case "capturing":
        return <ChoosePictures check={check} />;
      case "uploading":
      case "reading":
      case "deciding":
        return <ReadingSteps view={view} onCancel={restart} />;
      case "decided":
        return view.answer === null ? null : (
          <PictureResult check={view.answer} view={view} send={send} />
        );
      case "failed":
      case "expired":
        return <NotRead view={view} send={send} />;
    }
  };
  return (
    <CheckFrame way="scan">
      <div ref={place}>{screen()}</div>
    </CheckFrame>
  );
}
