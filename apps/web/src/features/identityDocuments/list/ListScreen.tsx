import type { IdentityDocument } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { Failure } from "../../../widgets/Failure.tsx";
import { isMissing } from "../../../widgets/isMissing.ts";
import { MissingCountry } from "../../../widgets/catalogue/MissingCountry.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useLookedUp } from "../../../services/statistics.ts";
import { useCountry } from "../../../widgets/useCountries.ts";
import { useCountryDocuments } from "../queries.ts";
import { DocumentTable } from "./DocumentTable.tsx";

/** The identity documents a state issues: showcountry/countryId/{id}. */
export function ListScreen() {
  const { countryId = "" } = useParams();
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const { data, error, mutate } = useCountryDocuments(countryId);
  const country = useCountry(countryId) ?? data?.country;
  useLookedUp("identityDocuments", data === undefined ? null : countryId);
  if (data === undefined && isMissing(error))
    return <MissingCountry code={countryId} backHref={paths.identityDocuments.country} />;
  const mrzCode = data?.mrzCode ?? undefined;
  return (
    <Page>
      <Stack gap={8}>
        <Breadcrumbs
          label={t("breadcrumbs")}
          items={[
            { label: t("identityDocuments.title"), href: paths.identityDocuments.country },
            { label: t("identityDocuments.byCountry") },
          ]}
        />
        {country === undefined && error === undefined ? (
          <Skeleton width="14rem" height="2rem" />
        ) : (
          <ScreenTitle
            title={country?.name ?? countryId}
            code={mrzCode}
            note={mrzCode === undefined ? undefined : t("identityDocuments.mrzCode")}
            flagSrc={country?.flagSrc ?? undefined}
          />
        )}
        {data !== undefined && <Documents documents={data.documents} name={data.country.name} />}
        {data === undefined && error === undefined && (
          <SkeletonRows label={tell("state.loading")} count={7} />
        )}
        {data === undefined && error !== undefined && (
          <Failure
            error={error}
            title={t("identityDocuments.failed")}
            onRetry={() => void mutate()}
          />
        )}
      </Stack>
    </Page>
  );
}

function Documents({ documents, name }: { documents: readonly IdentityDocument[]; name: string }) {
  const { t } = useTranslation();
  if (documents.length > 0)
    return (
      <DocumentTable caption={`${t("identityDocuments.title")}: ${name}`} documents={documents} />
    );
  return (
    <Empty title={t("identityDocuments.empty")} text={t("identityDocuments.emptyText")}>
      <LinkButton href={paths.identityDocuments.country} variant="secondary">
        {t("countries.all")}
      </LinkButton>
    </Empty>
  );
}
