import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import { isDifferent, specsIn, type FactSpec } from "../record/factSpec.ts";
import { FactText } from "../record/FactText.tsx";
import { VerdictText } from "../record/VerdictBanner.tsx";
import * as css from "./compare.css.ts";
import type { ComparedWords } from "./compared.ts";

/** One fact of all compared records. */
export interface ComparedRow {
  id: string;
  label: string;
  /** In the order of the records. */
  values: readonly ReactNode[];
}

/** A record with what is said of it. */
export interface ComparedItem<Item> {
  id: string;
  record: Item;
  words: ComparedWords;
}

/** The answers, facts and features of records, one row each; bold is what differs. */
export function useComparedRows<Item>(
  items: readonly ComparedItem<Item>[],
  specs: readonly FactSpec<Item>[],
): ComparedRow[] {
  const { t } = useTranslation();
  const differing = (values: readonly ReactNode[], isBold: boolean) =>
    isBold ? values.map((value, index) => <Bold key={index}>{value}</Bold>) : values;
  const tones = new Set(items.map(({ words }) => words.verdict.title));
  const facts = specsIn(specs, "comparison").map(({ id, label, value }): ComparedRow => {
    const values = items.map(({ record }) => value(record));
    const texts = values.map((each, index) => <FactText key={index} value={each} />);
    return { id, label: t(label), values: differing(texts, isDifferent(values)) };
  });
  return [
    {
      id: "verdict",
      label: t("catalogue.compare.answer"),
      values: differing(
        items.map(({ id, words }) => <VerdictText key={id} verdict={words.verdict} />),
        tones.size > 1,
      ),
    },
    ...facts,
    {
      id: "features",
      label: t("catalogue.compare.features"),
      values: items.map(({ id, words }) => <Features key={id} words={words} items={items} />),
    },
  ];
}

const Bold = ({ children }: { children: ReactNode }) => (
  <span className={css.different}>{children}</span>
);

/** The features of one record; bold are those that not every record has. */
function Features<Item>({
  words,
  items,
}: {
  words: ComparedWords;
  items: readonly ComparedItem<Item>[];
}) {
  const { t } = useTranslation();
  if (words.features.length === 0) return t("record.unknown");
  return (
    <ul className={css.features}>
      {words.features.map(({ key, name }) => {
        const isCommon = items.every((item) =>
          item.words.features.some((feature) => feature.key === key),
        );
        return (
          <li key={key} className={isCommon ? undefined : css.different}>
            <Localized text={name} />
          </li>
        );
      })}
    </ul>
  );
}
