import type {
  Answer,
  Feature,
  LocalizedText,
  Provenance,
  TimelineStage,
} from "@specimen/api/contract";
import type { FactSpec } from "./record/factSpec.ts";
import { date, localized, size } from "./record/factSpec.ts";
import { sampleCountry, samplePicture } from "./samples.ts";
import type { SpecimenPin, SpecimenSide } from "./viewer/specimen.ts";
import { viewerSchema } from "./viewer/viewerState.ts";

const en = (text: string): LocalizedText => ({ text, lang: "en" });

/** A record of an area that the product does not have: the shared parts know none of those it has. */
export interface Stamp {
  id: string;
  name: string;
  series: LocalizedText;
  widthMm: number | null;
  heightMm: number | null;
  colour: LocalizedText | null;
  firstIssued: string | null;
  answer: Answer;
  timeline: TimelineStage[];
  features: Pick<Feature, "key" | "name" | "howTo" | "check">[];
  provenance: Provenance;
}

export const sampleStamp: Stamp = {
  id: "S-50",
  name: "50 lira stamp",
  series: en("Ships"),
  widthMm: 40,
  heightMm: 30,
  colour: en("Blue"),
  firstIssued: "1967",
  answer: {
    kind: "buyAndSell",
    decidedBy: "houseRule",
    tradability: 3,
    isLegalTender: null,
    legalTenderSince: null,
    legalTenderUntil: null,
    exchange: null,
    worthlessSince: null,
    asOf: "2026-11-21",
    checkedOn: "2026-11-20",
    source: { label: "stamps.example", url: "https://stamps.example/" },
  },
  timeline: [
    { kind: "issued", date: "1967", until: null, by: null, state: "present" },
    { kind: "issuanceStopped", date: null, until: null, by: null, state: "open" },
  ],
  features: [
    { key: "perforation", name: en("Perforation"), howTo: en("Count the teeth."), check: "look" },
    { key: "phosphor", name: en("Phosphor band"), howTo: en("Look under the lamp."), check: "uv" },
  ],
  provenance: {
    confidence: "high",
    sources: [{ label: "stamps.example", url: "https://stamps.example/" }],
    checks: [
      { field: "widthMm", checkedOn: "2026-11-20", sources: [0] },
      { field: "heightMm", checkedOn: "2026-11-20", sources: [0] },
    ],
    checkedOn: "2026-11-20",
    asOf: "2026-11-21",
  },
};

/** Another stamp, wider and of unknown colour. */
export const sampleWideStamp: Stamp = {
  ...sampleStamp,
  id: "S-90",
  name: "90 lira stamp",
  widthMm: 60,
  colour: null,
  features: sampleStamp.features.slice(0, 1),
};

export const stampFacts: readonly FactSpec<Stamp>[] = [
  {
    id: "series",
    label: "banknotes.facts.series",
    value: ({ series }) => localized(series),
    notIn: ["comparison"],
  },
  {
    id: "size",
    label: "catalogue.facts.size",
    fields: ["widthMm", "heightMm"],
    value: ({ widthMm, heightMm }) => size(widthMm, heightMm),
  },
  { id: "colour", label: "banknotes.facts.colour", value: ({ colour }) => localized(colour) },
  {
    id: "issued",
    label: "catalogue.facts.issued",
    fields: ["firstIssued"],
    value: ({ firstIssued }) => date(firstIssued),
    notIn: ["screen"],
  },
];

/** Three pages, one of them of its own size. */
export const stampSides: readonly SpecimenSide[] = [
  { key: "cover", label: "Cover", widthMm: 30, heightMm: 40 },
  { key: "sheet", label: "Sheet" },
  { key: "gum", label: "Gum side" },
];
export const stampLights = ["white", "uv"] as const;
export const stampViewer = viewerSchema(
  stampLights,
  stampSides.map(({ key }) => key),
);

const colours = { white: "#7aa0c4", uv: "#241c3a" };

const stampImages = stampSides.flatMap(({ key, widthMm, heightMm }) =>
  stampLights.map((light) => ({
    side: key,
    light,
    src: samplePicture(colours[light], 8 * (widthMm ?? 40), 8 * (heightMm ?? 30)),
    fullSrc: samplePicture(colours[light], 24 * (widthMm ?? 40), 24 * (heightMm ?? 30)),
  })),
);

/** A point on the cover, and a box on the sheet that only the lamp shows. */
const stampPins: readonly SpecimenPin[] = [
  {
    key: "perforation",
    number: 1,
    name: "Perforation",
    light: "white",
    places: [{ side: "cover", x: 20, y: 30 }],
  },
  {
    key: "phosphor",
    number: 2,
    name: "Phosphor band",
    light: "uv",
    places: [{ side: "sheet", x: 60, y: 10, w: 15, h: 80 }],
  },
];

/** What the viewer shows of a stamp. */
export const stampSpecimen = ({ widthMm, heightMm }: Pick<Stamp, "widthMm" | "heightMm">) => ({
  sides: stampSides,
  images: stampImages,
  widthMm,
  heightMm,
  lights: stampLights,
  pins: stampPins,
});

export const stampCountry = sampleCountry("DK");
