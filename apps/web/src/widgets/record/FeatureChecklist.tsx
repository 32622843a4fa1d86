import type { Banknote, Feature } from "@specimen/api/contract";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { FeatureCard } from "@specimen/ui/FeatureCard/FeatureCard.tsx";
import { FeatureList } from "@specimen/ui/FeatureCard/FeatureList.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { BookIcon } from "@specimen/ui/Icon/areas.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../url/paths.ts";
import { Localized } from "../Localized.tsx";
import { section } from "./record.css.ts";
import * as css from "./FeatureChecklist.css.ts";
import { checkIcons } from "../viewer/lightIcons.tsx";
import type { Viewer } from "../viewer/useViewer.ts";

/** The features to check, in the order of their numbers; choosing one turns the viewer to it. */
export function Features({ note, viewer }: { note: Banknote; viewer: Viewer }) {
  const { t } = useTranslation();
  const title = t("banknotes.features.title");
  if (note.features.length === 0)
    return (
      <section className={section}>
        <Heading level={2}>{title}</Heading>
        <Text tone="ink2">{t("banknotes.features.none")}</Text>
      </section>
    );
  return (
    <section className={section}>
      <Heading level={2} note={t("banknotes.features.hint")}>
        {title}
      </Heading>
      <FeatureList label={title}>
        {note.features.map((feature, index) => (
          <FeatureEntry
            key={feature.key}
            note={note}
            feature={feature}
            number={index + 1}
            isSelected={feature.key === viewer.feature}
            onSelect={() => viewer.choose(feature)}
          />
        ))}
      </FeatureList>
    </section>
  );
}

interface FeatureEntryProps {
  note: Banknote;
  feature: Feature;
  number: number;
  isSelected: boolean;
  onSelect: () => void;
}

function FeatureEntry({ note, feature, number, isSelected, onSelect }: FeatureEntryProps) {
  const { t } = useTranslation();
  const CheckIcon = checkIcons[feature.check];
  const toGlossary = `${feature.name.text}: ${t("banknotes.features.glossary")}`;
  return (
    <div className={css.entry}>
      <FeatureCard
        number={number}
        title={<Localized text={feature.name} />}
        sense={t(`banknotes.features.checks.${feature.check}`)}
        senseIcon={<CheckIcon size={15} />}
        text={<Localized text={feature.howTo} />}
        isSelected={isSelected}
        onSelect={onSelect}
      />
      <Anchor
        href={paths.banknotes.glossaryEntryFrom(feature.key, note.id, note.country.id)}
        className={css.glossary}
        aria-label={toGlossary}
        title={toGlossary}
      >
        <BookIcon size={16} />
      </Anchor>
    </div>
  );
}
