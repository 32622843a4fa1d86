import type { Banknote } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { catalogueText } from "../catalogueText.ts";
import { Status } from "../list/Status.tsx";
import { Thumbnail } from "../list/Thumbnail.tsx";
import { thumbnailScale } from "../list/thumbnailScale.ts";
import { section } from "../../../widgets/record/record.css.ts";
import { MarkList } from "./DifferenceList.tsx";
import { OtherFeatures } from "./OtherFeatures.tsx";
import { plainMarksOf, seriesOf, type SeriesRow } from "./seriesRows.ts";
import * as css from "./SimilarRecords.css.ts";

/** The notes of the same currency and value, and the marks that tell them from this one. */
export function WhichSeries({ note, countryId }: { note: Banknote; countryId: string }) {
  const { t } = useTranslation();
  const rows = seriesOf(note);
  const scale = thumbnailScale(rows);
  const hasFeatures = rows.some((row) => row.marks.includes("features"));
  const title = t("banknotes.alike.title");
  const features: Column<SeriesRow> = {
    id: "features",
    heading: t("banknotes.alike.features"),
    width: "32%",
    card: "line",
    cell: (row) => <OtherFeatures row={row} />,
  };
  const columns: Column<SeriesRow>[] = [
    {
      id: "note",
      heading: t("banknotes.columns.note"),
      width: "7rem",
      card: "media",
      cell: (row) => <Thumbnail note={row} scale={scale} />,
    },
    {
      id: "series",
      heading: t("banknotes.facts.series"),
      width: "8.5rem",
      card: "title",
      isRowLink: true,
      cell: (row) => (
        <span className={css.series}>
          <Localized text={catalogueText(row.series)} />
        </span>
      ),
    },
    {
      id: "marks",
      heading: t("banknotes.facts.title"),
      card: "line",
      cell: (row) => <MarkList row={row} marks={plainMarksOf(rows)} />,
    },
    ...(hasFeatures ? [features] : []),
    {
      id: "status",
      heading: t("banknotes.columns.status"),
      width: "9.75rem",
      card: "footStart",
      cell: (row) =>
        row.isHere ? <strong>{t("banknotes.alike.here")}</strong> : <Status note={row} />,
    },
  ];
  return (
    <section className={section}>
      <Heading level={2} note={rows.length > 1 ? t("banknotes.alike.hint") : undefined}>
        {title}
      </Heading>
      {rows.length > 1 ? (
        <Table
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.banknotes.detail(id, countryId)}
        />
      ) : (
        <Text tone="ink2">{t("banknotes.alike.none")}</Text>
      )}
    </section>
  );
}
