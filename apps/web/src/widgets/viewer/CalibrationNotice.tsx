import { Button } from "@specimen/ui/Button/Button.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/hooks/useCalibration.ts";
import { CalibrationDialog } from "./CalibrationDialog.tsx";
import * as css from "./viewer.css.ts";

/** Says whether actual size is exact on this screen, and leads to the calibration. */
export function CalibrationNotice() {
  const { t } = useTranslation();
  const { isCalibrated } = useCalibration();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.calibration}>
      <StatusText sign={isCalibrated ? "ok" : "warn"}>
        {t(`catalogue.calibration.${isCalibrated ? "done" : "missing"}`)}
      </StatusText>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(`catalogue.calibration.${isCalibrated ? "again" : "start"}`)}
      </Button>
      <CalibrationDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
