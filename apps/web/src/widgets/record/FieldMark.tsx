import type { Provenance } from "@specimen/api/contract";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";
import { checkOfFields } from "./checkOfFields.ts";
import { useLabelled } from "../useLabelled.ts";
import * as css from "./provenance.css.ts";

export interface FieldMarkProps {
  provenance: Provenance;
  /** The members of the record that a fact rests on; none needs no check. */
  fields: readonly string[];
}

/**
 * Whether a fact was checked: the numbers of its sources, each a link, or that it is unverified. Of
 * a record that was never checked the foot of its card says so once.
 */
export function FieldMark({ provenance, fields }: FieldMarkProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const date = useDateText();
  if (provenance.checks.length === 0 || fields.length === 0) return null;
  const check = checkOfFields(provenance, fields);
  if (check === null) return <span className={css.mark}>{t("record.field.unverified")}</span>;
  return (
    <span className={`${css.mark} ${css.checked}`}>
      {t("record.field.checked")}
      {check.sources.map(({ number, label, title, url }) =>
        url === null ? null : (
          <Anchor
            key={number}
            href={url}
            className={css.reference}
            target="_blank"
            rel="noopener noreferrer"
            title={title === undefined ? label : labelled(label, title)}
            aria-label={`${labelled(String(number), t("record.field.against", { date: date(check.checkedOn), source: label }))} (${t("record.newTab")})`}
          >
            {number}
          </Anchor>
        ),
      )}
    </span>
  );
}
