import type { MetalCopy, MetalFeature } from "@specimen/api/contract";
import { FeatureCard } from "@specimen/ui/FeatureCard/FeatureCard.tsx";
import { FeatureList } from "@specimen/ui/FeatureCard/FeatureList.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import { section } from "../record/record.css.ts";
import { StepKeys, useStepKeys } from "../viewer/StepKeys.tsx";
import type { Viewer } from "../viewer/useViewer.ts";
import * as css from "./metals.css.ts";

export interface MetalFeaturesProps {
  features: readonly MetalFeature[];
  viewer: Viewer;
  /** N and Shift+N walk through them. */
  isStepped?: boolean;
}

const pinOf = ({ key, spots }: MetalFeature) => ({
  key,
  light: "white" as const,
  places: spots,
});

/** The features of a coin or bar, how each looks and is checked; choosing one chooses its pin. */
export function MetalFeatures({ features, viewer, isStepped = false }: MetalFeaturesProps) {
  const { t } = useTranslation();
  const title = t("catalogue.features.title");
  useStepKeys(isStepped ? features.map(pinOf) : [], viewer.feature, viewer.choose);
  return (
    <section className={section}>
      <Heading level={2}>{title}</Heading>
      {isStepped && features.length > 0 && <StepKeys />}
      {features.length === 0 ? (
        <Text tone="ink2">{t("catalogue.features.none")}</Text>
      ) : (
        <FeatureList label={title}>
          {features.map((feature, index) => (
            <FeatureCard
              key={feature.key}
              number={index + 1}
              title={<Localized text={feature.name} />}
              sense={
                feature.sinceYear === null
                  ? undefined
                  : t("catalogue.facts.since", { from: String(feature.sinceYear) })
              }
              text={
                <>
                  <Localized text={feature.look} />. <Localized text={feature.check} />.
                </>
              }
              isSelected={viewer.feature === feature.key}
              onSelect={() => viewer.choose(pinOf(feature))}
            />
          ))}
        </FeatureList>
      )}
    </section>
  );
}

/** Copies that are met, and what shows them: a reason to ask, never a verdict. */
export function MetalCopies({ copies }: { copies: readonly MetalCopy[] }) {
  const { t } = useTranslation();
  if (copies.length === 0) return null;
  return (
    <section className={section}>
      <Heading level={2}>{t("preciousMetals.copies")}</Heading>
      <ul className={css.list}>
        {copies.map(({ what, check }) => (
          <li key={what.text} className={css.entry}>
            <Text as="strong">
              <Localized text={what} />
            </Text>
            <Text as="span" step="small" tone="ink2">
              <Localized text={check} />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
