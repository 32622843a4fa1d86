import { anySeries } from "@specimen/api/contract";
import { type MrzReading, readStateCode } from "@specimen/core/mrz";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { seriesQuery } from "./queries.ts";

interface SeriesFieldProps {
  reading: MrzReading;
  value: string;
  onChange: (seriesId: string) => void;
  /** There is no such series, or no longer. */
  isUnknown?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The series of the state that a zone names; none while they are not there. */
export function useKnownSeries(reading: MrzReading) {
  const region = readStateCode(reading.typed.fields.issuingState ?? "")?.region ?? null;
  return seriesQuery.useData(region).data?.documents ?? [];
}

/** The series of the state that the zone names; the one that was come with stays among them. */
export function SeriesField({
  reading,
  value,
  onChange,
  isUnknown = false,
  ref,
}: SeriesFieldProps) {
  const { t } = useTranslation();
  const known = useKnownSeries(reading);
  const [first] = useState(value);
  // Where there was a choice it stays: whoever chooses any document still stands in the field.
  if (known.length === 0 && first === anySeries && value === anySeries) return null;
  const options = known.map(({ id, name, firstIssued }) => ({
    value: id,
    label: firstIssued === null ? name.text : `${name.text}, ${firstIssued.slice(0, 4)}`,
  }));
  const isAmong = value === anySeries || options.some((option) => option.value === value);
  return (
    <Select
      ref={ref}
      error={isUnknown ? t("dataCheck.seriesUnknown") : undefined}
      label={t("dataCheck.series")}
      value={value}
      onValueChange={onChange}
      options={[
        { value: anySeries, label: t("dataCheck.anySeries") },
        ...(isAmong ? [] : [{ value, label: value }]),
        ...options,
      ]}
    />
  );
}
