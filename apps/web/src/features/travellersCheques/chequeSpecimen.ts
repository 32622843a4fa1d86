import { type ChequeNote, Light } from "@specimen/api/contract";
import type { SizeMm, ThumbnailFrame } from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";
import type { Specimen, SpecimenSide } from "../../widgets/viewer/specimen.ts";
import { viewerSchema } from "../../widgets/viewer/viewerState.ts";

/** The front is drawn; of the back nothing is recorded. */
const sides = ["front"] as const;

/** What the address says of the viewer of a cheque. */
export const chequeViewer = viewerSchema(Light.options, sides);

/** The sides of the drawing of a cheque whose size is not known, in mm. */
const drawn = { widthMm: 158, heightMm: 70 };

export const unknownSize: SizeMm = { widthMm: null, heightMm: null };

/** No size of a cheque is recorded, so all thumbnails of a list are as large. */
export const thumbnailFrame: ThumbnailFrame & { scale: number } = {
  width: 104,
  height: 46,
  scale: 104 / drawn.widthMm,
  assumed: drawn,
};

/** The feature that is selected where the address names none: it is what a clerk sees happen. */
export const firstFeature = "countersignature";

/** A cheque as the viewer shows it. */
export function chequeSpecimen(note: ChequeNote, frontLabel: string): Specimen {
  const front: SpecimenSide = { key: "front", label: frontLabel };
  return {
    sides: [front],
    images: note.images,
    widthMm: note.widthMm,
    heightMm: note.heightMm,
    drawnAspect: drawn.widthMm / drawn.heightMm,
    lights: Light.options,
    pins: note.features.map(({ key, name, light, spots }, index) => ({
      key,
      number: index + 1,
      name: name.text,
      light,
      places: spots,
    })),
  };
}
