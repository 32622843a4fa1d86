import type { Confidence, Provenance } from "@specimen/api/contract";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";
import { useLabelled } from "../useLabelled.ts";
import * as css from "./provenance.css.ts";

/** Two facts about a record, ready for the foot of its card. */
export interface ProvenanceWords {
  /** Whether it was checked, when, and against which sources, by the numbers of `FieldMark`. */
  text: ReactNode;
  /** How sure the editors are, whether or not a source was checked. */
  confidence: { level: 1 | 2 | 3; word: string };
}

const levels = { low: 1, medium: 2, high: 3 } as const;

/** Says when a record was checked and lists the numbered sources with their links. */
export function useProvenance(provenance: Provenance): ProvenanceWords {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const date = useDateText();
  const { confidence, checkedOn, sources } = provenance;
  return {
    confidence: useConfidence(confidence),
    text: (
      <>
        {checkedOn === null
          ? t("record.draft")
          : t("record.checkedAgainst", { date: date(checkedOn) })}{" "}
        {sources.map((source, index) =>
          source.url === null ? null : (
            <span key={source.url} className={css.source}>
              {checkedOn !== null && <span className={css.number}>{index + 1}</span>}
              <Link href={source.url} tone="quiet" isNewTab>
                {source.title !== undefined && `${labelled(source.label)} `}
                <span lang={source.lang}>{source.title ?? source.label}</span>
                <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
              </Link>
            </span>
          ),
        )}
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
