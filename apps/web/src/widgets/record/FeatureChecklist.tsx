import type { Feature } from "@specimen/api/contract";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { FeatureCard } from "@specimen/ui/FeatureCard/FeatureCard.tsx";
import { FeatureList } from "@specimen/ui/FeatureCard/FeatureList.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { BookIcon } from "@specimen/ui/Icon/areas.tsx";
import { PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import { checkIcons } from "./checkIcons.tsx";
import * as css from "./FeatureChecklist.css.ts";
import { section } from "./record.css.ts";
import { useLabelled } from "../useLabelled.ts";

/** A feature as it is listed; where it is seen is the viewer's. */
export type CheckedFeature = Pick<Feature, "key" | "name" | "howTo" | "check">;

export interface FeatureChecklistProps<Item extends CheckedFeature> {
  features: readonly Item[];
  /** Key of the selected feature, or empty. */
  selected: string;
  onSelect: (feature: Item) => void;
  /** More on the feature: its term in the glossary, or what `moreLabel` says. */
  moreHrefOf: (feature: Item) => string;
  moreLabel?: string;
}

/** The features to check, in the order of their numbers; selecting one turns the viewer to it. */
export function FeatureChecklist<Item extends CheckedFeature>({
  features,
  selected,
  onSelect,
  moreHrefOf,
  moreLabel,
}: FeatureChecklistProps<Item>) {
  const { t } = useTranslation();
  const more = moreLabel ?? t("catalogue.features.glossary");
  const title = t("catalogue.features.title");
  if (features.length === 0)
    return (
      <section className={section}>
        <Heading level={2}>{title}</Heading>
        <Text tone="ink2">{t("catalogue.features.none")}</Text>
      </section>
    );
  return (
    <section className={section}>
      <Heading level={2} note={t("catalogue.features.hint")}>
        {title}
      </Heading>
      <FeatureList label={title}>
        {features.map((feature, index) => (
          <Entry
            key={feature.key}
            feature={feature}
            number={index + 1}
            isSelected={feature.key === selected}
            onSelect={() => onSelect(feature)}
            moreHref={moreHrefOf(feature)}
            moreLabel={more}
          />
        ))}
      </FeatureList>
    </section>
  );
}

interface EntryProps {
  feature: CheckedFeature;
  number: number;
  isSelected: boolean;
  onSelect: () => void;
  moreHref: string;
  moreLabel: string;
}

function Entry({ feature, number, isSelected, onSelect, moreHref, moreLabel }: EntryProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const CheckIcon = checkIcons[feature.check];
  const moreName = labelled(feature.name.text, moreLabel);
  return (
    <div className={css.entry}>
      <FeatureCard
        number={number}
        title={<Localized text={feature.name} />}
        sense={t(`catalogue.features.checks.${feature.check}`)}
        senseIcon={<CheckIcon size={15} />}
        text={<Localized text={feature.howTo} />}
        isSelected={isSelected}
        onSelect={onSelect}
      />
      <Anchor href={moreHref} className={css.glossary} aria-label={moreName} title={moreName}>
        <BookIcon size={16} />
      </Anchor>
    </div>
  );
}

/** The same on paper: each feature and how it is checked. */
export function PrintedFeatures({ features }: { features: readonly CheckedFeature[] }) {
  const { t } = useTranslation();
  return (
    <PrintList
      title={t("catalogue.features.title")}
      items={
        features.length === 0
          ? [t("catalogue.features.none")]
          : features.map(({ key, name, check, howTo }) => (
              <span key={key}>
                <strong>
                  <Localized text={name} />
                </strong>{" "}
                · {t(`catalogue.features.checks.${check}`)}
                <br />
                <Localized text={howTo} />
              </span>
            ))
      }
    />
  );
}
