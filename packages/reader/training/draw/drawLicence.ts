import { toSVG } from "bwip-js/node";
import type { Chance } from "./chance.ts";
import type { DocumentArt } from "./documentArt.ts";

/** The text of the PDF417 of a licence of the state of Utopia (AAMVA, version 10). */
export function aamvaText(chance: Chance): string {
  const number = String(chance.whole(100_000_000, 999_999_999));
  const elements = [
    "DCAD",
    "DCBNONE",
    "DCDNONE",
    "DBA08312031",
    "DCSSPECIMEN",
    "DDEN",
    "DACANNA",
    "DDFN",
    "DADMARIA",
    "DDGN",
    "DBD08312023",
    "DBB08121974",
    "DBC2",
    "DAYBLU",
    "DAU066 in",
    "DAG1 FICTION ROAD",
    "DAIUTOPOLIS",
    "DAJUT",
    "DAK000000000  ",
    `DAQ${number}`,
    `DCF${chance.whole(1e9, 9e9)}`,
    "DCGUSA",
    "DDAF",
    "DDB06062018",
  ];
  const subfile = `DL${elements.join("\n")}\r`;
  const length = String(subfile.length).padStart(4, "0");
  return `@\n\x1e\rANSI 636999100001DL0031${length}${subfile}`;
}

export type BarcodeKind = "pdf417" | "qrcode";

/** Options of BWIPP: how much is repeated for damage, how wide and tall the symbol is. */
const symbolOptions = {
  qrcode: { bcid: "qrcode", eclevel: "M" },
  pdf417: { bcid: "pdf417", columns: 13, eclevel: 5, rowmult: 3 },
} as const;

/** Size of a licence in tenths of a millimetre. */
const [licenceWidth, licenceHeight] = [856, 540];

/** A licence's back with a barcode at its top; the corners of the barcode stand in place of a zone. */
export function drawLicence(kind: BarcodeKind, text: string, chance: Chance): DocumentArt {
  const drawn = toSVG({ ...symbolOptions[kind], text });
  const [, boxWidth = "1", boxHeight = "1"] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawn) ?? [];
  const width = kind === "qrcode" ? 200 : 740;
  const height = (width * Number(boxHeight)) / Number(boxWidth);
  const [left, top] = [58, 60];
  const inner = drawn.replace(
    /<svg[^>]*>/,
    `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 ${boxWidth} ${boxHeight}">`,
  );
  const body = `<rect width="${licenceWidth}" height="${licenceHeight}" rx="30" fill="hsl(${chance.whole(0, 359)},30%,90%)"/><rect x="44" y="46" width="${width + 28}" height="${height + 28}" fill="#fff"/>${inner}<text x="60" y="450" font-size="30">SPECIMEN - STATE OF UTOPIA</text>`;
  return {
    width: licenceWidth,
    height: licenceHeight,
    // Two units of a bwip-js drawing are one module.
    columns: Number(boxWidth) / 2,
    zone: [
      [left, top],
      [left + width, top],
      [left + width, top + height],
      [left, top + height],
    ],
    svg: (scale) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${licenceWidth} ${licenceHeight}" width="${Math.round(licenceWidth * scale)}" height="${Math.round(licenceHeight * scale)}">${body}</svg>`,
  };
}
