import type { Confidence as ConfidenceName } from "@specimen/api/contract";
import { Confidence } from "@specimen/ui/Facts/Confidence.tsx";
import { useTranslation } from "react-i18next";
import { useConfidence } from "./useProvenance.tsx";

/** How sure the editors are of the record of a row, under a heading that says what the word is about. */
export function RowConfidence({ confidence }: { confidence: ConfidenceName }) {
  const { t } = useTranslation();
  const { level } = useConfidence(confidence);
  return <Confidence level={level} word={t(`record.confidence.${confidence}`)} />;
}
