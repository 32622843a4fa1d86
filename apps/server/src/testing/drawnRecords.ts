import { readFileSync } from "node:fs";
import * as z from "zod";
import type { CoinFacts } from "../areas/coins/draw/coinFacts.ts";
import { type DocumentFacts, documentFacts } from "../areas/identityDocuments/draw/facts.ts";
import type { BarFacts } from "../areas/preciousMetals/draw/barFacts.ts";
import type { ChequeFacts } from "../areas/travellersCheques/draw/chequeFacts.ts";

/**
 * The rows of the catalogue as the drawings want them, for tests of every row. It reads the files
 * in the areas' facts folders and nothing else; the importers have readers of their own.
 */
function read<T>(file: string, schema: z.ZodType<T>): T {
  const text = readFileSync(new URL(`../areas/${file}`, import.meta.url), "utf8");
  return schema.parse(JSON.parse(text));
}

const edges = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const feature = z.object({
  id: z.string(),
  type: z.string(),
  light: z.string(),
  where: box.extend({ page: z.string() }),
});
const words = z.string().nullish();
const number = z.number().nullish();

const documentFile = z.object({
  layouts: z.array(
    z.object({
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
  ),
  fieldSets: z.record(z.string(), z.array(z.object({ key: z.string(), local: z.string() }))),
  featureLibrary: z.array(feature),
  countries: z.array(z.object({ code3: z.string(), stateLocal: z.string() })),
  documents: z.array(
    z.object({
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
  ),
});

type DocumentFile = z.infer<typeof documentFile>;

/** The identity documents of the catalogue. */
export function documentRecords(): DocumentFacts[] {
  const file = read("identityDocuments/facts/identity_documents.json", documentFile);
  return file.documents.map((row) => documentFacts(documentRow(file, row)));
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

const coinRow = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  metal: z.enum(["gold", "silver", "platinum", "palladium"]),
  diameterMm: number,
  thicknessMm: number,
  faceValue: number,
});

const coinDetails = z.object({
  obverse: words,
  reverse: words,
  edge: z.object({
    type: z.enum(["reeded", "plain", "lettered", "ornamented"]).nullable(),
    inscription: z.string().nullable(),
    reeds: z.number().nullable(),
  }),
  alloy: z.object({ partsPerThousand: z.record(z.string(), z.number()).nullish() }).nullish(),
  securityFeatures: z.array(z.object({ id: z.string(), where: z.string() })),
});

/** The coins of the catalogue with what is known of their sides. */
export function coinRecords(): CoinFacts[] {
  const rows = z.object({ coins: z.array(coinRow) });
  const { coins } = read("coins/facts/coins.json", rows);
  const more = read("coins/facts/coins_more.json", rows).coins;
  const details = read(
    "coins/facts/coins_details.json",
    z.object({ coins: z.record(z.string(), coinDetails) }),
  ).coins;
  return [...coins, ...more].map((coin) => {
    const known = details[coin.id];
    return {
      id: coin.id,
      name: coin.name,
      issuer: coin.country,
      metal: coin.metal,
      alloy: known?.alloy?.partsPerThousand ?? null,
      diameterMm: coin.diameterMm ?? null,
      thicknessMm: coin.thicknessMm ?? null,
      faceValue: coin.faceValue ?? null,
      obverse: known?.obverse ?? null,
      reverse: known?.reverse ?? null,
      edge: known?.edge ?? { type: null, inscription: null, reeds: null },
      features: known?.securityFeatures ?? [],
    };
  });
}

const barRow = z.object({
  id: z.string(),
  name: z.string(),
  refiner: z.string(),
  metal: coinRow.shape.metal,
  form: z.enum(["cast", "minted"]),
  sizeValue: z.number(),
  sizeUnit: z.string(),
  weightG: z.number(),
  lengthMm: number,
  widthMm: number,
  heightMm: number,
});

const barDetails = z.object({
  marks: z.array(
    z.object({
      what: z.string(),
      text: z.string(),
      side: z.string(),
      x: z.number(),
      y: z.number(),
    }),
  ),
});

/** The bars of the catalogue with their marks; the top of a cast bar is its front. */
export function barRecords(): BarFacts[] {
  const rows = z.object({ ingots: z.array(barRow) });
  const { ingots } = read("preciousMetals/facts/ingots.json", rows);
  const more = read("preciousMetals/facts/bars_more.json", rows).ingots;
  const details = read(
    "preciousMetals/facts/bars_details.json",
    z.object({ bars: z.record(z.string(), barDetails) }),
  ).bars;
  return [...ingots, ...more].map((bar) => ({
    ...bar,
    lengthMm: bar.lengthMm ?? null,
    widthMm: bar.widthMm ?? null,
    heightMm: bar.heightMm ?? null,
    weight: `${bar.sizeValue} ${bar.sizeUnit}`,
    marks: (details[bar.id]?.marks ?? []).map((mark) => ({
      ...mark,
      side: mark.side === "back" ? ("back" as const) : ("front" as const),
    })),
  }));
}

const chequeRow = z.object({
  id: z.string(),
  issuer: z.string(),
  series: z.string(),
  currencies: z.array(
    z.object({ currency: z.string(), denominations: z.array(z.number()).nullable() }),
  ),
});

const chequeDetails = z.object({
  sizeMm: z.object({ width: z.number(), height: z.number() }).nullable(),
  serialFormat: z.object({ regex: z.string() }).nullable(),
  securityFeatures: z.array(z.object({ id: z.string(), light: z.string() })),
});

/** Each value of each series of travellers cheques in the catalogue. */
export function chequeRecords(): ChequeFacts[] {
  const rows = z.object({ series: z.array(chequeRow) });
  const series = [
    ...read("travellersCheques/facts/travellers_cheques.json", rows).series,
    ...read("travellersCheques/facts/travellers_cheques_more.json", rows).series,
  ];
  const details = read(
    "travellersCheques/facts/travellers_cheques_details.json",
    z.record(z.string(), chequeDetails),
  );
  return series.flatMap(({ id, issuer, series: name, currencies }) =>
    currencies.flatMap(({ currency, denominations }) =>
      (denominations ?? [null]).map((denomination) => ({
        id: `${id}-${currency}-${denomination ?? "any"}`,
        issuer,
        series: name,
        currency,
        denomination,
        widthMm: details[id]?.sizeMm?.width ?? null,
        heightMm: details[id]?.sizeMm?.height ?? null,
        colour: null,
        numberPattern: details[id]?.serialFormat?.regex ?? null,
        features: details[id]?.securityFeatures ?? [],
      })),
    ),
  );
}
