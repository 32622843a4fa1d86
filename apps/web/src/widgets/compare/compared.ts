import type { LocalizedText, Provenance } from "@specimen/api/contract";
import type { CheckedFeature } from "../record/FeatureChecklist.tsx";
import type { Verdict } from "../record/VerdictBanner.tsx";
import type { Specimen } from "../viewer/specimen.ts";

/** What a comparison shows of a record beside its facts. */
export interface ComparedWords {
  /** Such as "50 euro". */
  name: string;
  /** In mono beside the name. */
  code?: string;
  /** Tells it from others of the same name, such as the series. */
  series: LocalizedText;
  /** The record's own page. */
  href: string;
  verdict: Verdict;
  provenance: Provenance;
  specimen: Specimen;
  features: readonly CheckedFeature[];
}

/** The name that tells a record from every other. */
export const fullName = ({ name, series }: Pick<ComparedWords, "name" | "series">): string =>
  `${name}, ${series.text}`;
