import type { DropdownOption } from "@specimen/ui/SearchableDropdown/matchOptions.ts";
import { SearchableDropdown } from "@specimen/ui/SearchableDropdown/SearchableDropdown.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadAhead } from "../../services/readAhead.ts";

export interface OptionPickerProps {
  /** What the closed field says. */
  title: string;
  /** Undefined while they load: the field's place is kept. */
  options: readonly DropdownOption[] | undefined;
  /** Where an option leads. */
  hrefOf: (value: string) => string;
}

/** A searchable dropdown that leads somewhere. */
export function OptionPicker({ title, options, hrefOf }: OptionPickerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const readAhead = useReadAhead();
  if (options === undefined) return <Skeleton height="2.5rem" />;
  return (
    <SearchableDropdown
      label={title}
      title={title}
      options={options}
      value={null}
      onSelect={({ value }) => void navigate(hrefOf(value))}
      onHighlight={({ value }) => readAhead(hrefOf(value))}
      countText={(number) => t("dashboard.found", { number })}
      nothingFoundText={(text) => t("dashboard.noneFound", { text })}
      keysText={t("countries.keys")}
    />
  );
}
