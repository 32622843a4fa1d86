import { calibrate, idCard } from "@specimen/core/calibration";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { RangeField } from "@specimen/ui/RangeField/RangeField.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/hooks/useCalibration.ts";
import * as css from "./CalibrationDialog.css.ts";

export interface CalibrationDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Below this many CSS pixels a card lying down may not fit beside the edges of the dialog. */
const narrow = 480;
/** Widths of the outline between which every screen's card lies, in CSS pixels. */
const range = { least: 120, most: 720 };

/** Measures the screen: an outline is made as wide as a bank card that is held against it. */
export function CalibrationDialog({ isOpen, onClose }: CalibrationDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("catalogue.calibration.title")}
      closeLabel={t("catalogue.calibration.close")}
    >
      <Match onClose={onClose} />
    </Dialog>
  );
}

function Match({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { pixelsPerMm, screen, isCalibrated, keep } = useCalibration();
  const isUpright = screen.width < narrow;
  // A narrow screen has no space for a card lying down: there it stands.
  const widthMm = isUpright ? idCard.heightMm : idCard.widthMm;
  const heightMm = isUpright ? idCard.widthMm : idCard.heightMm;
  const [pixels, setPixels] = useState(() => Math.round(widthMm * pixelsPerMm));
  const save = () => {
    keep(calibrate(pixels, widthMm, screen));
    onClose();
  };
  const forget = () => {
    keep(null);
    onClose();
  };
  return (
    <Stack gap={14}>
      <Text>{t("catalogue.calibration.text")}</Text>
      <div className={css.scroller}>
        <div
          className={css.card}
          style={{
            width: pixels,
            aspectRatio: widthMm / heightMm,
            borderRadius: (idCard.cornerMm / widthMm) * pixels,
          }}
        >
          {t("catalogue.calibration.card")}
        </div>
      </div>
      <RangeField
        label={t("catalogue.calibration.width")}
        value={pixels}
        onValueChange={setPixels}
        least={range.least}
        most={range.most}
        valueText={t("catalogue.calibration.value", { number: pixels })}
        lessLabel={t("catalogue.calibration.narrower")}
        moreLabel={t("catalogue.calibration.wider")}
      />
      <div className={css.actions}>
        <Button onClick={save}>{t("catalogue.calibration.save")}</Button>
        {isCalibrated && (
          <Button variant="secondary" onClick={forget}>
            {t("catalogue.calibration.forget")}
          </Button>
        )}
      </div>
    </Stack>
  );
}
