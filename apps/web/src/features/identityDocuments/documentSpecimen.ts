import {
  DocumentPage,
  Light,
  type DocumentFeature,
  type IdentityDocument,
} from "@specimen/api/contract";
import type { CheckedFeature } from "../../widgets/record/FeatureChecklist.tsx";
import type { Specimen, SpecimenPin } from "../../widgets/viewer/specimen.ts";
import type { Viewer } from "../../widgets/viewer/useViewer.ts";
import { viewerSchema } from "../../widgets/viewer/viewerState.ts";

/** Stands for the main page of a document, whatever that is. */
const mainPage = "";

/** What the address says of the viewer of a document. */
export const documentViewer = viewerSchema(Light.options, [mainPage, ...DocumentPage.options]);

type Paged = Pick<IdentityDocument, "pages">;

/** The page with the portrait: of a booklet the data page, of a card its front. */
export function mainPageOf({ pages }: Paged): DocumentPage {
  const known = pages.map(({ page }) => page);
  const main = (["data", "front", "inside"] as const).find((page) => known.includes(page));
  return main ?? known[0] ?? "front";
}

/** The viewer of a document; an address without a page, or with another's, shows the main one. */
export function viewerOf(viewer: Viewer, document: Paged): Viewer {
  const isThere = document.pages.some(({ page }) => page === viewer.side);
  return isThere ? viewer : { ...viewer, side: mainPageOf(document) };
}

/** A feature as the viewer marks it: its places on the main page come first. */
export function pinOf(
  { id, number, name, light, places }: DocumentFeature,
  main: DocumentPage,
): SpecimenPin {
  return {
    key: id,
    number,
    name: name.text,
    light,
    places: places
      .toSorted((one, other) => Number(other.page === main) - Number(one.page === main))
      .map(({ page, box }) => ({
        side: page,
        x: box.x,
        y: box.y,
        w: box.width,
        h: box.height,
      })),
  };
}

/** A document as the viewer shows it. */
export function documentSpecimen(
  document: IdentityDocument,
  pageName: (page: DocumentPage) => string,
): Specimen {
  const { pages, features, size } = document;
  const main = mainPageOf(document);
  return {
    sides: pages.map(({ page, widthMm, heightMm, thumbnailSrc }) => ({
      key: page,
      label: pageName(page),
      widthMm,
      heightMm,
      thumbnailSrc,
    })),
    images: pages.flatMap(({ page, images }) => images.map((image) => ({ ...image, side: page }))),
    widthMm: size.widthMm,
    heightMm: size.heightMm,
    lights: Light.options,
    pins: features.map((feature) => pinOf(feature, main)),
  };
}

/** A feature as lists of features have it: what it is checked with says in which light. */
export function checkedFeature({ id, name, howTo, check, tool }: DocumentFeature): CheckedFeature {
  return { key: id, name, howTo, check: check === "light" ? lightCheckOf(tool) : check };
}

function lightCheckOf(tool: DocumentFeature["tool"]): CheckedFeature["check"] {
  if (tool === "uvLamp") return "uv";
  if (tool === "irCamera") return "ir";
  return tool === "lightBehind" ? "throughLight" : "look";
}
