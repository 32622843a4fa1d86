import type { Light } from "@specimen/api/contract";
import { type PercentBox, type PinPlace, withPins } from "../../../images/pins.ts";
import type { DrawnCheque } from "./drawnCheque.ts";

/** One thing to look at where it is drawn: the same answer makes the drawing, its pins and the list. */
export interface DrawnChequeFeature {
  readonly id: string;
  /** The two signatures come first, then the features in the record's order. */
  readonly number: number;
  /** The light of the viewer that shows it. */
  readonly light: Light;
  /** In percent of the front. */
  readonly box: PercentBox;
  readonly pin: PinPlace;
}

/** Where no size is recorded a cheque is drawn 158 by 70 mm, and says so. */
export function chequeSize({ widthMm, heightMm }: DrawnCheque) {
  return widthMm !== null && heightMm !== null
    ? { widthMm, heightMm, isKnown: true }
    : { widthMm: 158, heightMm: 70, isKnown: false };
}

/** The places of a cheque, in percent: usual ones, for the record names none exactly. */
export const chequePlaces = {
  issuer: { x: 6, y: 12, width: 46, height: 12 },
  signature: { x: 6, y: 30, width: 40, height: 11 },
  payTo: { x: 6, y: 48, width: 40, height: 11 },
  countersignature: { x: 6, y: 66, width: 40, height: 11 },
  value: { x: 56, y: 26, width: 30, height: 48 },
  number: { x: 66, y: 11, width: 27, height: 6 },
  clearing: { x: 6, y: 86, width: 44, height: 6 },
  watermark: { x: 86, y: 44, width: 12, height: 36 },
  hologram: { x: 87, y: 22, width: 9, height: 20 },
  security_thread: { x: 53.4, y: 0, width: 1.1, height: 100 },
  smear_test: { x: 1.2, y: 13, width: 3.4, height: 74 },
  microprint: { x: 57, y: 76, width: 28, height: 3 },
  intaglio: { x: 6, y: 12, width: 34, height: 8 },
  copy_void: { x: 30, y: 78, width: 22, height: 10 },
  signature_area: { x: 6, y: 31, width: 40, height: 9 },
  planchettes: { x: 0, y: 0, width: 100, height: 100 },
  uv_fibres: { x: 0, y: 0, width: 100, height: 100 },
  uv_print: { x: 56, y: 18, width: 30, height: 64 },
  guilloche: { x: 48, y: 18, width: 46, height: 64 },
} as const satisfies Record<string, PercentBox>;

/** Whether the drawing has a place for a feature. */
function isPlaced(id: string): id is keyof typeof chequePlaces {
  return Object.hasOwn(chequePlaces, id);
}

/** The two signatures and the recorded features; one that the drawing does not know is left out. */
export function describeCheque(cheque: DrawnCheque): readonly DrawnChequeFeature[] {
  const wanted = [
    { id: "signature", light: "white" },
    { id: "countersignature", light: "white" },
    ...cheque.features,
  ];
  const placed = wanted.flatMap(({ id, light }, index) =>
    isPlaced(id) ? [{ id, number: index + 1, light: lightOf(light), box: chequePlaces[id] }] : [],
  );
  const { widthMm, heightMm } = chequeSize(cheque);
  const size = { width: widthMm, height: heightMm };
  return withPins(size, placed, ({ box }) => wishes(box), { lettering });
}

const lettering: readonly PercentBox[] = [
  { x: 6, y: 12, width: 38, height: 13 },
  { x: 6, y: 41, width: 24, height: 3.5 },
  { x: 6, y: 59, width: 24, height: 3.5 },
  { x: 6, y: 77, width: 24, height: 3.5 },
  { x: 59, y: 36, width: 24, height: 28 },
  { x: 1.2, y: 27, width: 3.4, height: 46 },
  chequePlaces.number,
  chequePlaces.clearing,
];

function lightOf(light: string): Light {
  return light === "uv" || light === "transmitted" ? light : "white";
}

function wishes({ x, y, width, height }: PercentBox): PinPlace[] {
  return [
    { x: x + width / 2, y: y + height / 2 },
    { x: x + width, y: y + height / 2 },
    { x: x + width / 2, y },
    { x: x + width / 2, y: y + height },
    { x, y: y + height / 2 },
  ];
}
