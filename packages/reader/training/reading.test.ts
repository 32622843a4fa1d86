import { layouts, type MrzFormat, writeMrz } from "@specimen/core/mrz";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { GrayImage } from "../src/image/grayImage.ts";
import { createTrainedNet } from "../src/net/trainedNet.ts";
import { type PictureReading, type ReadingStep, readPicture } from "../src/readPicture.ts";
import { chanceOf } from "./draw/chance.ts";
import { drawDocument } from "./draw/documentArt.ts";
import type { DrawnDocument } from "./draw/drawnDocument.ts";

const net = createTrainedNet();
let time = 0;
const now = () => (time += 1);
const read = (picture: GrayImage): PictureReading => readPicture(picture, { net, now });

const contents = {
  surname: "Müller",
  givenNames: "Zoë Ines",
  issuingState: "UTO",
  nationality: "UTO",
  documentNumber: "O0B8S5I1Z",
  birthDate: "1974-08-12",
  expiryDate: "2031-04-15",
  sex: "F",
  personalNumber: "2Z6G",
} as const;

const codes: Partial<Record<MrzFormat, string>> = {
  TD3: "P",
  TD1: "I",
  TD2: "I",
  "MRV-A": "V",
  "MRV-B": "V",
};

function documentOf(format: MrzFormat, addToCheckDigits = 0): DrawnDocument {
  const isFrench = format === "FR-ID-2x36";
  const lines = writeMrz(
    {
      ...contents,
      documentCode: codes[format] ?? "ID",
      ...(isFrench ? { documentNumber: "991399900000" } : {}),
    },
    { format, addToCheckDigits },
  );
  return { format, lines, printed: [["Surname", "Müller"]], checks: [] };
}

/** A level drawing of a document on a grey table, its characters so many pixels apart. */
async function draw(document: DrawnDocument, pitch: number): Promise<GrayImage> {
  const art = drawDocument(document, { font: "OCRBS" }, chanceOf(11));
  const { data, info } = await sharp(Buffer.from(art.svg(pitch / 25.4)))
    .flatten({ background: "#777" })
    .extend({ top: 60, bottom: 50, left: 50, right: 70, background: "#777" })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const transformed = async (
  { data, width, height }: GrayImage,
  change: (image: Sharp) => Sharp,
): Promise<GrayImage> => {
  const raw = sharp(data, { raw: { width, height, channels: 1 } });
  const result = await change(raw).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data: result.data, width: result.info.width, height: result.info.height };
};

const linesOf = ({ zone }: PictureReading) => zone?.lines.map(({ text }) => text);

describe.each(["TD3", "TD1", "TD2", "MRV-A", "MRV-B", "FR-ID-2x36"] as const)(
  "a drawn %s",
  (format) => {
    it("is read with its layout and all digits passing", async () => {
      const document = documentOf(format);
      const reading = read(await draw(document, 18));
      expect(linesOf(reading)).toEqual(document.lines);
      expect(reading.zone?.format).toBe(format);
      expect(reading.zone?.status).toBe("read");
      expect(reading.zone?.checks.map(({ verdict }) => verdict)).toEqual(
        layouts[format].checkDigits.map(() => "pass"),
      );
      expect(reading.advice).toEqual([]);
    });
  },
);

describe("a passport", () => {
  const document = documentOf("TD3");
  let picture: GrayImage;
  beforeAll(async () => {
    picture = await draw(document, 18);
  });

  it.each([
    ["upside down", (image: Sharp) => image.rotate(180)],
    ["turned to the right", (image: Sharp) => image.rotate(90)],
    ["turned to the left", (image: Sharp) => image.rotate(270)],
    ["at an angle", (image: Sharp) => image.rotate(11, { background: "#777" })],
    ["in low contrast", (image: Sharp) => image.linear(0.35, 110)],
    ["blurred a little", (image: Sharp) => image.blur(1.8)],
    ["small", (image: Sharp) => image.resize(Math.round(950 * 0.62))],
  ])("is read %s", async (_, change) => {
    expect(linesOf(read(await transformed(picture, change)))).toEqual(document.lines);
  });

  it("has its characters where they are", () => {
    const { zone } = read(picture);
    const first = zone?.lines[0]?.characters[0];
    const last = zone?.lines[1]?.characters.at(-1);
    // 125 mm wide, 44 characters 2.54 mm apart in its middle; lines 12.8 and 6.45 mm above the foot.
    const left = 50 + ((1250 - 44 * 25.4) / 2) * (18 / 25.4);
    expect(first?.character).toBe("P");
    expect(first?.corners[0][0]).toBeCloseTo(left, -0.7);
    expect(last?.corners[1][0]).toBeCloseTo(left + 44 * 18, -0.7);
    expect((last?.corners[2][1] ?? 0) - (first?.corners[0][1] ?? 0)).toBeCloseTo(
      2.5 * 18 + 27,
      -0.7,
    );
  });

  it("is told to be cut off, small, blurred or pale", async () => {
    const advised = async (change: (image: Sharp) => Sharp) =>
      read(await transformed(picture, change)).advice;
    expect(await advised((image) => image.resize(Math.round(950 * 0.45)))).toContain("tooSmall");
    expect(await advised((image) => image.blur(3.4))).toContain("blurred");
    expect(await advised((image) => image.linear(0.12, 200))).toContain("lowContrast");
  });
});

describe("check digits", () => {
  it("that are wrong fail, and no look-alike is taken for a digit", async () => {
    const document = documentOf("TD3", 4);
    const { zone } = read(await draw(document, 18));
    expect(zone?.lines.map(({ text }) => text)).toEqual(document.lines);
    expect(zone?.checks.map(({ verdict }) => verdict)).toEqual(Array(5).fill("fail"));
    expect(zone?.changes).toEqual([]);
  });
});

describe("a page without a zone", () => {
  it("is said to have none", async () => {
    const { data, info } = await sharp({
      create: { width: 900, height: 700, channels: 3, background: "#ddd" },
    })
      .composite([
        {
          input: Buffer.from(
            '<svg width="900" height="700"><text x="50" y="300" font-size="40">A letter of several words, no zone</text></svg>',
          ),
        },
      ])
      .greyscale()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const steps: ReadingStep[] = [];
    const picture = { data, width: info.width, height: info.height };
    const reading = readPicture(picture, { net, now, onStep: (step) => steps.push(step) });
    expect(reading).toMatchObject({ zone: null, measures: null, advice: ["noZone"] });
    expect(steps).toEqual(["locating", "reading", "checking"]);
  });
});
