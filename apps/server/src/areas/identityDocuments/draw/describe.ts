import type { DocumentPage, Light } from "@specimen/api/contract";
import { type PinPlace, pinReach, withPins } from "../../../images/pins.ts";
import type { DrawnDocument, FeatureFacts, Share } from "./drawnDocument.ts";
import { letteringOf } from "./lettering.ts";
import { dataPageOf, type PageSize } from "./pages.ts";

/** One feature where it is drawn: the same answer makes the drawing, its pins and the list. */
export interface DrawnFeature {
  readonly id: string;
  readonly type: string;
  /** Its place in the record's order, from 1. */
  readonly number: number;
  readonly page: DocumentPage;
  /** The light of the viewer that shows it. */
  readonly light: Light;
  /** In percent of the page. */
  readonly box: Share;
  readonly pin: PinPlace;
}

/** What is drawn of a document. */
export interface DocumentDescription {
  readonly pages: readonly PageSize[];
  readonly features: readonly DrawnFeature[];
}

/** The pages a document has and the features on them. */
export function describeDocument(facts: DrawnDocument): DocumentDescription {
  const placed = facts.features.flatMap((feature, index) =>
    placesOf(facts, feature).map(({ page, box }) => ({
      id: feature.id,
      type: feature.type,
      number: index + 1,
      page,
      light: lightOf(feature),
      box,
    })),
  );
  const pages = pagesOf(facts, new Set(placed.map(({ page }) => page)));
  const features = pages.flatMap((size) => {
    const onPage = placed.filter(({ page }) => page === size.page);
    const sheet = { width: size.widthMm, height: size.heightMm };
    const reach = pinReach(sheet);
    const lettering = letteringOf(facts, size.page);
    return withPins(sheet, onPage, ({ box }) => wishes(box, reach), { lettering });
  });
  return { pages, features: features.toSorted((a, b) => a.number - b.number) };
}

/** The light of the viewer in which a feature is looked for. */
function lightOf({ light }: FeatureFacts): Light {
  return light === "uv" || light === "ir" || light === "transmitted" ? light : "white";
}

function pagesOf(facts: DrawnDocument, used: ReadonlySet<DocumentPage>): PageSize[] {
  const { cover, layout, widthMm, heightMm } = facts;
  const dataPage = layout === null ? [] : [{ page: dataPageOf(facts), widthMm, heightMm }];
  if (cover === null) {
    const hasBack = used.has("back") || Object.keys(layout?.backFields ?? {}).length > 0;
    return hasBack ? [...dataPage, { page: "back", widthMm, heightMm }] : dataPage;
  }
  const closed = (page: DocumentPage): PageSize => ({
    page,
    widthMm: cover.widthMm,
    heightMm: cover.heightMm,
  });
  return [
    closed("cover"),
    ...(used.has("insideCover") ? [closed("insideCover")] : []),
    ...dataPage,
    ...(used.has("dataBack") ? [{ page: "dataBack" as const, widthMm, heightMm }] : []),
    closed("inner"),
    ...(used.has("backCover") ? [closed("backCover")] : []),
  ];
}

interface FeaturePlace {
  readonly page: DocumentPage;
  readonly box: Share;
}

const pageNames: Readonly<Record<FeatureFacts["page"], readonly DocumentPage[]>> = {
  "data page": ["data"],
  "back of data page": ["dataBack"],
  front: ["front"],
  back: ["back"],
  both: ["front", "back"],
  sticker: ["front"],
  "card body": ["front"],
  "card edge": ["front"],
  cover: ["cover"],
  "cover or data page": ["cover"],
  "inside cover": ["insideCover"],
  "cover paper": ["insideCover"],
  "back cover": ["backCover"],
  "visa pages": ["inner"],
  "inside pages": ["inner"],
  numbering: ["inner"],
  "centre fold": ["inner"],
  paper: ["inside"],
  inside: ["inside"],
};

/**
 * The record's places, but for what it can only name: the chip sign stands at the foot of a cover
 * and in a free corner of a card, the thread along the fold, the engraved edge along the foot.
 */
function placesOf(facts: DrawnDocument, feature: FeatureFacts): FeaturePlace[] {
  const pages = pageNames[feature.page];
  if (feature.page === "cover or data page") return [{ page: "cover", box: chipOnCover }];
  if (feature.page === "card body")
    return [{ page: "back", box: facts.layout?.backFields["remarks"] ? chipOnPermit : chipOnCard }];
  if (feature.page === "centre fold") return [{ page: "inner", box: fold }];
  if (feature.page === "card edge") return [{ page: "front", box: edge }];
  const hasBack = facts.layout !== null && facts.cover === null;
  return pages
    .filter((page) => page !== "back" || hasBack)
    .map((page) => ({ page, box: page === "back" ? aboveZone(facts, feature.box) : feature.box }));
}

/** A small mark that both sides have stands above the MRZ of the back, not in it. */
function aboveZone({ layout, mrz }: DrawnDocument, box: Share): Share {
  const zone = mrz?.format === "TD1" ? (layout?.mrz ?? null) : null;
  return zone !== null && box.y > zone.y && box.height < zone.height
    ? { ...box, y: zone.y - box.height - 1 }
    : box;
}

const chipOnCover: Share = { x: 42, y: 86, width: 16, height: 7.5 };
const chipOnCard: Share = { x: 82, y: 38, width: 13, height: 13 };
const chipOnPermit: Share = { x: 82, y: 8, width: 13, height: 13 };
const fold: Share = { x: 0, y: 0, width: 4, height: 100 };
const edge: Share = { x: 0, y: 97, width: 100, height: 3 };

/** Where a pin would rather stand: at the head of a large feature, beside a small one. */
function wishes({ x, y, width, height }: Share, reach: PinPlace): PinPlace[] {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const beside = [
    { x: x + width + reach.x, y: centre },
    { x: x - reach.x, y: centre },
    { x: middle, y: y - reach.y },
    { x: middle, y: y + height + reach.y },
  ];
  return width > 18 && height > 25
    ? [{ x: middle, y: y + height * 0.1 }, { x: middle, y: y + height * 0.9 }, ...beside]
    : [...beside.filter((place) => isOn(place, reach)), { x: middle, y: centre }];
}

/** Whether a whole pin at a place lies on the page. */
function isOn(place: PinPlace, reach: PinPlace): boolean {
  const isWithin = (at: number, by: number) => at >= by && at <= 100 - by;
  return isWithin(place.x, reach.x) && isWithin(place.y, reach.y);
}
