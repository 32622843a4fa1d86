/**
 * Writes glyphs.json: the outlines of the product's typeface, so that a drawing needs no font.
 * Run `node src/images/glyphs.generate.ts` in the server's folder after a new typeface version.
 * Instrument Sans is under the SIL Open Font License 1.1, which the outlines stay under.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { decompress } from "wawoff2";

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2"),
  require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-standard-normal.woff2"),
];

interface Face {
  readonly weight: number;
  /** Units to the em; the outlines are whole numbers of it. */
  readonly em: number;
  readonly characters: string;
}

const latin = [
  ...range(0x21, 0x7e),
  ...range(0xa1, 0xac),
  ...range(0xae, 0x17f),
  ...range(0x218, 0x21b),
  ..."ẞ–—‘’“”„…",
].join("");

const faces: Record<string, Face> = {
  bold: { weight: 700, em: 500, characters: "0123456789SPECIMEN" },
  small: { weight: 700, em: 64, characters: "0123456789SPECIMEN" },
  text: { weight: 560, em: 90, characters: latin },
};

/**
 * Letters and figures of the bold face whose strokes cross in the variable font, joined by hand into one edge:
 * an outline drawn along them must not show the crossings.
 */
const joined: Record<string, string> = {
  "1": "93 0l0-272q-5 7-13 14-14 14-33 23-19 9-42 14l0-75q19-3 39-13 20-9 36-23 16-14 23-28l65 0 0 360z",
  "2": "13 0l0-60q49-40 82-70 34-29 53-51 20-23 29-41 8-19 8-37 0-22-12-35-11-12-32-12-22 0-37 14-14 13-18 37l-77 0q6-51 42-81 36-29 93-29 58 0 90 30 33 30 33 83 0 25-9 48-8 23-27 47-19 25-52 54-22 20-52 44l147 0 0 59z",
  "4": "187 0l0-68-175 0 0-59 177-233 76 0 0 233 36 0 0 59-36 0 0 68z|96 -127l93 0 0-123z",
  "5": "147 5q-55 0-91-28-35-29-44-80l77 0q4 23 20 36 16 13 36 13 24 0 38-16 14-16 14-49 0-32-13-49-14-16-37-16-14 0-26 6-12 6-20 20l-70 0 19-202 207 0 0 59-139 0-6 75q2-2 3-3 19-10 48-10 35 0 61 15 26 15 40 42 15 27 15 64 0 39-17 66-16 28-46 42-29 15-69 15z",
  E: "25 0l0-360 262 0 0 59-185 0 0 88 174 0 0 58-174 0 0 96 191 0 0 59z",
  M: "25 0l0-360 120 0 79 272 78-272 120 0 0 360-76 0 0-293-84 293-80 0-84-293 0 293z",
  N: "25 0l0-360 100 0 135 268 0-268 75 0 0 360-99 0-136-270 0 270z",
  P: "25 0l0-360 171 0q40 0 69 14 29 14 44 39 16 25 16 59 0 33-16 59-16 25-45 39-28 15-68 15l-94 0 0 134z|102 -191l90 0q25 0 41-15 15-15 15-39 0-24-15-38-14-15-41-15l-90 0z",
};

const written: Record<string, { em: number; glyphs: Record<string, readonly [number, string]> }> =
  {};
for (const [name, face] of Object.entries(faces)) {
  written[name] = { em: face.em, glyphs: {} };
  for (const file of fontFiles) {
    const font = await openFont(file, face.weight);
    for (const character of face.characters) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (!font.hasGlyphForCodePoint(codePoint)) continue;
      const glyph = font.glyphForCodePoint(codePoint);
      const scale = face.em / font.unitsPerEm;
      written[name].glyphs[character] ??= [
        Math.round(glyph.advanceWidth * scale),
        (name === "bold" ? joined[character] : undefined) ?? outline(glyph.path.commands, scale),
      ];
    }
  }
}
const lines = Object.entries(written).map(
  ([name, { em, glyphs }]) =>
    `"${name}":{"em":${em},"glyphs":{\n${Object.entries(glyphs)
      .map(([character, glyph]) => `${JSON.stringify(character)}:${JSON.stringify(glyph)}`)
      .join(",\n")}\n}}`,
);
writeFileSync(new URL("glyphs.json", import.meta.url), `{\n${lines.join(",\n")}\n}\n`);

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

async function openFont(file: string, weight: number) {
  const font = fontkit.create(Buffer.from(await decompress(readFileSync(file))));
  if (!("getVariation" in font)) throw new Error(`${file} holds a collection, not a font`);
  return font.getVariation({ wght: weight, wdth: 100 });
}

/** Contours apart by a bar, each "x y" and relative commands: a word adds its own x to each start. */
function outline(commands: readonly fontkit.PathCommand[], scale: number): string {
  let x = 0;
  let y = 0;
  let data = "";
  let last = "";
  const step = (command: string, ...places: number[]) => {
    const steps: number[] = [];
    let [endX, endY] = [x, y];
    for (let index = 0; index < places.length; index += 2) {
      endX = Math.round((places[index] ?? 0) * scale) + 0;
      endY = Math.round(-(places[index + 1] ?? 0) * scale) + 0;
      steps.push(endX - x, endY - y);
    }
    [x, y] = [endX, endY];
    const numbers = steps.map((number, index) =>
      index > 0 && number >= 0 ? ` ${number}` : number,
    );
    const joint = command === last && (steps[0] ?? 0) >= 0 ? " " : "";
    data += (command === last ? joint : command) + numbers.join("");
    last = command;
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0] = args;
    if (command === "moveTo") {
      x = Math.round(a * scale) + 0;
      y = Math.round(-b * scale) + 0;
      data += `${data === "" ? "" : "|"}${x} ${y}`;
      last = "";
    } else if (command === "closePath") {
      data += "z";
    } else {
      step(command === "lineTo" ? "l" : "q", ...args);
    }
  }
  return data;
}
