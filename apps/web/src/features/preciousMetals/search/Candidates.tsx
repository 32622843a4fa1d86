import type { MeasuredMetal } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";
import { identify, type Match, type Measures } from "@specimen/core/metals";
import { formatNumber } from "@specimen/core/format";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { MatchVerdict } from "../../../widgets/metals/MatchVerdict.tsx";
import type { measureSchema, Shape } from "../../../widgets/metals/measures.ts";
import * as css from "../../../widgets/metals/metals.css.ts";
import { useMeasureText } from "../../../widgets/metals/useMeasureText.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { MetalTable, type MetalRow } from "./MetalTable.tsx";

export interface CandidatesProps {
  shape: Shape;
  /** The values of the fields, as the call takes them. */
  asked: ReturnType<typeof measureSchema.read>;
  measures: Measures;
}

/** The most candidates that are shown; further ones are farther off. */
const most = 12;

/** What the measured piece may be, the likeliest first, each with how far every measure is off. */
export function Candidates({ shape, asked, measures }: CandidatesProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const query = useMeasured(shape, asked);
  const differenceText = useMeasureText();
  return (
    <section aria-label={t("preciousMetals.measure.candidates")}>
      <QueryState
        query={query}
        failed={t("preciousMetals.measure.failed")}
        loading={<SkeletonRows label={t("preciousMetals.measure.candidates")} count={3} />}
      >
        {({ records }) => {
          const found = identify(records, measures);
          const alike = found.filter(({ match }) => match.verdict === "fits");
          const fitting = alike.filter(({ match }) => match.isComplete);
          const inPart = alike.length - fitting.length;
          const warning = (alike[0] ?? found[0])?.match.warning ?? null;
          return (
            <div className={css.list}>
              <div role="status">
                <Text as="strong" step="heading" isTabular>
                  {fitting.length === 0
                    ? t("preciousMetals.measure.noneFit")
                    : t("preciousMetals.measure.fitting", {
                        number: formatNumber(fitting.length, language),
                      })}
                </Text>
                {inPart > 0 && (
                  <Text step="small" tone="ink2" isTabular>
                    {t("preciousMetals.measure.fittingInPart", {
                      number: formatNumber(inPart, language),
                    })}
                  </Text>
                )}
              </div>
              {warning !== null && (
                <p className={css.notice} role="note">
                  {t(`preciousMetals.warnings.${warning}`)}
                </p>
              )}
              {found.length > 0 && (
                <MetalTable
                  caption={t("preciousMetals.measure.candidates")}
                  rows={found.slice(0, most).map(({ record, match }) => rowOf(record, match))}
                  verdictHeading={t("preciousMetals.measure.verdict")}
                />
              )}
            </div>
          );
        }}
      </QueryState>
    </section>
  );

  function rowOf(record: MeasuredMetal, match: Match): MetalRow {
    const isRound = record.form === "struck";
    const mass = match.deviations.find(({ measure }) => measure === "mass");
    const sizes = match.deviations.filter(
      ({ measure }) => measure !== "mass" && measure !== "density",
    );
    // Of a record without any size one word is enough.
    const isSized = sizes.some(({ difference }) => difference !== null);
    const sizeNotes = (isSized ? sizes : sizes.slice(0, 1)).map(differenceText);
    const density = match.deviations.find(({ measure }) => measure === "density");
    return {
      ...record,
      href: isRound ? paths.preciousMetals.coin(record.id) : paths.preciousMetals.ingot(record.id),
      shape: isRound ? "round" : "sheet",
      size: isRound
        ? { widthMm: record.diameterMm, heightMm: record.diameterMm }
        : { widthMm: record.widthMm, heightMm: record.lengthMm },
      sides: isRound
        ? [record.diameterMm, record.thicknessMm]
        : [record.lengthMm, record.widthMm, record.heightMm],
      ...(mass !== undefined && { weightNote: differenceText(mass) }),
      ...(sizeNotes.length > 0 && { sizeNote: sizeNotes.join(" × ") }),
      verdict: (
        <>
          <MatchVerdict {...match} />
          {density !== undefined && (
            <Text as="div" step="small" tone="ink2" isTabular>
              {density.recorded === null
                ? t("preciousMetals.measure.noDensityOfRecord")
                : `${formatNumber(density.recorded, language, 1)}\u00a0g/cm³ (${differenceText(density)})`}
            </Text>
          )}
        </>
      ),
    };
  }
}

type Asked = CandidatesProps["asked"];

const roundQuery = defineQuery("/precious-metals/measured-coins", {
  init: (asked: Asked) => ({ params: { query: pick(asked, ["mass", "diameter", "thickness"]) } }),
  reread: "onReturn",
});
const barQuery = defineQuery("/precious-metals/measured-ingots", {
  init: (asked: Asked) => ({
    params: { query: pick(asked, ["mass", "length", "width", "height"]) },
  }),
  reread: "onReturn",
});

/** Records near the measures; the answer before stays while somebody types on. */
function useMeasured(shape: Shape, asked: Asked) {
  const round = roundQuery.useDataOrPrevious(shape === "round" ? asked : null);
  const bar = barQuery.useDataOrPrevious(shape === "bar" ? asked : null);
  return shape === "round" ? round : bar;
}

/** Some of the measures; what was not measured is not asked for. */
function pick<Name extends keyof Asked>(asked: Asked, names: readonly Name[]) {
  const given = names.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]]));
  return Object.fromEntries(given) as Partial<Record<Name, number>>;
}
