import {
  type DocumentField,
  type DocumentIdDetails,
  type DocumentMrz,
  type DocumentNumber,
  type DocumentPage,
  type IdentityDocument,
  type Language,
  Light,
} from "@specimen/api/contract";
import { layouts } from "@specimen/core/mrz";
import { provenanceOf } from "../../catalogue/provenance.ts";
import type { AppContext } from "../defineArea.ts";
import { type DocumentDescription, describeDocument } from "./draw/describe.ts";
import type { DrawnDocument } from "./draw/drawnDocument.ts";
import { holderOf } from "./draw/holder.ts";
import { drawnZone } from "./draw/machineReadableZone.ts";
import { dataPageOf } from "./draw/pages.ts";
import { documentAddress } from "./images.ts";
import { acceptanceOf, nameOf, type Reader, sizeOf, summaryOf, textsOf } from "./present.ts";
import { featuresOf } from "./presentFeatures.ts";
import { neighbourOf } from "./presentNeighbour.ts";
import type { DetailRow } from "./queries/detail.ts";
import type { DocumentRecord } from "./record.ts";

/** A document with the other series of its kind and the customer's text on it. */
interface Detailed {
  readonly row: DetailRow;
  readonly series: readonly DetailRow[];
  readonly info: IdentityDocument["info"];
}

/** A document with all that is known of it. */
export function detailOf(
  context: AppContext,
  { row, series, info }: Detailed,
  reader: Reader,
): IdentityDocument {
  const { lexicon } = context;
  const { language } = reader;
  const { record } = row;
  const entry = row.countryId === null ? undefined : lexicon.entry(row.countryId);
  const drawn = describeDocument(row.drawn);
  const { fields, number, mrzDetails } = idDetailsOf(context, row, language);
  return {
    ...summaryOf(context, row, reader),
    country: entry === undefined ? null : lexicon.country(entry, language),
    localNames: captionsOf(record.localName, record.languages),
    answer: acceptanceOf(context, row, record.remarks, reader),
    pages: pagesOf(context, row.id, drawn),
    features: featuresOf(lexicon, record.features, drawn.features, language),
    fields,
    fieldsConfidence: record.fieldsConfidence,
    number,
    mrzDetails,
    substrate: {
      body: lexicon.text(record.substrate.body, language),
      dataPage: lexicon.text(record.substrate.dataPage, language),
    },
    coverColour: record.cover && {
      name: lexicon.text(record.cover.colour, language),
      hex: record.cover.hex,
    },
    emblem: lexicon.text(record.emblem, language),
    firstIssuedNote: lexicon.text(record.firstIssuedNote, language),
    commonChanges: textsOf(lexicon, record.commonForgeries, language),
    predecessorId: row.predecessorId,
    successorId: row.successorId,
    neighbours: series
      .filter(({ id }) => id !== row.id)
      .map((other) => neighbourOf(context, { here: row, there: other }, language)),
    info,
    // No field was compared with the sources that the record names.
    provenance: provenanceOf({ ...row, checked: [] }),
  };
}

/** The fields, number and machine-readable zone of a document. */
export function idDetailsOf(
  { lexicon }: AppContext,
  row: DetailRow,
  language: Language,
): DocumentIdDetails {
  const { record, drawn } = row;
  return {
    id: row.id,
    kind: row.kind,
    countryId: row.countryId,
    name: nameOf(lexicon, row, language),
    size: sizeOf(row),
    validity: { adultYears: row.adultYears, minorYears: row.minorYears },
    fields: record.fields.map(({ key, local, en }): DocumentField => ({
      key,
      page: pageOfField(drawn, key),
      captions: captionsOf(local, record.languages),
      name: lexicon.text(en, language),
    })),
    number: {
      pattern: record.number?.regex ?? null,
      text: lexicon.text(record.number?.text ?? null, language),
      confidence: record.number?.confidence ?? null,
      position: lexicon.text(record.numberPosition, language),
      example: record.number === null ? null : holderOf(drawn).number,
    } satisfies DocumentNumber,
    mrzDetails: mrzOf(lexicon, record.mrz, drawn, language),
  };
}

function mrzOf(
  lexicon: AppContext["lexicon"],
  mrz: DocumentRecord["mrz"],
  drawn: DrawnDocument,
  language: Language,
): DocumentMrz | null {
  const { format } = mrz;
  if (format === null) return null;
  const { fields, checkDigits, lines, width } = layouts[format];
  return {
    format,
    lines,
    charactersPerLine: width,
    documentCode: mrz.documentCode,
    documentCodeConfidence: mrz.documentCodeConfidence ?? null,
    issuer: drawn.issuer,
    place: lexicon.text(mrz.place, language),
    note: lexicon.text(mrz.note, language),
    specimen: drawnZone(drawn, holderOf(drawn)),
    parts: [
      ...fields.map(({ name, line, from, to }) => ({
        line,
        from,
        to,
        field: name,
        isCheckDigit: false,
      })),
      ...checkDigits.map(({ name, line, position }) => ({
        line,
        from: position,
        to: position,
        field: name,
        isCheckDigit: true,
      })),
    ].toSorted((a, b) => a.line - b.line || a.from - b.from),
  };
}

const pagesOf = (context: AppContext, id: string, { pages }: DocumentDescription) =>
  pages.map(({ page, widthMm, heightMm }) => ({
    page,
    widthMm,
    heightMm,
    thumbnailSrc: documentAddress(context, id, page, { detail: "list" }),
    images: Light.options.map((light) => ({
      light,
      src: documentAddress(context, id, page, { light, detail: "screen" }),
      fullSrc: documentAddress(context, id, page, { light, detail: "full" }),
    })),
  }));

/** The page a field is printed on; null where the layout has no place for it. */
function pageOfField(drawn: DrawnDocument, key: string): DocumentPage | null {
  if (drawn.layout?.fields[key] !== undefined) return dataPageOf(drawn);
  return drawn.layout?.backFields[key] === undefined ? null : "back";
}

/** Captions parted by " / ", by language where there is one for each language of the document. */
function captionsOf(text: string, languages: readonly string[]) {
  const parts = text.split(" / ");
  const isEach = parts.length === languages.length;
  return parts.map((part, index) => ({
    text: part,
    lang: isEach ? (languages[index] ?? null) : null,
  }));
}
