import type { DocumentFact, DocumentFacts } from "./facts.ts";
import { featuresOf } from "./record.ts";
import { type DrawnDocument, readDrawnDocument } from "./draw/drawnDocument.ts";

/** What a document is drawn from. Throws an error that names a row that cannot be drawn. */
export function drawnDocument(row: DocumentFact, facts: DocumentFacts): DrawnDocument {
  const { dataPage, size, cover, mrz } = row;
  const layout = facts.layouts.find(({ id }) => id === dataPage?.layoutId);
  return readDrawnDocument({
    id: row.id,
    kind: row.kind,
    form: formOf(dataPage?.layoutId),
    issuer: row.mrzIssuer,
    countryCode: row.code2,
    state: facts.issuers.find(({ code3 }) => code3 === row.countryCode3)?.stateLocal,
    title: row.name.local,
    widthMm: size.widthMm,
    heightMm: size.heightMm,
    cover: cover && {
      widthMm: size.coverWidthMm ?? Math.min(size.widthMm, size.heightMm),
      heightMm: size.coverHeightMm ?? Math.max(size.widthMm, size.heightMm),
      colour: cover.hex,
    },
    emblem: row.emblem,
    hasChip: row.chip,
    numberPattern: row.numberPattern?.regex ?? null,
    mrz: mrz.format === null ? null : mrz,
    layout:
      layout && dataPage
        ? {
            photo: shareOf(dataPage.photo),
            ghost: layout.ghost ? shareOf(layout.ghost) : null,
            title: shareOf(layout.title),
            state: shareOf(layout.state),
            euFlag: layout.euFlag ? shareOf(layout.euFlag) : null,
            mrz: layout.mrz ? shareOf(layout.mrz) : null,
            fields: sharesOf(layout.fieldBoxes),
            backFields: sharesOf(layout.backBoxes),
          }
        : null,
    fields: (facts.fieldSets[dataPage?.fieldSetId ?? ""] ?? []).map(({ key, local }) => ({
      key,
      label: local,
    })),
    ...row.colours,
    features: featuresOf(row, facts).map(({ id, type, light, where }) => ({
      id,
      type,
      page: where.page,
      light,
      box: shareOf(where),
    })),
    firstYear: row.firstIssued === null ? null : Number(row.firstIssued.date.slice(0, 4)),
    validYears: row.validityYears?.adult ?? null,
  });
}

function formOf(layoutId: string | undefined): DrawnDocument["form"] {
  if (layoutId === "BOOK-PAPER") return "folder";
  if (layoutId === "DL-EU") return "licence";
  return layoutId === undefined || layoutId.startsWith("TD3") ? "page" : "card";
}

type Edges = readonly [x: number, y: number, width: number, height: number];

function shareOf(place: Edges | { x: number; y: number; w: number; h: number }) {
  if ("w" in place) return { x: place.x, y: place.y, width: place.w, height: place.h };
  const [x, y, width, height] = place;
  return { x, y, width, height };
}

function sharesOf(places: Readonly<Record<string, Edges>>) {
  return Object.fromEntries(Object.entries(places).map(([key, place]) => [key, shareOf(place)]));
}
