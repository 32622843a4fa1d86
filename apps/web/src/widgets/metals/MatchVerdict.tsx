import type { Match } from "@specimen/core/metals";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";

export interface MatchVerdictProps extends Pick<Match, "verdict"> {
  /** False where the record lacks a measure. */
  isComplete?: boolean;
}

/** Whether measures fit a record: never more than that, since fitting proves nothing. */
export function MatchVerdict({ verdict, isComplete = true }: MatchVerdictProps) {
  const { t } = useTranslation();
  if (verdict === "unmeasured")
    return (
      <Text as="span" step="small" tone="ink2">
        ◌ {t("preciousMetals.measure.unmeasured")}
      </Text>
    );
  return (
    <StatusText sign={verdict === "fits" ? "ok" : "no"}>
      {t(`preciousMetals.measure.${verdict === "fits" && !isComplete ? "fitsInPart" : verdict}`)}
    </StatusText>
  );
}
