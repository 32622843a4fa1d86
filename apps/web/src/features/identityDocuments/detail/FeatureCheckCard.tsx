import type { DocumentFeature, IdentityDocument } from "@specimen/api/contract";
import { checkSteps, type Sense } from "@specimen/core/featureCheck";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import type { IconProps } from "@specimen/ui/Icon/Icon.tsx";
import { CheckIcon } from "@specimen/ui/Icon/arrows.tsx";
import { EyeIcon, TiltIcon, TouchIcon, UvLampIcon } from "@specimen/ui/Icon/lights.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { PinNumber } from "@specimen/ui/PinNumber/PinNumber.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { WrittenIn } from "../../../widgets/glossary/WrittenIn.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { useProvenance } from "../../../widgets/record/useProvenance.tsx";
import type { SpecimenPin } from "../../../widgets/viewer/specimen.ts";
import { StepKeys } from "../../../widgets/viewer/StepKeys.tsx";
import type { Viewer } from "../../../widgets/viewer/useViewer.ts";
import * as css from "./FeatureCheckCard.css.ts";
import { useFeatureCheck, type FeatureCheck } from "./useFeatureCheck.ts";

const icons: Record<Sense, ComponentType<IconProps>> = {
  look: EyeIcon,
  feel: TouchIcon,
  tilt: TiltIcon,
  light: UvLampIcon,
};

export interface FeatureCheckCardProps {
  document: IdentityDocument;
  pins: readonly SpecimenPin[];
  viewer: Viewer;
}

/**
 * The 30-second check: the features in the order look, feel, tilt, light. N and Shift+N walk through
 * them, S ticks the current one as seen; the result counts what was seen and judges nothing.
 */
export function FeatureCheckCard({ document, pins, viewer }: FeatureCheckCardProps) {
  const { t } = useTranslation();
  const steps = checkSteps(document.features);
  const features = steps.flatMap((step) => step.features);
  const check = useFeatureCheck(features, pins, viewer);
  const provenance = useProvenance(document.provenance);
  useShortcuts(
    features.length === 0
      ? {}
      : {
          n: (event) =>
            check.send({ type: "feature.stepped", by: event.shiftKey ? "previous" : "next" }),
          s: () => {
            if (check.current !== null)
              check.send({ type: "feature.ticked", feature: check.current });
          },
        },
  );
  return (
    <Card
      title={t("identityDocuments.check.title")}
      headerActions={features.length > 0 && <StepKeys />}
      padding="none"
      footer={<FactsSource {...provenance} />}
    >
      {steps.map((step) => {
        const Icon = icons[step.sense];
        const title = t(`identityDocuments.check.senses.${step.sense}`);
        return (
          <div key={step.sense} className={css.step}>
            <div className={css.stepHead}>
              <Icon size={16} />
              <h3>{title}</h3>
              <span className={css.seconds}>
                {t("identityDocuments.check.seconds", { number: step.seconds })}
              </span>
            </div>
            <ul>
              {step.features.map((feature) => (
                <Row key={feature.id} feature={feature} check={check} viewer={viewer} pins={pins} />
              ))}
            </ul>
          </div>
        );
      })}
      <div className={css.result}>
        {features.length === 0 ? (
          <Text tone="ink2">{t("catalogue.features.none")}</Text>
        ) : (
          <Result check={check} features={features} />
        )}
      </div>
    </Card>
  );
}

interface RowProps {
  feature: DocumentFeature;
  check: FeatureCheck;
  viewer: Viewer;
  pins: readonly SpecimenPin[];
}

/** One feature: choosing it turns the viewer to it and opens how it is checked. */
function Row({ feature, check, viewer, pins }: RowProps) {
  const { t } = useTranslation();
  const { id, number, name, look, howTo, tool, places, basis } = feature;
  const isCurrent = check.current === id;
  const isSeen = check.seen.includes(id);
  const pin = pins.find(({ key }) => key === id);
  return (
    <li className={css.row} data-current={isCurrent}>
      <button
        type="button"
        className={css.feature}
        aria-pressed={isCurrent}
        onClick={() => pin !== undefined && viewer.choose(pin)}
      >
        <PinNumber number={number} isChosen={isCurrent} size="small" />
        <span className={css.name}>
          <Localized text={name} />
        </span>
      </button>
      <span className={css.tick}>
        <IconButton
          label={t("identityDocuments.check.tick", { name: name.text })}
          icon={isSeen ? <CheckIcon size={18} /> : <span />}
          size="least"
          isFramed
          aria-pressed={isSeen}
          onClick={() => check.send({ type: "feature.ticked", feature: id })}
        />
      </span>
      {isCurrent && (
        <div className={css.text}>
          <p>
            <Localized text={look} />
          </p>
          <p>
            <Localized text={howTo} />
          </p>
          {tool !== "none" && <p>{t(`identityDocuments.check.tools.${tool}`)}</p>}
          <WrittenIn texts={[look, howTo]} />
          {places.length === 0 && <p>{t("identityDocuments.check.noPlace")}</p>}
          <Text step="small" tone="ink2">
            {t(`identityDocuments.check.basis.${basis.kind}`, {
              references: basis.references.join(", "),
            })}
          </Text>
        </div>
      )}
    </li>
  );
}

/** How many features were seen; at the end also which were not. */
function Result({
  check,
  features,
}: {
  check: FeatureCheck;
  features: readonly DocumentFeature[];
}) {
  const { t } = useTranslation();
  const { step, seen, total } = check;
  const others = features.filter(({ id }) => !seen.includes(id));
  const isFinished = step === "finished";
  return (
    <>
      <div role="status">
        <Text as="strong" step="heading" isTabular>
          {t("identityDocuments.check.result", { seen: seen.length, total })}
        </Text>
        {isFinished && others.length > 0 && (
          <Text step="small" tone="ink2">
            {t("identityDocuments.check.notSeen", {
              names: others.map(({ name }) => name.text).join(", "),
            })}
          </Text>
        )}
        {isFinished && (
          <Text step="small" tone="ink2">
            {t("identityDocuments.check.meaning")}
          </Text>
        )}
      </div>
      <div className={css.actions}>
        <span className={css.keys}>
          <Kbd>S</Kbd> {t("identityDocuments.check.seen")}
        </span>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => check.send({ type: "feature.stepped", by: "next" })}
        >
          {t(`identityDocuments.check.${step === "walking" ? "nextFeature" : "start"}`)}
        </Button>
        {(seen.length > 0 || isFinished) && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => check.send({ type: "check.restarted" })}
          >
            {t("identityDocuments.check.restart")}
          </Button>
        )}
      </div>
    </>
  );
}
