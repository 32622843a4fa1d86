import type { DocumentColumnHeadings, DocumentSort, DocumentSummary } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { ChipIcon } from "@specimen/ui/Icon/actions.tsx";
import { ScaledThumbnail } from "@specimen/ui/ScaledThumbnail/ScaledThumbnail.tsx";
import { thumbnailScale } from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import type { ColumnSort } from "@specimen/ui/Table/SortedHeading.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useToday } from "../../../services/hooks/useToday.ts";
import { paths } from "../../../url/paths.ts";
import { MediaHeading } from "../../../widgets/catalogue/MediaHeading.tsx";
import { CardLabel } from "../../../widgets/catalogue/CardLabel.tsx";
import { CompareButton } from "../../../widgets/compare/CompareButton.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { documentComparison } from "../documentComparison.ts";
import { firstYearOf, nameOf } from "../documentName.ts";
import { DocumentStatusText } from "../DocumentStatusText.tsx";
import { AcceptanceText } from "../../../widgets/documents/useAcceptanceVerdict.tsx";
import { useFormatName } from "../useFormatName.ts";
import { ValidityLines } from "../ValidityLines.tsx";
import { documentFrame } from "./documentFrame.ts";
import * as css from "./DocumentTable.css.ts";
import { IssuedText, SeriesAxis, SeriesBar } from "./SeriesBar.tsx";
import { axisOf, spanOf, yearOf } from "./seriesSpan.ts";

export interface DocumentTableProps {
  caption: string;
  documents: readonly DocumentSummary[];
  /** The customer's own words for columns. */
  headings?: DocumentColumnHeadings | undefined;
  /** How a column is sorted, and where sorting by it leads. */
  sortingOf: (key: DocumentSort) => ColumnSort;
  /** The documents are of more than one country: each says of which in place of its axis. */
  isAcrossCountries?: boolean;
  /** Stands directly under tabs. */
  isJoined?: boolean;
}

/** What the bar over the thumbnails stands for. */
const scaleMm = 50;

/** Series of documents as rows that are links; the customer's own column headings replace ours. */
export function DocumentTable({
  caption,
  documents,
  headings = {},
  sortingOf,
  isAcrossCountries = false,
  isJoined = false,
}: DocumentTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const formatName = useFormatName();
  const today = yearOf(useToday());
  const axis = {
    ...axisOf(
      documents.map((each) => spanOf(each, today)),
      today,
    ),
    today,
  };
  const scale = thumbnailScale(
    documents.map(({ front }) => front),
    documentFrame,
  );
  const heading = (column: keyof DocumentColumnHeadings) =>
    headings[column] ?? t(`identityDocuments.columns.${column}`);
  const issued: Column<DocumentSummary> = {
    id: "issued",
    heading: <SeriesAxis heading={heading("issued")} axis={axis} />,
    width: "9.75rem",
    cell: (document) => (
      <Labelled label={heading("issued")}>
        <SeriesBar document={document} axis={axis} />
      </Labelled>
    ),
  };
  const acrossCountries: Column<DocumentSummary>[] = [
    {
      id: "country",
      heading: t("identityDocuments.columns.country"),
      sort: sortingOf("country"),
      width: "6.75rem",
      cell: ({ issuer }) => issuer.name,
    },
    {
      ...issued,
      heading: heading("issued"),
      sort: sortingOf("issued"),
      width: "7.5rem",
      cell: (document) => (
        <Labelled label={heading("issued")}>
          <IssuedText document={document} />
        </Labelled>
      ),
    },
  ];
  // What documents of one country are told apart by; many countries leave no space for it.
  const ofOneCountry: Column<DocumentSummary>[] = [
    {
      id: "mrz",
      heading: heading("mrz"),
      sort: sortingOf("mrz"),
      width: "5.25rem",
      cell: ({ mrz }) =>
        mrz === null ? (
          <span className={css.missing}>{t("identityDocuments.noMrz")}</span>
        ) : (
          <Labelled label={heading("mrz")}>
            <span className={css.code}>{mrz.format}</span>{" "}
            <span className={css.code}>{mrz.documentCode}</span>
          </Labelled>
        ),
    },
    {
      id: "validity",
      heading: heading("validity"),
      sort: sortingOf("validity"),
      width: "6.5rem",
      cell: ({ validity }) => (
        <Labelled label={heading("validity")}>
          <ValidityLines validity={validity} />
        </Labelled>
      ),
    },
  ];
  const columns: Column<DocumentSummary>[] = [
    {
      id: "front",
      heading: (
        <MediaHeading
          heading={<VisuallyHidden>{t("identityDocuments.columns.front")}</VisuallyHidden>}
          scale={scale}
          lengthMm={scaleMm}
        />
      ),
      width: "4.75rem",
      card: "media",
      cell: ({ front }) => (
        <ScaledThumbnail src={front.src} size={front} scale={scale} frame={documentFrame} />
      ),
    },
    {
      id: "document",
      heading: heading("document"),
      sort: sortingOf("document"),
      card: "title",
      isRowLink: true,
      cell: (document) => <Named document={document} isAcrossCountries={isAcrossCountries} />,
    },
    ...(isAcrossCountries ? acrossCountries : [issued]),
    {
      id: "size",
      heading: heading("size"),
      sort: sortingOf("size"),
      width: "6.5rem",
      // Of the front that is drawn beside it: a booklet is measured over its cover.
      cell: ({ front, size: { format } }) => (
        <span className={css.size}>
          <span>{formatSize([front.widthMm, front.heightMm], language)}</span>
          <span className={css.small}>{formatName(format)}</span>
        </span>
      ),
    },
    ...(isAcrossCountries ? [] : ofOneCountry),
    {
      id: "status",
      heading: heading("status"),
      sort: sortingOf("status"),
      width: "8.25rem",
      card: "footStart",
      cell: (document) => <DocumentStatusText document={document} />,
    },
    {
      id: "acceptance",
      heading: heading("acceptance"),
      width: "8.25rem",
      card: "footEnd",
      cell: ({ acceptance }) => <AcceptanceText kind={acceptance} />,
    },
    {
      id: "compare",
      isControl: true,
      heading: <VisuallyHidden>{t("catalogue.compare.column")}</VisuallyHidden>,
      width: "2.75rem",
      cell: (document) => (
        <span className={css.compare}>
          <CompareButton
            comparison={documentComparison}
            id={document.id}
            name={`${document.issuer.name}, ${nameOf(document)}`}
          />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.identityDocuments.detail(id)}
      isJoined={isJoined}
    />
  );
}

interface NamedProps {
  document: DocumentSummary;
  isAcrossCountries: boolean;
}

/** What tells it from others of its name stands in other columns: the link says it as well. */
function Named({ document, isAcrossCountries }: NamedProps) {
  const { t } = useTranslation();
  const { name, series, hasChip, issuer } = document;
  const year = firstYearOf(document);
  return (
    <span className={css.document}>
      <span className={css.name}>
        <Localized text={name} />
        <VisuallyHidden>
          {year !== "" && ` ${year}`}
          {isAcrossCountries && `, ${issuer.name}`}
        </VisuallyHidden>
      </span>
      {series !== null && (
        <span className={css.series}>
          <Localized text={series} />
        </span>
      )}
      <span className={css.series}>
        <span className={css.chip}>
          {hasChip === true && <ChipIcon size={15} />}
          {t(`identityDocuments.chip.${chipWord(hasChip)}`)}
        </span>
      </span>
    </span>
  );
}

/** The word for a chip that is there, is not, or of which nothing is known. */
const chipWord = (hasChip: boolean | null) =>
  hasChip === null ? "unknown" : hasChip ? "yes" : "no";

/** On a card no heading stands over the value, so it brings its own. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={css.lines}>
      <CardLabel>{label}</CardLabel>
      {children}
    </span>
  );
}
