import { Light, Side, type Banknote } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import type { Specimen, SpecimenSide } from "../../widgets/viewer/specimen.ts";
import { viewerSchema } from "../../widgets/viewer/viewerState.ts";
import { displayedSize } from "./displayedSize.ts";

/** What the address says of the viewer of a note. */
export const noteViewer = viewerSchema(Light.options, Side.options);

/** A note as the viewer shows it. */
export function noteSpecimen(note: Banknote, sides: readonly SpecimenSide[]): Specimen {
  return {
    sides,
    images: note.images,
    ...displayedSize(note),
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

/** Names a note, such as "50 euro". */
export const nameOf = (
  { denomination, unit }: Pick<Banknote, "denomination" | "unit">,
  language: Language,
): string => `${formatValue(denomination, language)} ${unit.text}`;
