import { ANY_SERIES } from "@specimen/api/contract";
import { type MrzReading, readStateCode } from "@specimen/core/mrz";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { useTranslation } from "react-i18next";
import { seriesQuery } from "./queries.ts";

interface SeriesFieldProps {
  reading: MrzReading;
  value: string;
  onChange: (seriesId: string) => void;
}

/** The series of the state that the zone names; the one that was come with stays among them. */
export function SeriesField({ reading, value, onChange }: SeriesFieldProps) {
  const { t } = useTranslation();
  const region = readStateCode(reading.typed.fields.issuingState ?? "")?.region ?? null;
  const { data } = seriesQuery.useData(region);
  const known = data?.documents ?? [];
  if (known.length === 0 && value === ANY_SERIES) return null;
  const options = known.map(({ id, name, firstIssued }) => ({
    value: id,
    label: firstIssued === null ? name.text : `${name.text}, ${firstIssued.slice(0, 4)}`,
  }));
  const isAmong = value === ANY_SERIES || options.some((option) => option.value === value);
  return (
    <Select
      label={t("dataCheck.series")}
      value={value}
      onValueChange={onChange}
      options={[
        { value: ANY_SERIES, label: t("dataCheck.anySeries") },
        ...(isAmong ? [] : [{ value, label: value }]),
        ...options,
      ]}
    />
  );
}
