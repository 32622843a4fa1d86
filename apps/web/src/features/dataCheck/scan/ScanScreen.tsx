import { useDataCheck } from "../useDataCheck.ts";
import { ChoosePictures } from "./ChoosePictures.tsx";
import { PictureCheck } from "./PictureCheck.tsx";

/** A check of pictures that are uploaded here: /dashboard/scan-upload. */
export function ScanScreen() {
  const check = useDataCheck("scan");
  return (
    <PictureCheck way="scan" check={check}>
      <ChoosePictures check={check} />
    </PictureCheck>
  );
}
