import type { Provenance } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Facts, type Fact } from "@specimen/ui/Facts/Facts.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { useTranslation } from "react-i18next";
import { specsIn, type FactPlace, type FactSpec } from "./factSpec.ts";
import { FactText } from "./FactText.tsx";
import { FieldMark } from "./FieldMark.tsx";
import { useProvenance } from "./useProvenance.tsx";

export interface RecordFactsProps<Item> {
  record: Item & { provenance: Provenance };
  specs: readonly FactSpec<Item>[];
}

/** What is recorded, fact by fact, with where it comes from and how sure it is. */
export function RecordFacts<Item>({ record, specs }: RecordFactsProps<Item>) {
  const { t } = useTranslation();
  const provenance = useProvenance(record.provenance);
  const items = useFacts(record, specs, "screen");
  return (
    <Card
      title={t("catalogue.facts.title")}
      isDivided
      padding="none"
      footer={<FactsSource {...provenance} />}
    >
      <Facts items={items} />
    </Card>
  );
}

/** The facts of a record with their labels and checks, as one place shows them. */
export function useFacts<Item>(
  record: Item & { provenance: Provenance },
  specs: readonly FactSpec<Item>[],
  place: FactPlace,
): Fact[] {
  const { t } = useTranslation();
  return specsIn(specs, place).flatMap(
    ({ id, label, value: valueOf, fields = [id], isOptional }) => {
      const value = valueOf(record);
      if (value === null && isOptional === true) return [];
      const mark = <FieldMark provenance={record.provenance} fields={fields} />;
      return [
        { label: t(label), value: <FactText value={value} />, aside: value === null ? null : mark },
      ];
    },
  );
}
