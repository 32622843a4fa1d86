import type { Provenance, TimelineStage } from "@specimen/api/contract";
import {
  PrintEvidence,
  PrintFacts,
  PrintPictures,
  PrintSheet,
  type PrintSheetProps,
} from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FactSpec } from "./factSpec.ts";
import { PrintedFeatures, type CheckedFeature } from "./FeatureChecklist.tsx";
import { PrintedTimeline } from "./LifecycleTimeline.tsx";
import { PrintFoot } from "./PrintFoot.tsx";
import { useFacts } from "./RecordFacts.tsx";
import { PrintedVerdict, type VerdictProps } from "./VerdictBanner.tsx";

export interface PrintSheetLayoutProps<Item>
  extends Pick<PrintSheetProps, "title" | "subtitle" | "code">, VerdictProps {
  record: Item & { provenance: Provenance };
  specs: readonly FactSpec<Item>[];
  /** What is printed of the record, each over its caption. */
  pictures: readonly { src: string; caption: string }[];
  /** Left out for a kind of record that has none. */
  timeline?: readonly TimelineStage[];
  features?: readonly CheckedFeature[];
  /** What else is printed of the record, before its features. */
  children?: ReactNode;
}

/** A record on one page of paper: answer, pictures, facts, stages and features. */
export function PrintSheetLayout<Item>({
  title,
  subtitle,
  code,
  verdict,
  basis,
  record,
  specs,
  pictures,
  timeline,
  features,
  children,
}: PrintSheetLayoutProps<Item>) {
  const { t } = useTranslation();
  const facts = useFacts(record, specs, "print");
  const foot = <PrintFoot records={[{ name: null, provenance: record.provenance }]} />;
  return (
    <PrintSheet title={title} subtitle={subtitle} code={code} foot={foot}>
      <PrintedVerdict verdict={verdict} basis={basis} />
      <PrintEvidence>
        <PrintPictures pictures={pictures} missingText={t("catalogue.viewer.failed")} />
        <PrintFacts items={facts} />
      </PrintEvidence>
      {timeline !== undefined && timeline.length > 0 && (
        <PrintedTimeline timeline={timeline} provenance={record.provenance} />
      )}
      {children}
      {features !== undefined && <PrintedFeatures features={features} />}
    </PrintSheet>
  );
}
