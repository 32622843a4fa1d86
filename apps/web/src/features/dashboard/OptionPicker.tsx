import type { DropdownOption } from "@specimen/ui/SearchableDropdown/matchOptions.ts";
import { SearchableDropdown } from "@specimen/ui/SearchableDropdown/SearchableDropdown.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "react-i18next";

export interface OptionPickerProps {
  /** What the closed field says. */
  title: string;
  /** Undefined while they load: the field's place is kept. */
  options: readonly DropdownOption[] | undefined;
  onPick: (value: string) => void;
}

/** A searchable dropdown that leads somewhere. */
export function OptionPicker({ title, options, onPick }: OptionPickerProps) {
  const { t } = useTranslation();
  if (options === undefined) return <Skeleton height="2.5rem" />;
  return (
    <SearchableDropdown
      label={title}
      title={title}
      options={options}
      value={null}
      onSelect={({ value }) => onPick(value)}
      countText={(number) => t("dashboard.found", { number })}
      nothingFoundText={(text) => t("dashboard.noneFound", { text })}
      keysText={t("countries.keys")}
    />
  );
}
