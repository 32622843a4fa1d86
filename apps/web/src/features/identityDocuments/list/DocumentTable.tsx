import type { IdentityDocument } from "@specimen/api/contract";
import { Confidence } from "@specimen/ui/Facts/Confidence.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { date, size } from "../../../widgets/record/factSpec.ts";
import { FactText } from "../../../widgets/record/FactText.tsx";
import { useProvenance } from "../../../widgets/record/useProvenance.tsx";
import * as css from "./DocumentTable.css.ts";

export interface DocumentTableProps {
  caption: string;
  documents: readonly IdentityDocument[];
}

/** Types of documents with their measures and MRZ; layouts and codes as in ICAO 9303. */
export function DocumentTable({ caption, documents }: DocumentTableProps) {
  const { t } = useTranslation();
  const columns: Column<IdentityDocument>[] = [
    {
      id: "type",
      heading: t("identityDocuments.columns.type"),
      card: "title",
      cell: ({ typeName, note }) => (
        <span className={css.kind}>
          <strong className={css.name}>
            <Localized text={typeName} />
          </strong>
          {note !== null && (
            <Text as="span" step="label" tone="ink3">
              <Localized text={note} />
            </Text>
          )}
        </span>
      ),
    },
    {
      id: "size",
      heading: t("identityDocuments.columns.size"),
      width: "9rem",
      cell: ({ widthMm, heightMm }) => (
        <Labelled label={t("identityDocuments.columns.size")}>
          <FactText value={size(widthMm, heightMm)} />
        </Labelled>
      ),
    },
    {
      id: "mrz",
      heading: t("identityDocuments.columns.mrz"),
      width: "8rem",
      cell: ({ mrzLayout }) => (
        <Labelled label={t("identityDocuments.columns.mrz")}>
          <Code text={mrzLayout} />
        </Labelled>
      ),
    },
    {
      id: "code",
      heading: t("identityDocuments.columns.code"),
      width: "8rem",
      cell: ({ documentCode }) => (
        <Labelled label={t("identityDocuments.columns.code")}>
          <Code text={documentCode} />
        </Labelled>
      ),
    },
    {
      id: "issued",
      heading: t("identityDocuments.columns.issued"),
      width: "7rem",
      cell: ({ firstIssued }) => (
        <Labelled label={t("identityDocuments.columns.issued")}>
          <FactText value={date(firstIssued)} />
        </Labelled>
      ),
    },
    {
      id: "source",
      heading: t("identityDocuments.columns.source"),
      width: "17rem",
      card: "footStart",
      cell: (document) => <Source document={document} />,
    },
  ];
  return <Table caption={caption} columns={columns} rows={documents} rowKey={({ id }) => id} />;
}

/** On a card no heading stands over the values, so each brings its own. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className={css.label}>{label}</span>
      {children}
    </>
  );
}

function Code({ text }: { text: string | null }) {
  const { t } = useTranslation();
  if (text === null)
    return (
      <Text as="span" step="small" tone="ink3">
        {t("identityDocuments.noMrz")}
      </Text>
    );
  return (
    <Text as="span" isCode>
      {text}
    </Text>
  );
}

function Source({ document }: { document: IdentityDocument }) {
  const { t } = useTranslation();
  const { text, confidence } = useProvenance(document.provenance);
  const isDraft = document.provenance.checkedOn === null;
  return (
    <span className={css.source}>
      <span>{isDraft ? t("record.notCompared") : text}</span>
      <Confidence {...confidence} />
    </span>
  );
}
