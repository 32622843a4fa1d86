import type { Confidence, Provenance } from "@specimen/api/contract";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";

/** Two facts about a record, ready for the foot of its card. */
export interface ProvenanceWords {
  /** Whether a source was checked, when, for which fields, and where to find it. */
  text: ReactNode;
  /** How sure the editors are, whether or not a source was checked. */
  confidence: { level: 1 | 2 | 3; word: string };
}

const levels = { low: 1, medium: 2, high: 3 } as const;

const fieldWords = [
  "redemption",
  "exchangeDeadline",
  "issueDate",
  "size",
  "legalTenderEnd",
  "motif",
  "securityFeatures",
] as const;

/** Says which fields were checked against a published source, and links the sources. */
export function useProvenance(provenance: Provenance): ProvenanceWords {
  const { t } = useTranslation();
  const date = useDateText();
  const { confidence, checkedFields, checkedOn, sources } = provenance;
  const fields = fieldWords
    .filter((field) => checkedFields.includes(field))
    .map((field) => t(`record.fields.${field}`));
  const links = sources.filter(({ url }) => url !== null);
  return {
    confidence: useConfidence(confidence),
    text: (
      <>
        {checkedOn === null || fields.length === 0
          ? t("record.draft")
          : t("record.compared", { date: date(checkedOn), fields: fields.join(", ") })}
        {links.map(({ label, url }) => (
          <span key={url}>
            {" "}
            <Link href={url ?? ""} tone="quiet" isNewTab>
              {label}
              <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
            </Link>
          </span>
        ))}
      </>
    ),
  };
}

/** How sure the editors are of a record, as bars and words. */
export function useConfidence(confidence: Confidence): ProvenanceWords["confidence"] {
  const { t } = useTranslation();
  const level = t(`record.confidence.${confidence}`);
  return { level: levels[confidence], word: t("record.confidence.level", { level }) };
}
