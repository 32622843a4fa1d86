import type { Provenance } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { PrintedOn } from "./PrintedOn.tsx";
import { useProvenance } from "./useProvenance.tsx";
import { useLabelled } from "../useLabelled.ts";

export interface PrintFootProps {
  /** What a record is called, where there are several, and where it comes from. */
  records: readonly { name: string | null; provenance: Provenance }[];
}

/** At the foot of a printed page: sources, how sure they are, the day, and the address. */
export function PrintFoot({ records }: PrintFootProps) {
  const { t } = useTranslation();
  return (
    <>
      {records.map(({ name, provenance }) => (
        <Source key={name} name={name} provenance={provenance} />
      ))}
      <p>{t("catalogue.print.warning")}</p>
      <PrintedOn />
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
