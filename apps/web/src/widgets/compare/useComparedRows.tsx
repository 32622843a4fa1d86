import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import { isDifferent, specsIn, type FactSpec } from "../record/factSpec.ts";
import { FactText } from "../record/FactText.tsx";
import { VerdictText } from "../record/VerdictBanner.tsx";
import { Said } from "../record/Said.tsx";
import * as css from "./compare.css.ts";
import type { ComparedWords } from "./compared.ts";

/** One fact of all compared records. */
export interface ComparedRow {
  id: string;
  label: string;
  /** Not all records have the same; it is bold, and said to whoever does not see that. */
  isDifferent: boolean;
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
  const titles = new Set(items.map(({ words }) => words.verdict.title));
  const facts = specsIn(specs, "comparison").map(({ id, label, value }): ComparedRow => {
    const values = items.map(({ record }) => value(record));
    const texts = values.map((each, index) => <FactText key={index} value={each} />);
    const differs = isDifferent(values);
    return { id, label: t(label), isDifferent: differs, values: differing(texts, differs) };
  });
  const isCommon = commonTo(items);
  return [
    {
      id: "verdict",
      label: t("catalogue.compare.answer"),
      isDifferent: titles.size > 1,
      values: differing(
        items.map(({ id, words }) => <VerdictText key={id} verdict={words.verdict} />),
        titles.size > 1,
      ),
    },
    ...facts,
    {
      id: "features",
      label: t("catalogue.compare.features"),
      isDifferent: items.some(({ words }) => !words.features.every(isCommon)),
      values: items.map(({ id, words }) => <Features key={id} words={words} isCommon={isCommon} />),
    },
  ];
}

const Bold = ({ children }: { children: ReactNode }) => (
  <span className={css.different}>{children}</span>
);

type Feature = ComparedWords["features"][number];

/** Tells whether every record has a feature. */
const commonTo =
  (items: readonly Pick<ComparedItem<never>, "words">[]) =>
  ({ key }: Feature) =>
    items.every(({ words }) => words.features.some((feature) => feature.key === key));

interface FeaturesProps {
  words: ComparedWords;
  isCommon: (feature: Feature) => boolean;
}

/** The features of one record; bold are those that not every record has. */
function Features({ words, isCommon }: FeaturesProps) {
  const { t } = useTranslation();
  if (words.features.length === 0) return t("record.unknown");
  return (
    <ul className={css.features}>
      {words.features.map((feature) => (
        <li key={feature.key} className={isCommon(feature) ? undefined : css.different}>
          <Localized text={feature.name} />
          {!isCommon(feature) && <Said text={t("catalogue.compare.notAll")} />}
        </li>
      ))}
    </ul>
  );
}
