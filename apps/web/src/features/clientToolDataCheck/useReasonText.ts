import type { Alert } from "@specimen/api/contract";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** Says why an alarm was raised. */
export function useReasonText(): (alert: Alert) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ isTest, reasons }) =>
      isTest
        ? t("clientToolDataCheck.alerts.test")
        : reasons.map((reason) => t(`form.alarmReason.${reason}`)).join("; "),
    [t],
  );
}
