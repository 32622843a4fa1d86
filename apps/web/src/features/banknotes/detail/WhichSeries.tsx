import type { Banknote, Mark } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Status } from "../list/Status.tsx";
import { Thumbnail } from "../list/Thumbnail.tsx";
import { thumbnailScale } from "../list/thumbnailScale.ts";
import { section } from "./detail.css.ts";
import { MarkValue } from "./MarkValue.tsx";
import { seriesOf, type SeriesRow } from "./seriesRows.ts";
import * as css from "./WhichSeries.css.ts";

/** The marks in the order in which a clerk sees them; each has a column where somewhere it differs. */
const marks: readonly Mark[] = [
  "size",
  "colour",
  "issued",
  "motifFront",
  "motifBack",
  "material",
  "features",
];

const labels = {
  size: "banknotes.facts.size",
  colour: "banknotes.facts.colour",
  issued: "banknotes.alike.issued",
  motifFront: "banknotes.facts.motifFront",
  motifBack: "banknotes.facts.motifBack",
  material: "banknotes.facts.material",
  features: "banknotes.alike.features",
} as const satisfies Record<Mark, string>;

/** The notes of the same currency and value, and the marks that tell them from this one. */
export function WhichSeries({ note, countryId }: { note: Banknote; countryId: string }) {
  const { t } = useTranslation();
  const rows = seriesOf(note);
  const scale = thumbnailScale(rows);
  const shown = marks.filter((mark) => rows.some((row) => row.marks.includes(mark)));
  const title = t("banknotes.alike.title");
  const columns: Column<SeriesRow>[] = [
    {
      id: "note",
      heading: t("banknotes.columns.note"),
      width: "8.25rem",
      card: "media",
      cell: (row) => <Thumbnail note={row} scale={scale} />,
    },
    {
      id: "series",
      heading: t("banknotes.facts.series"),
      width: "13rem",
      card: "title",
      isRowLink: true,
      cell: (row) => row.series,
    },
    ...shown.map((mark): Column<SeriesRow> => ({
      id: mark,
      heading: t(labels[mark]),
      cell: (row) => (
        <>
          <span className={css.label}>{t(labels[mark])}</span>
          <MarkValue row={row} mark={mark} />
        </>
      ),
    })),
    {
      id: "status",
      heading: t("banknotes.columns.status"),
      width: "10rem",
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
