import { at, element } from "../svg.ts";

/** Width of a letter and height of a capital in the units of the strokes. */
const unit = { advance: 26, capital: 24, pen: 3.7 } as const;

/** Width of a letter as a multiple of a capital. */
export const machineAdvance = unit.advance / unit.capital;

const round = "M13-22q-7 0-7 10t7 10 7-10-7-10z";
const bow = "M7-2v-20h7q7 0 7 6t-7 6h-7";

/**
 * The letters of the MRZ and of lasered data as single strokes of one width, after the forms of
 * OCR-B: far shorter than outlines, and as sharp at any size. Source: ISO 1073-2.
 */
const strokes: Readonly<Record<string, string>> = {
  "0": round,
  "1": "M7-18l6-4v20M7-2h12",
  "2": "M6-18q2-4 7-4 7 0 7 6 0 4-14 14h14",
  "3": "M6-22h13l-8 8q9 0 9 6t-8 6q-4 0-6-2",
  "4": "M12-22l-7 15h16M16-13v11",
  "5": "M19-22h-11v8q2-1 5-1 7 0 7 6t-8 7q-4 0-6-2",
  "6": "M16-22q-10 6-10 14 0 6 7 6t7-6-7-6-7 5",
  "7": "M6-22h14q-7 9-8 20",
  "8": "M13-12q-6 0-6-5t6-5 6 5-6 5q-7 0-7 5t7 5 7-5-7-5z",
  "9": "M10-2q10-6 10-14 0-6-7-6t-7 6 7 6 7-5",
  A: "M5-2l8-20 8 20M8-9h10",
  B: "M6-12h8q6 0 6-5t-6-5h-8v20h9q6 0 6-5t-6-5",
  C: "M21-19q-3-3-7-3-8 0-8 10t8 10q4 0 7-3",
  D: "M6-2v-20h5q10 0 10 10t-10 10z",
  E: "M20-2h-13v-20h13M7-12h10",
  F: "M7-2v-20h13M7-12h10",
  G: "M20-19q-3-3-6-3-8 0-8 10t8 10q4 0 7-3v-7h-6",
  H: "M6-2v-20M20-2v-20M6-12h14",
  I: "M8-2h10M8-22h10M13-2v-20",
  J: "M8-22h11v14q0 6-6 6t-6-4",
  K: "M7-2v-20M20-22l-13 11M11-14l9 12",
  L: "M7-22v20h13",
  M: "M5-2v-20l8 11 8-11v20",
  N: "M6-2v-20l14 20v-20",
  O: "M13-22q-8 0-8 10t8 10 8-10-8-10z",
  P: bow,
  Q: `${round}M14-8l7 7`,
  R: `${bow}M14-10l7 8`,
  S: "M20-19q-3-3-7-3-6 0-6 5t6 5q7 0 7 5t-7 5q-5 0-8-3",
  T: "M4-22h18M13-22v20",
  U: "M6-22v13q0 7 7 7t7-7v-13",
  V: "M5-22l8 20 8-20",
  W: "M3-22l5 20 5-14 5 14 5-20",
  X: "M5-22l16 20M21-22l-16 20",
  Y: "M5-22l8 10v10M21-22l-8 10",
  Z: "M6-22h14l-14 20h15",
  "<": "M20-20l-14 8 14 8",
  ".": "M13-3v1",
  ",": "M13-3l-2 4",
  "-": "M7-11h12",
  "/": "M6 0l14-24",
  "(": "M16-24q-5 6-5 12t5 12",
  ")": "M10-24q5 6 5 12t-5 12",
  // The numbers of a few old cards begin with a letter of another script.
  Χ: "M5-22l16 20M21-22l-16 20",
  А: "M5-2l8-20 8 20M8-9h10",
};

/** Where a line starts on its baseline and how wide a letter is, in drawing units. */
export interface MachinePlace {
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

/** Lines of a machine in one ink. */
export function machinePrint(stroke: string, ...lines: string[]): string {
  return element(
    "g",
    {
      fill: "none",
      stroke,
      "stroke-width": unit.pen,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    ...lines,
  );
}

/** One line in the letters of a machine, for `machinePrint`; a letter they lack leaves a space. */
export function machineLine(text: string, { x, y, advance }: MachinePlace): string {
  const path = [...text].map((letter, index) =>
    letter === "<" && text[index - 1] === "<"
      ? `m${unit.advance}-16l-14 8 14 8`
      : moved(strokes[letter] ?? "", index * unit.advance),
  );
  return element("path", {
    transform: at(Math.round(x), Math.round(y), { scale: advance / unit.advance }),
    d: path.join(""),
  });
}

/** A letter's strokes further along the line: only their starts are absolute. */
function moved(path: string, by: number): string {
  return path.replace(/M(\d+)/g, (_, start: string) => `M${Number(start) + by}`);
}
