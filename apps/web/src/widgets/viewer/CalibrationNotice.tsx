import { Button } from "@specimen/ui/Button/Button.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/calibration.ts";
import { CalibrationDialog } from "./CalibrationDialog.tsx";
import * as css from "./viewer.css.ts";

/** Says whether true size is true on this screen, and leads to making it so. */
export function CalibrationLine() {
  const { t } = useTranslation();
  const { isCalibrated } = useCalibration();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.calibration}>
      <StatusText sign={isCalibrated ? "ok" : "warn"}>
        {t(`banknotes.calibration.${isCalibrated ? "done" : "missing"}`)}
      </StatusText>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t(`banknotes.calibration.${isCalibrated ? "again" : "start"}`)}
      </Button>
      <CalibrationDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
