import type { DropdownOption } from "@specimen/ui/SearchableDropdown/matchOptions.ts";
import { SearchableDropdown } from "@specimen/ui/SearchableDropdown/SearchableDropdown.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadAhead } from "../../services/readAhead.ts";

export interface RecordPickerProps {
  /** Names the field, such as the area it belongs to. */
  label: string;
  /** What the closed field says. */
  title: string;
  /** Undefined while they load: the field's place is kept. */
  options: readonly DropdownOption[] | undefined;
  /** Where an option leads. */
  hrefOf: (value: string) => string;
  countText: (number: number) => string;
  nothingFoundText: (text: string) => string;
}

/** A searchable dropdown that leads to the record that is chosen. */
export function RecordPicker({ options, hrefOf, ...words }: RecordPickerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const readAhead = useReadAhead();
  if (options === undefined) return <Skeleton height="2.5rem" />;
  return (
    <SearchableDropdown
      {...words}
      options={options}
      value={null}
      onSelect={({ value }) => void navigate(hrefOf(value))}
      onHighlight={({ value }) => readAhead(hrefOf(value))}
      keysText={t("countries.keys")}
    />
  );
}
