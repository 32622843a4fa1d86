import type { LocalizedText } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import {
  thumbnailScale,
  type SizeMm,
  type ThumbnailFrame,
} from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import type { FactSpec } from "./factSpec.ts";
import { FactText } from "./FactText.tsx";
import { section } from "./record.css.ts";
import { Said } from "./Said.tsx";
import * as css from "./SimilarRecords.css.ts";

interface FeatureName {
  readonly key: string;
  readonly name: LocalizedText;
}

/** A record among those that are similar to it, and in what it differs from that of the page. */
export interface SimilarRow {
  readonly id: string;
  /** The record of the page. */
  readonly isHere: boolean;
  /** Ids of facts in which it is known to differ; `features` for its features. */
  readonly differences: readonly string[];
  readonly featuresOnlyHere: readonly FeatureName[];
  readonly featuresOnlyThere: readonly FeatureName[];
}

export interface SimilarRecordsProps<Row extends SimilarRow> {
  title: string;
  /** Beside the title where there are other records, and in their place where there are none. */
  hint: string;
  none: string;
  /** Stands in place of the status of the record of the page. */
  here: string;
  /** The record of the page first. */
  rows: readonly Row[];
  /** The facts by which records are told apart; those in which none differs are left out. */
  specs: readonly FactSpec<Row>[];
  headings: { picture: string; name: string; status: string };
  pictureOf: (row: Row) => { src: string; size: SizeMm };
  frame: ThumbnailFrame;
  nameOf: (row: Row) => ReactNode;
  statusOf: (row: Row) => ReactNode;
  hrefOf: (row: Row) => string;
}

/** Records that a record may be taken for, and the facts that tell them from it. */
export function SimilarRecords<Row extends SimilarRow>({
  title,
  hint,
  none,
  here,
  rows,
  specs,
  headings,
  pictureOf,
  frame,
  nameOf,
  statusOf,
  hrefOf,
}: SimilarRecordsProps<Row>) {
  const { t } = useTranslation();
  const scale = thumbnailScale(
    rows.map((row) => pictureOf(row).size),
    frame,
  );
  const differing = (id: string) => rows.some(({ differences }) => differences.includes(id));
  const features: Column<Row> = {
    id: "features",
    heading: t("catalogue.compare.features"),
    width: "32%",
    card: "line",
    cell: (row) => <OtherFeatures row={row} />,
  };
  const columns: Column<Row>[] = [
    {
      id: "picture",
      heading: headings.picture,
      width: "7rem",
      card: "media",
      cell: (row) => <ScaledThumbnail {...pictureOf(row)} scale={scale} frame={frame} />,
    },
    {
      id: "name",
      heading: headings.name,
      width: "8.5rem",
      card: "title",
      isRowLink: true,
      cell: (row) => <span className={css.series}>{nameOf(row)}</span>,
    },
    {
      id: "differences",
      heading: t("catalogue.facts.title"),
      card: "line",
      cell: (row) => <Differences row={row} specs={specs.filter(({ id }) => differing(id))} />,
    },
    ...(differing("features") ? [features] : []),
    {
      id: "status",
      heading: headings.status,
      width: "9.75rem",
      card: "footStart",
      cell: (row) => (row.isHere ? <strong>{here}</strong> : statusOf(row)),
    },
  ];
  return (
    <section className={section}>
      <Heading level={2} note={rows.length > 1 ? hint : undefined}>
        {title}
      </Heading>
      {rows.length > 1 ? (
        <Table
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={hrefOf}
        />
      ) : (
        <Text tone="ink2">{none}</Text>
      )}
    </section>
  );
}

interface DifferencesProps<Row extends SimilarRow> {
  row: Row;
  specs: readonly FactSpec<Row>[];
}

/** What is known of one record; bold where it differs from that of the page. */
function Differences<Row extends SimilarRow>({ row, specs }: DifferencesProps<Row>) {
  const { t } = useTranslation();
  const isDifferent = (id: string) => !row.isHere && row.differences.includes(id);
  const look = (id: string) => {
    if (row.isHere) return undefined;
    return isDifferent(id) ? css.different : css.alike;
  };
  return (
    <dl className={css.facts}>
      {specs.map(({ id, label, value }) => (
        <div key={id} className={css.fact}>
          <dt className={css.label}>{t(label)}</dt>
          <dd className={look(id)}>
            <FactText value={value(row)} />
            {isDifferent(id) && <Said text={t("catalogue.compare.differs")} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the other record has besides, and what it lacks. */
function OtherFeatures({ row }: { row: SimilarRow }) {
  const { t } = useTranslation();
  if (row.isHere) return null;
  return (
    <span className={css.lines}>
      <Names label={t("catalogue.alike.also")} features={row.featuresOnlyThere} />
      <Names label={t("catalogue.alike.without")} features={row.featuresOnlyHere} />
    </span>
  );
}

function Names({ label, features }: { label: string; features: readonly FeatureName[] }) {
  if (features.length === 0) return null;
  return (
    <span>
      <span className={css.label}>{label}</span>{" "}
      {features.map(({ key, name }, index) => (
        <Fragment key={key}>
          {index > 0 && ", "}
          <Localized text={name} />
        </Fragment>
      ))}
    </span>
  );
}
