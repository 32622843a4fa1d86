import { type Colour, fromHex, hex, tone } from "../../../images/colour.ts";
import type { DocumentPage, Light } from "@specimen/api/contract";
import type { Detail } from "../../../images/view.ts";
import { type Inks, inksOfPair } from "../../../images/inks.ts";
import type { Box } from "../../../images/layout.ts";
import { type Canvas, canvasOf } from "../../../images/canvas.ts";
import type { DrawnFeature } from "./describe.ts";
import type { DrawnDocument, Share } from "./drawnDocument.ts";
import type { PageSize } from "./pages.ts";

/** The inks of a page: those of its ground, then what is printed and lasered on it. */
export interface PageInks extends Inks {
  /** Titles, captions, frames. */
  readonly accent: string;
  /** Portrait, values and MRZ. */
  readonly data: string;
  /** The plain ground of portrait and MRZ. */
  readonly plain: string;
}

/** What the layers of one page of a document draw on. */
export interface PageCanvas extends Canvas {
  readonly facts: DrawnDocument;
  readonly page: DocumentPage;
  /** Cloth instead of printed paper or plastic. */
  readonly isCover: boolean;
  readonly inks: PageInks;
  /** What the record names on this page, and only that. */
  readonly features: readonly DrawnFeature[];
  /** A box of the page, given in percent, in drawing units. */
  box(share: Share): Box;
  has(...types: string[]): boolean;
}

/** An empty page of a document in one light. */
export function pageCanvas(
  facts: DrawnDocument,
  size: PageSize,
  features: readonly DrawnFeature[],
  view: { readonly light: Light; readonly detail: Detail },
): PageCanvas {
  const isCover = size.page === "cover" || size.page === "backCover";
  const printed = pageInks(facts, view.light);
  const inks = isCover ? { ...printed, ...inksOfCloth(facts, view.light) } : printed;
  const canvas = canvasOf({ seed: `${facts.id} ${size.page}`, ...size, ...view, inks });
  const onPage = features.filter(({ page }) => page === size.page);
  return {
    ...canvas,
    facts,
    page: size.page,
    isCover,
    inks,
    features: onPage,
    box: ({ x, y, width, height }) => ({
      x: (x * canvas.width) / 100,
      y: (y * canvas.height) / 100,
      width: (width * canvas.width) / 100,
      height: (height * canvas.height) / 100,
    }),
    has: (...types) => onPage.some(({ type }) => types.includes(type)),
  };
}

const dataIn: Readonly<Record<Exclude<Light, "white">, string>> = {
  uv: "#cfcbe8",
  ir: "#222224",
  transmitted: "#2a2417",
};

const plainIn: Readonly<Record<Light, string>> = {
  white: "#fcfbf6",
  uv: "#1b1736",
  ir: "#e6e6e2",
  transmitted: "#f8efd6",
};

function pageInks(facts: DrawnDocument, light: Light): PageInks {
  const accent = fromHex(facts.accent);
  const main = engraved(fromHex(facts.background[0]), accent.hue);
  const near = engraved(fromHex(facts.background[1]), accent.hue);
  const apart = Math.abs(((near.hue - main.hue + 540) % 360) - 180);
  const second = apart < 30 ? { ...near, hue: (main.hue + 65) % 360 } : near;
  const print = inksOfPair(light, { main: strong(accent), second: strong(accent) });
  return {
    ...inksOfPair(light, { main, second }),
    accent: light === "white" ? hex(strong(accent)) : print.deep,
    data: light === "white" ? facts.text : dataIn[light],
    plain: plainIn[light],
  };
}

/** The colour of the cover as a light shows it; on dark cloth the overprint is pale. */
function inksOfCloth(facts: DrawnDocument, light: Light): Pick<Inks, "paper" | "overprint"> {
  const written = fromHex(facts.cover?.colour ?? "#333333");
  const seen = {
    white: written,
    uv: { lightness: 0.17, chroma: 0.03, hue: 285 },
    ir: { lightness: 0.5, chroma: 0, hue: 0 },
    transmitted: tone(written, -0.08, 0.8),
  }[light];
  return { paper: hex(seen), overprint: seen.lightness < 0.75 ? "#f4efe2" : "#12203c" };
}

/** The line ink for a tint of the ground; a grey tint takes the hue of the print. */
function engraved({ chroma, hue }: Colour, otherwise: number): Colour {
  return {
    lightness: 0.58,
    chroma: Math.min(0.115, Math.max(0.07, chroma * 3.2)),
    hue: chroma < 0.006 ? otherwise : hue,
  };
}

/** Dark enough to be read on a tint. */
function strong(colour: Colour): Colour {
  return tone({ ...colour, lightness: Math.min(0.46, colour.lightness) }, 0);
}
