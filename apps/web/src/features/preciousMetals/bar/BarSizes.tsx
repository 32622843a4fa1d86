import type { IngotSummary, Language } from "@specimen/api/contract";
import { formatNumber, formatSize } from "@specimen/core/format";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import {
  thumbnailScale,
  type ThumbnailFrame,
} from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import * as css from "../../../widgets/metals/metals.css.ts";
import { section } from "../../../widgets/record/record.css.ts";
import { useLabelled } from "../../../widgets/useLabelled.ts";

const frame: ThumbnailFrame = {
  width: 96,
  height: 120,
  most: 2,
  assumed: { widthMm: 25, heightMm: 42 },
};

const sizeOf = ({ widthMm, lengthMm }: IngotSummary) => ({ widthMm, heightMm: lengthMm });

/** Length, width and height without their unit; one of them alone could be any. */
const sizeText = ({ lengthMm, widthMm, heightMm }: IngotSummary, language: Language) =>
  lengthMm === null || widthMm === null
    ? ""
    : formatSize([lengthMm, widthMm, heightMm], language).replace(/\u00a0mm$/, "");

export interface BarSizesProps {
  title: string;
  bars: readonly IngotSummary[];
  /** The bar that is open. */
  current?: string;
}

/** Bars of one kind in all their sizes, drawn at one scale where their sizes are known. */
export function BarSizes({ title, bars, current }: BarSizesProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const scale = thumbnailScale(bars.map(sizeOf), frame);
  // A bar of unknown size is drawn as large as most are: it is at no scale, nor is one alone.
  const isToScale =
    bars.length > 1 && bars.every(({ widthMm, lengthMm }) => widthMm !== null && lengthMm !== null);
  // The unit stands once, beside the heading: after each size it would take a line of its own.
  const remarks = [
    ...(isToScale ? [t("preciousMetals.bar.oneScale")] : []),
    ...(bars.some((bar) => sizeText(bar, language) !== "") ? [t("preciousMetals.bar.inMm")] : []),
  ];
  return (
    <section className={section}>
      <Heading level={2} note={remarks.length === 0 ? undefined : remarks.join(", ")}>
        {title}
      </Heading>
      <ul role="list" className={css.sizes} aria-label={title}>
        {bars.map((bar) => (
          <li key={bar.id}>
            <Anchor
              href={paths.preciousMetals.ingot(bar.id)}
              className={css.size}
              aria-current={bar.id === current ? "page" : undefined}
            >
              <VisuallyHidden>{`${labelled(bar.name.text)} `}</VisuallyHidden>
              <ScaledThumbnail
                src={bar.thumbnailSrc}
                size={sizeOf(bar)}
                scale={scale}
                frame={frame}
              />
              <Text as="strong">
                {formatNumber(bar.sizeValue, language)}
                {"\u00a0"}
                {bar.sizeUnit}
              </Text>
              <Text as="span" step="small" tone="ink2" isTabular>
                {sizeText(bar, language) || t("record.unknown")}
              </Text>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
