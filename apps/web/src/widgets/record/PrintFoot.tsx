import type { Provenance } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";
import { useProvenance } from "./useProvenance.tsx";
import { useLabelled } from "../useLabelled.ts";

export interface PrintFootProps {
  /** What a record is called, where there are several, and where it comes from. */
  records: readonly { name: string | null; provenance: Provenance }[];
}

/** At the foot of a printed page: sources, how sure they are, the day, and the address. */
export function PrintFoot({ records }: PrintFootProps) {
  const { t } = useTranslation();
  const date = useDateText();
  return (
    <>
      {records.map(({ name, provenance }) => (
        <Source key={name} name={name} provenance={provenance} />
      ))}
      <p>{t("catalogue.print.warning")}</p>
      <p>
        Specimen · {t("catalogue.print.printed", { date: date(today()) })} · {window.location.href}
      </p>
    </>
  );
}

function Source({ name, provenance }: PrintFootProps["records"][number]) {
  const { text, confidence } = useProvenance(provenance);
  const labelled = useLabelled();
  return (
    <p>
      {name !== null && <strong>{`${labelled(name)} `}</strong>}
      {text} {confidence.word}.
    </p>
  );
}

/** The day of the reader's clock. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
