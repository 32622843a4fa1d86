import { formatNumber } from "@specimen/core/format";
import { ChipRow } from "@specimen/ui/Chip/ChipRow.tsx";
import { Disclosure } from "@specimen/ui/Disclosure/Disclosure.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Awaited } from "@specimen/ui/Stack/StackInOrder.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { isAwaited } from "../query.ts";
import { useLabelled } from "../useLabelled.ts";
import { ruledQuery } from "./ruledQuery.ts";

export interface RuledRecordsProps {
  /** What is written on single records. */
  section: "coinInfo" | "ingotVariantInfo" | "ingotInfo" | "documentInfo" | "chequeNoteInfo";
  /** Where the text on a record is written. */
  hrefOf: (id: string) => string;
}

/** More than these are shown when they are asked for: what follows them stays in sight. */
const mostAtOnce = 12;

/** The records that have a text already, one click away; nothing where none has. */
export function RuledRecords({ section, hrefOf }: RuledRecordsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const labelled = useLabelled();
  const query = ruledQuery.useData({ section });
  if (isAwaited(query)) return <Awaited />;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const records = (query.data?.subjects ?? []).toSorted((one, other) =>
    compare(one.label, other.label),
  );
  if (records.length === 0) return null;
  const title = t(`form.withEntries.${section}`);
  return (
    <Disclosure
      title={labelled(title, formatNumber(records.length, language))}
      defaultOpen={records.length <= mostAtOnce}
    >
      <ChipRow label={title}>
        {records.map(({ id, label }) => (
          <LinkButton key={id} href={hrefOf(id)} variant="secondary" size="sm">
            {label}
          </LinkButton>
        ))}
      </ChipRow>
    </Disclosure>
  );
}
