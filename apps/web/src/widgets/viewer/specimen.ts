import type { Light } from "@specimen/api/contract";

/** One page of a record, such as its front or the data page of a passport. */
export interface SpecimenSide {
  readonly key: string;
  readonly label: string;
  /** Where it differs from the record's own size, in mm. */
  readonly widthMm?: number | null;
  readonly heightMm?: number | null;
  /** A small picture to choose it by. */
  readonly thumbnailSrc?: string;
}

/** One picture of a side: `src` for the page, `fullSrc` for the zoom. */
export interface SpecimenPicture {
  readonly side: string;
  readonly light: Light;
  readonly src: string;
  readonly fullSrc: string;
}

/** A numbered feature and where it is seen: a point or a box, in percent of the side's picture. */
export interface SpecimenPin {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  /** The light that shows it. */
  readonly light: Light;
  readonly places: readonly {
    readonly side: string;
    readonly x: number;
    readonly y: number;
    readonly w?: number;
    readonly h?: number;
  }[];
}

/** What a viewer shows of a record. Sizes in mm as the record is displayed; null is not known. */
export interface Specimen {
  readonly sides: readonly SpecimenSide[];
  readonly images: readonly SpecimenPicture[];
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly shape?: "sheet" | "round";
  /** Width by height of the pictures where no size is known. */
  readonly drawnAspect?: number;
  /** Lights there are pictures for; the switch shows where there is more than one. */
  readonly lights: readonly Light[];
  readonly pins?: readonly SpecimenPin[];
}

/** A record answers to a light when a picture was drawn for it and something of it is recorded. */
export function isRecordedIn({ pins = [] }: Specimen, light: Light): boolean {
  return light === "white" || pins.some((pin) => pin.light === light);
}

/** Width and height of a side; null where one of them is not known. */
export function sizeOf(
  { widthMm, heightMm }: Pick<Specimen, "widthMm" | "heightMm">,
  side?: SpecimenSide,
): { widthMm: number; heightMm: number } | null {
  const width = side?.widthMm ?? widthMm;
  const height = side?.heightMm ?? heightMm;
  return width === null || height === null ? null : { widthMm: width, heightMm: height };
}

/** Every side in white light, as it is printed. */
export const printedPictures = <Picture extends SpecimenPicture>({
  images,
}: {
  images: readonly Picture[];
}): Picture[] => images.filter(({ light }) => light === "white");
