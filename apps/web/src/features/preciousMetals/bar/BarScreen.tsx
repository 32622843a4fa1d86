import type { Ingot } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { useUrlState } from "../../../url/useUrlState.ts";
import { RecordScreen } from "../../../widgets/catalogue/RecordScreen.tsx";
import { CompareToggle } from "../../../widgets/compare/CompareButton.tsx";
import { ComparisonLinks } from "../../../widgets/compare/ComparisonLinks.tsx";
import { CountryText } from "../../../widgets/metals/CountryText.tsx";
import { CustomerText } from "../../../widgets/metals/CustomerText.tsx";
import { MeltValue } from "../../../widgets/metals/MeltValue.tsx";
import { MetalCopies, MetalFeatures } from "../../../widgets/metals/MetalFeatures.tsx";
import * as css from "../../../widgets/metals/metals.css.ts";
import { WeighAndMeasure } from "../../../widgets/metals/WeighAndMeasure.tsx";
import { isAwaited } from "../../../widgets/query.ts";
import { RecordFacts } from "../../../widgets/record/RecordFacts.tsx";
import { VerdictBanner } from "../../../widgets/record/VerdictBanner.tsx";
import { SpecimenViewer } from "../../../widgets/viewer/SpecimenViewer.tsx";
import { useTwoSides } from "../../../widgets/viewer/useTwoSides.ts";
import { useViewer } from "../../../widgets/viewer/useViewer.ts";
import { ingotQuery } from "../queries.ts";
import { barFacts } from "./barFacts.ts";
import { BarMarks } from "./BarMarks.tsx";
import { BarSizes } from "./BarSizes.tsx";
import { barComparison, barSpecimen, barViewer, tiltSchema } from "./barSpecimen.ts";
import { BarThickness } from "./BarThickness.tsx";
import { PrintedBar } from "./PrintedBar.tsx";
import { RefinerText } from "./RefinerText.tsx";
import { useBarVerdict } from "./useBarVerdict.ts";

/** One bar: bar/metailItemId/{id}. */
export function BarScreen() {
  const { ingotId = "" } = useParams();
  return <BarPage key={ingotId} ingotId={ingotId} />;
}

function BarPage({ ingotId }: { ingotId: string }) {
  const { t } = useTranslation();
  const query = ingotQuery.useData(ingotId);
  const viewer = useViewer(barViewer);
  const tilt = useUrlState(tiltSchema);
  const sides = useTwoSides();
  const verdict = useBarVerdict();
  const { data } = query;
  const toSearch = (
    <LinkButton href={paths.preciousMetals.search} variant="secondary">
      {t("preciousMetals.title")}
    </LinkButton>
  );
  return (
    <RecordScreen
      query={query}
      crumbs={
        isAwaited(query)
          ? undefined
          : [
              { label: t("preciousMetals.title"), href: paths.preciousMetals.search },
              ...(data === undefined
                ? []
                : [
                    {
                      label: data.refiner,
                      href: paths.preciousMetals.ingotVariant(data.variantId),
                    },
                  ]),
              { label: ingotId, isCode: true },
            ]
      }
      missing={{
        title: t("preciousMetals.bar.missingTitle", { id: ingotId }),
        text: t("preciousMetals.bar.missingText"),
        wayOn: toSearch,
      }}
      failed={{ title: t("preciousMetals.bar.failed"), wayOn: toSearch }}
      heading={({ name, refiner, form, country }) => ({
        title: name.text,
        note: `${refiner}, ${t(`preciousMetals.forms.${form}`)}`,
        flagSrc: country.flagSrc ?? undefined,
      })}
      actions={({ id }) => (
        <>
          <CompareToggle comparison={barComparison} id={id} />
          <ComparisonLinks comparison={barComparison} />
        </>
      )}
      print={{
        sheet: (bar) => <PrintedBar bar={bar} />,
        picturesOf: ({ images }) => images.map(({ src }) => src),
      }}
      verdict={(bar) => <VerdictBanner verdict={verdict(bar)} basis={bar.answer} />}
      specimen={(bar) => (
        <>
          <SpecimenViewer
            {...barSpecimen(bar, sides, { isTilted: tilt.state.tilted, t })}
            title={bar.name.text}
            viewer={viewer}
            isSideBySide
          />
          {bar.hasHologram && (
            <Segments
              label={t("preciousMetals.bar.hold")}
              options={[
                { value: "white", label: t("preciousMetals.bar.flat") },
                { value: "tilted", label: t("preciousMetals.bar.tilted") },
              ]}
              value={tilt.state.tilted ? "tilted" : "white"}
              onValueChange={(value) => tilt.change({ tilted: value === "tilted" })}
            />
          )}
          <BarThickness bar={bar} />
          {bar.type === "Kinebar" && (
            <p className={css.notice} role="note">
              {t("preciousMetals.bar.kinebar")}
            </p>
          )}
          <WeighAndMeasure record={{ ...bar, ...round }} shape="bar" />
        </>
      )}
      aside={(bar) => (
        <>
          <BarMarks bar={bar} viewer={viewer} />
          <RecordFacts record={bar} specs={barFacts} />
          <CustomerText info={bar.additionalInformation} />
          <RefinerText refinerId={bar.variantId} />
          <CountryText kind="ingot" id={bar.id} />
          <MeltValue metal={bar.metal} fineWeightG={fineWeightOf(bar)} />
        </>
      )}
      below={(bar) => (
        <>
          <MetalFeatures features={bar.features} viewer={viewer} />
          <MetalCopies copies={bar.copies} />
        </>
      )}
    >
      {(bar) => (
        <BarSizes title={t("preciousMetals.bar.variants")} bars={bar.variants} current={bar.id} />
      )}
    </RecordScreen>
  );
}

/** What only round pieces have; the law gives no tolerance for the weight of a bar. */
const round = { diameterMm: null, thicknessMm: null, weightToleranceG: null } as const;

const fineWeightOf = ({ weightG, fineness }: Ingot): number => (weightG * fineness) / 1000;
