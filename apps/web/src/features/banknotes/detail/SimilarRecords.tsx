import type { Banknote } from "@specimen/api/contract";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import { thumbnailScale } from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { FactText } from "../../../widgets/record/FactText.tsx";
import { section } from "../../../widgets/record/record.css.ts";
import { displayedSize } from "../displayedSize.ts";
import { noteFrame } from "../list/noteFrame.ts";
import { Status } from "../list/Status.tsx";
import { differenceFacts, type PlainDifference } from "../noteFacts.ts";
import * as css from "./SimilarRecords.css.ts";
import { differencesIn, similarTo, type SimilarRow } from "./similarRows.ts";

/** The notes of the same currency and value, and the facts that tell them from this one. */
export function SimilarRecords({ note, countryId }: { note: Banknote; countryId: string }) {
  const { t } = useTranslation();
  const rows = similarTo(note);
  const scale = thumbnailScale(rows.map(displayedSize), noteFrame);
  const hasFeatures = rows.some(({ differences }) => differences.includes("features"));
  const title = t("banknotes.alike.title");
  const features: Column<SimilarRow> = {
    id: "features",
    heading: t("catalogue.compare.features"),
    width: "32%",
    card: "line",
    cell: (row) => <OtherFeatures row={row} />,
  };
  const columns: Column<SimilarRow>[] = [
    {
      id: "note",
      heading: t("banknotes.columns.note"),
      width: "7rem",
      card: "media",
      cell: (row) => (
        <ScaledThumbnail
          src={row.thumbnailSrc}
          size={displayedSize(row)}
          scale={scale}
          frame={noteFrame}
        />
      ),
    },
    {
      id: "series",
      heading: t("banknotes.facts.series"),
      width: "8.5rem",
      card: "title",
      isRowLink: true,
      cell: (row) => (
        <span className={css.series}>
          <Localized text={row.series} />
        </span>
      ),
    },
    {
      id: "differences",
      heading: t("catalogue.facts.title"),
      card: "line",
      cell: (row) => <Differences row={row} facts={differencesIn(rows)} />,
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

/** What is known of one note; bold where it differs from the note of the page. */
function Differences({ row, facts }: { row: SimilarRow; facts: readonly PlainDifference[] }) {
  const { t } = useTranslation();
  const look = (fact: PlainDifference) => {
    if (row.isHere) return undefined;
    return row.differences.includes(fact) ? css.different : css.alike;
  };
  return (
    <dl className={css.facts}>
      {facts.map((fact) => {
        const { label, value } = differenceFacts[fact];
        return (
          <div key={fact} className={css.fact}>
            <dt className={css.label}>{t(label)}</dt>
            <dd className={look(fact)}>
              <FactText value={value(row)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the other note has besides, and what it lacks. */
function OtherFeatures({ row }: { row: SimilarRow }) {
  const { t } = useTranslation();
  if (row.isHere) return null;
  return (
    <span className={css.lines}>
      <Names label={t("banknotes.alike.also")} features={row.featuresOnlyThere} />
      <Names label={t("banknotes.alike.without")} features={row.featuresOnlyHere} />
    </span>
  );
}

interface NamesProps {
  label: string;
  features: SimilarRow["featuresOnlyHere"];
}

function Names({ label, features }: NamesProps) {
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
