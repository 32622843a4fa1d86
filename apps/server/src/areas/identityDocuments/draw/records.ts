import * as z from "zod";
import { type FactsOf, readFacts } from "../../../catalogue/readFacts.ts";
import { type DocumentFacts, documentFacts } from "./facts.ts";

const edges = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const feature = z.object({
  id: z.string(),
  type: z.string(),
  light: z.string(),
  where: box.extend({ page: z.string() }),
});

const file = new URL("../facts/identity_documents.json", import.meta.url);

const files = {
  layouts: {
    file,
    member: "layouts",
    row: z.object({
      id: z.string(),
      photo: edges,
      ghost: edges.nullish(),
      title: edges,
      state: edges,
      euFlag: edges.nullish(),
      mrz: edges.nullish(),
      fieldBoxes: z.record(z.string(), edges),
      backBoxes: z.record(z.string(), edges).default({}),
    }),
  },
  fieldSets: {
    file,
    member: "fieldSets",
    value: z.record(z.string(), z.array(z.object({ key: z.string(), local: z.string() }))),
  },
  featureLibrary: { file, member: "featureLibrary", row: feature },
  countries: {
    file,
    member: "countries",
    row: z.object({ code3: z.string(), stateLocal: z.string() }),
  },
  documents: {
    file,
    member: "documents",
    row: z.object({
      id: z.string(),
      kind: z.string(),
      countryCode3: z.string(),
      code2: z.string().nullable(),
      mrzIssuer: z.string(),
      name: z.object({ local: z.string() }),
      firstIssued: z.object({ date: z.string() }).nullable(),
      validityYears: z.object({ adult: z.number().nullable() }).nullable(),
      size: z.object({
        widthMm: z.number(),
        heightMm: z.number(),
        coverWidthMm: z.number().optional(),
        coverHeightMm: z.number().optional(),
      }),
      chip: z.boolean().nullable(),
      numberPattern: z.object({ regex: z.string() }).nullable(),
      mrz: z.object({ format: z.string().nullable(), documentCode: z.string().nullable() }),
      cover: z.object({ hex: z.string() }).nullable(),
      emblem: z.string(),
      dataPage: z.object({ layoutId: z.string(), photo: box, fieldSetId: z.string() }).nullable(),
      colours: z.object({ background: z.array(z.string()), accent: z.string(), text: z.string() }),
      securityFeatures: z.array(z.union([feature, z.object({ id: z.string(), ref: z.string() })])),
    }),
  },
};

type DocumentFile = FactsOf<typeof files>;

/** The identity documents of the catalogue. */
export function documentRecords(): DocumentFacts[] {
  const facts = readFacts(files);
  return facts.documents.map((row) => documentFacts(documentRow(facts, row)));
}

/** One row before it is checked. */
function documentRow(file: DocumentFile, row: DocumentFile["documents"][number]) {
  const { dataPage, size, cover, mrz } = row;
  const layout = file.layouts.find(({ id }) => id === dataPage?.layoutId);
  const library = new Map(file.featureLibrary.map((entry) => [entry.id, entry]));
  return {
    id: row.id,
    kind: row.kind,
    form: formOf(dataPage?.layoutId),
    issuer: row.mrzIssuer,
    countryCode: row.code2,
    state: file.countries.find(({ code3 }) => code3 === row.countryCode3)?.stateLocal,
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
    fields: (file.fieldSets[dataPage?.fieldSetId ?? ""] ?? []).map(({ key, local }) => ({
      key,
      label: local,
    })),
    ...row.colours,
    features: row.securityFeatures.map((entry) => {
      const full = "ref" in entry ? library.get(entry.ref) : entry;
      return {
        id: entry.id,
        type: full?.type,
        page: full?.where.page,
        light: full?.light,
        box: full && shareOf(full.where),
      };
    }),
    firstYear: row.firstIssued === null ? null : Number(row.firstIssued.date.slice(0, 4)),
    validYears: row.validityYears?.adult ?? null,
  };
}

function formOf(layoutId: string | undefined): DocumentFacts["form"] {
  if (layoutId === "BOOK-PAPER") return "folder";
  if (layoutId === "DL-EU") return "licence";
  return layoutId === undefined || layoutId.startsWith("TD3") ? "page" : "card";
}

function shareOf(place: z.infer<typeof box> | z.infer<typeof edges>) {
  const [x, y, width, height] = Array.isArray(place) ? place : [place.x, place.y, place.w, place.h];
  return { x, y, width, height };
}

function sharesOf(places: Readonly<Record<string, z.infer<typeof edges>>>) {
  return Object.fromEntries(Object.entries(places).map(([key, place]) => [key, shareOf(place)]));
}
