import { Select } from "@specimen/ui/Select/Select.tsx";
import { useTranslation } from "react-i18next";
import { tradeWords } from "../record/tradeWords.ts";
import {
  colours,
  statuses,
  substrates,
  type SearchFilter,
} from "../../features/banknotes/search/searchFilter.ts";

export interface ChoiceFieldsProps {
  filter: SearchFilter;
  onChange: (part: Partial<SearchFilter>) => void;
}

/** What is chosen among few: colour, material, status and the house's rule. */
export function ChoiceFields({ filter, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation();
  const any = { value: "", label: t("banknotes.search.any") };
  return (
    <>
      <Select
        label={t("banknotes.search.colour")}
        value={filter.colour}
        options={[
          any,
          ...colours.map((value) => ({ value, label: t(`banknotes.search.colours.${value}`) })),
        ]}
        onValueChange={(colour) => onChange({ colour })}
      />
      <Select
        label={t("banknotes.search.substrate")}
        value={filter.substrate}
        options={[
          any,
          ...substrates.map((value) => ({
            value,
            label: t(`banknotes.search.substrates.${value}`),
          })),
        ]}
        onValueChange={(substrate) => onChange({ substrate })}
      />
      <Select
        label={t("banknotes.search.status")}
        value={filter.status}
        options={[
          any,
          ...statuses.map((value) => ({ value, label: t(`banknotes.status.${value}`) })),
        ]}
        onValueChange={(status) => onChange({ status })}
      />
      <Select
        label={t("banknotes.search.tradability")}
        value={filter.tradability}
        options={[
          any,
          ...Object.entries(tradeWords).map(([value, word]) => ({
            value,
            label: t(`banknotes.trade.${word}`),
          })),
        ]}
        onValueChange={(tradability) => onChange({ tradability })}
      />
    </>
  );
}
