import type { Banknote } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import * as css from "./compare.css.ts";
import { featuresBeside } from "./comparedRows.ts";

export interface ComparedFeaturesProps {
  note: Banknote;
  notes: readonly Banknote[];
}

/** The features of one note; bold are those that not every note has. */
export function ComparedFeatures({ note, notes }: ComparedFeaturesProps) {
  const { t } = useTranslation();
  if (note.features.length === 0) return t("record.unknown");
  return (
    <ul className={css.features}>
      {featuresBeside(note, notes).map(({ key, name, isCommon }) => (
        <li key={key} className={isCommon ? undefined : css.different}>
          <Localized text={name} />
        </li>
      ))}
    </ul>
  );
}
