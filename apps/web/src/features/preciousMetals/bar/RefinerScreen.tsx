import type { IngotSummary, IngotVariantDetail } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { metalPaths } from "../../../url/metalPaths.ts";
import { paths } from "../../../url/paths.ts";
import { CountryText } from "../../../widgets/metals/CountryText.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { Missing } from "../../../widgets/Missing.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { refinerQuery } from "../queries.ts";
import { BarSizes } from "./BarSizes.tsx";
import { RefinerText } from "./RefinerText.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";

/** The bars of one refiner: bar/variantId/{id}. */
export function RefinerScreen() {
  const { ingotVariantId: id = "" } = useParams();
  const { t } = useTranslation();
  const toSearch = (
    <LinkButton href={paths.preciousMetals.search} variant="secondary">
      {t("preciousMetals.title")}
    </LinkButton>
  );
  return (
    <QueryState
      query={refinerQuery.useData(id)}
      failed={t("preciousMetals.refiner.failed")}
      headingLevel={1}
      wayOn={toSearch}
      missing={
        <Missing
          title={t("preciousMetals.refiner.missingTitle", { id })}
          text={t("preciousMetals.bar.missingText")}
        >
          {toSearch}
        </Missing>
      }
    >
      {(refiner) => <RefinerPage key={id} refiner={refiner} />}
    </QueryState>
  );
}

function RefinerPage({ refiner }: { refiner: IngotVariantDetail }) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { name, country, goodDelivery, ingots } = refiner;
  return (
    <Page>
      <Stack gap={14}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("preciousMetals.title"), href: paths.preciousMetals.search },
              { label: country.name, href: metalPaths.ofCountry(country.id) },
              { label: t("preciousMetals.bars") },
            ]}
          />
          <ScreenTitle title={name} note={country.name} flagSrc={country.flagSrc ?? undefined} />
          {goodDelivery !== null && (
            <Text step="small" tone="ink2">
              {labelled(t("preciousMetals.bar.goodDelivery"))} <Localized text={goodDelivery} />
            </Text>
          )}
        </div>
        <RefinerText refinerId={refiner.id} />
        <CountryText kind="ingotVariant" id={refiner.id} />
        {groupsOf(ingots).map(([key, bars]) => {
          const [first] = bars;
          return (
            first && (
              <BarSizes
                key={key}
                title={`${t(`preciousMetals.barTypes.${first.type}`)}, ${t(`preciousMetals.forms.${first.form}`)}`}
                bars={bars}
              />
            )
          );
        })}
      </Stack>
    </Page>
  );
}

/** Bars by type and form, in the order they came. */
function groupsOf(bars: readonly IngotSummary[]): [string, IngotSummary[]][] {
  const groups = new Map<string, IngotSummary[]>();
  for (const bar of bars) {
    const key = `${bar.type} ${bar.form}`;
    groups.set(key, [...(groups.get(key) ?? []), bar]);
  }
  return [...groups];
}
