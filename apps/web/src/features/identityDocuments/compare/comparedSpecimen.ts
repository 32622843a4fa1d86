import { Light, type DrawnPage, type IdentityDocument } from "@specimen/api/contract";
import type { Specimen, SpecimenSide } from "../../../widgets/viewer/specimen.ts";
import { viewerSchema } from "../../../widgets/viewer/viewerState.ts";
import { checkedFeature, mainPageOf, pinOf } from "../documentSpecimen.ts";

/** Booklets and cards side by side: the page with the portrait, or the one that is its other side. */
export const comparedSides = ["main", "other"] as const;

/** What the address says of a comparison of documents. */
export const comparedViewer = viewerSchema(Light.options, comparedSides);

/** The page that is shown of a document on a side of the comparison. */
function pageOn(document: IdentityDocument, side: string): DrawnPage | undefined {
  const main = mainPageOf(document);
  const other = main === "data" ? "cover" : "back";
  return document.pages.find(({ page }) => page === (side === "main" ? main : other));
}

/** A document as a comparison shows it. */
export function comparedSpecimen(
  document: IdentityDocument,
  sides: readonly SpecimenSide[],
): Specimen {
  const shown = sides.flatMap((side) => {
    const page = pageOn(document, side.key);
    return page === undefined ? [] : [{ side, page }];
  });
  return {
    sides: shown.map(({ side, page: { widthMm, heightMm } }) => ({ ...side, widthMm, heightMm })),
    images: shown.flatMap(({ side, page }) =>
      page.images.map((image) => ({ ...image, side: side.key })),
    ),
    widthMm: document.size.widthMm,
    heightMm: document.size.heightMm,
    lights: Light.options,
    pins: document.features.map((feature) => pinOf(feature, mainPageOf(document))),
  };
}

/** Features as a comparison lists them: once for each kind, which has the same key in all records. */
export const comparedFeatures = ({ features }: IdentityDocument) =>
  features
    .filter(
      ({ featureId }, index) =>
        features.findIndex((feature) => feature.featureId === featureId) === index,
    )
    .map((feature) => ({ ...checkedFeature(feature), key: feature.featureId }));
