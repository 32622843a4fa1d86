import type { SecurityFeature } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Facts } from "@specimen/ui/Facts/Facts.tsx";
import { Confidence } from "@specimen/ui/Facts/Confidence.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Picture } from "@specimen/ui/Picture/Picture.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import type { RecordKindName } from "../../../areas/Area.ts";
import { languageNames } from "../../../i18n/languageNames.ts";
import { useRecordPath } from "../../../services/hooks/useRecordPath.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { isMissing } from "../../../widgets/isMissing.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { Missing } from "../../../widgets/Missing.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { useConfidence } from "../../../widgets/record/useProvenance.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { featureQuery } from "../queries.ts";
import * as css from "./features.css.ts";

/** One kind of security feature: securityfeatures/{id}. */
export function SecurityFeatureScreen() {
  const { featureId = "" } = useParams();
  const { t } = useTranslation();
  const query = featureQuery.useData(featureId);
  const toAll = (
    <LinkButton href={paths.identityDocuments.securityFeatures} variant="secondary">
      {t("identityDocuments.features.all")}
    </LinkButton>
  );
  if (query.data === undefined && isMissing(query.error))
    return (
      <Missing
        title={t("identityDocuments.features.missingTitle", { id: featureId })}
        text={t("countries.missingText")}
      >
        {toAll}
      </Missing>
    );
  return (
    <Page>
      <Breadcrumbs
        label={t("breadcrumbs")}
        items={[
          { label: t("identityDocuments.title"), href: paths.identityDocuments.country },
          {
            label: t("navigation.securityFeatures"),
            href: paths.identityDocuments.securityFeatures,
          },
          { label: query.data?.name.text ?? featureId },
        ]}
      />
      <QueryState
        query={query}
        failed={t("identityDocuments.features.failed")}
        headingLevel={1}
        wayOn={toAll}
      >
        {(feature) => <Found key={feature.id} feature={feature} />}
      </QueryState>
    </Page>
  );
}

function Found({ feature }: { feature: SecurityFeature }) {
  const { t } = useTranslation();
  const confidence = useConfidence(feature.confidence);
  const { check, tool, definition, howTo, glossaryId, names, carriers } = feature;
  return (
    <Stack gap={14}>
      <div>
        <ScreenTitle
          title={feature.name.text}
          note={t(`identityDocuments.check.senses.${check}`)}
          actions={<Beside feature={feature} />}
        />
        <Text tone="ink2">
          <Localized text={definition} />
        </Text>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <Card
            title={t("identityDocuments.features.howTo")}
            footer={<Confidence {...confidence} />}
          >
            <Text>
              <Localized text={howTo} />
            </Text>
            <Text step="small" tone="ink2">
              {t(`identityDocuments.check.tools.${tool}`)}
            </Text>
            {glossaryId !== null && (
              <Link href={paths.identityDocuments.glossaryEntry(glossaryId)} size="small">
                {t("catalogue.features.glossary")}
              </Link>
            )}
          </Card>
          {carriers.map((carrier) => (
            <Carriers key={carrier.area} carrier={carrier} featureId={feature.id} />
          ))}
        </div>
        <Card title={t("identityDocuments.features.names")} isDivided padding="none">
          <Facts
            items={names.map(({ text, lang }) => ({
              label: languageNames[lang],
              value: <span lang={lang}>{text}</span>,
            }))}
          />
        </Card>
      </div>
    </Stack>
  );
}

/** The features before and after it, with their keys. */
function Beside({ feature: { previousId, nextId } }: { feature: SecurityFeature }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { securityFeature } = paths.identityDocuments;
  useShortcuts({
    ...(previousId !== null && { "[": () => void navigate(securityFeature(previousId)) }),
    ...(nextId !== null && { "]": () => void navigate(securityFeature(nextId)) }),
  });
  return (
    <>
      {previousId !== null && (
        <LinkButton href={securityFeature(previousId)} variant="secondary" size="sm">
          {t("identityDocuments.features.previous")}{" "}
          <span aria-hidden="true">
            <Kbd>[</Kbd>
          </span>
        </LinkButton>
      )}
      {nextId !== null && (
        <LinkButton href={securityFeature(nextId)} variant="secondary" size="sm">
          {t("identityDocuments.features.next")}{" "}
          <span aria-hidden="true">
            <Kbd>]</Kbd>
          </span>
        </LinkButton>
      )}
    </>
  );
}

interface CarriersProps {
  carrier: SecurityFeature["carriers"][number];
  featureId: string;
}

/** The records of one area that carry the feature. */
function Carriers({ carrier: { area, total, hits }, featureId }: CarriersProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const pathOf = useRecordPath();
  const rest = total - hits.length;
  return (
    <Card title={t(`navigation.${area}`)} padding="none">
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Anchor href={pathOf(hit.kind as RecordKindName, hit) ?? "/"} className={css.hit}>
              {hit.thumbnailSrc === null ? (
                <span />
              ) : (
                <Picture className={css.picture} src={hit.thumbnailSrc} alt="" loading="lazy" />
              )}
              <span>
                <span className={css.title}>
                  <Localized text={hit.title} />
                </span>{" "}
                <span className={css.details}>
                  {hit.details.map(({ text }) => text).join(" · ")}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {hits.length === 0 && (
        <p className={css.further}>{t("identityDocuments.features.noCarrier")}</p>
      )}
      {rest > 0 && (
        <p className={css.further}>
          {t("identityDocuments.features.further", { number: formatNumber(rest, language) })}{" "}
          {area === "identityDocuments" && (
            <Link href={paths.identityDocuments.byFeature(featureId)}>
              {t("identityDocuments.features.showAll")}
            </Link>
          )}
        </p>
      )}
    </Card>
  );
}
