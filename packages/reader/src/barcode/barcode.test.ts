import { describe, expect, it } from "vitest";
import { createImage, type GrayImage } from "../image/grayImage.ts";
import type { Barcode } from "./barcode.ts";
import { findBusiest } from "./findBusiest.ts";
import { parseAamva } from "./parseAamva.ts";
import { readBarcodes } from "./readBarcodes.ts";

/** A licence's text with the elements given. */
function licence(
  elements: readonly string[],
  { version = "10", kind = "DL", offset = 31 } = {},
): string {
  const subfile = `${kind}${elements.join("\n")}\r`;
  const entry = `${kind}${String(offset).padStart(4, "0")}${String(subfile.length).padStart(4, "0")}`;
  return `@\n\x1e\rANSI 636000${version}0001${entry}${subfile}`;
}

const american = [
  "DCSSPECIMEN",
  "DACANNA",
  "DADMARIA",
  "DBB08121974",
  "DBA04152031",
  "DBD04152023",
  "DBC2",
  "DAJVA",
  "DCGUSA",
  "DAQT64235789",
  "DCBNONE",
];

describe("the text of a licence", () => {
  it("is parsed with its dates and names", () => {
    expect(parseAamva(licence(american))).toMatchObject({
      kind: "drivingLicence",
      issuer: "636000",
      version: 10,
      country: "USA",
      jurisdiction: "VA",
      documentNumber: "T64235789",
      surname: "SPECIMEN",
      givenNames: "ANNA MARIA",
      birthDate: "1974-08-12",
      expiryDate: "2031-04-15",
      issueDate: "2023-04-15",
      sex: "F",
    });
  });

  it("has the year first in Canada and in version 1", () => {
    const canadian = ["DCSROY", "DACLUC", "DBB19740812", "DCGCAN", "DAJQC", "DAQR1"];
    expect(parseAamva(licence(canadian))?.birthDate).toBe("1974-08-12");
    const first = ["DAAPUBLIC,JOHN,QUINCY", "DBB19740812", "DAJOH", "DAQ1"];
    expect(parseAamva(licence(first, { version: "01" }))).toMatchObject({
      surname: "PUBLIC",
      givenNames: "JOHN QUINCY",
      birthDate: "1974-08-12",
    });
  });

  it("is found where the issuer counted its offset wrongly", () => {
    expect(parseAamva(licence(american, { offset: 44 }))?.surname).toBe("SPECIMEN");
  });

  it("keeps what it cannot tell undefined", () => {
    const odd = ["DCSX", "DBB02302001", "DBANONE", "DBC7", "DAQNONE", "DCGUSA"];
    const parsed = parseAamva(licence(odd, { kind: "ID" }));
    expect(parsed).toMatchObject({ kind: "identityCard", surname: "X" });
    expect([parsed?.birthDate, parsed?.expiryDate, parsed?.sex, parsed?.documentNumber]).toEqual(
      Array(4).fill(undefined),
    );
    expect(parsed?.elements.get("DBB")).toBe("02302001");
  });

  it.each([
    "",
    "https://example.org",
    "@\n\x1e\rANSI 636000100001",
    `${licence(american)}${"x".repeat(5000)}`,
  ])("is nothing else: %j", (text) => {
    expect(parseAamva(text)).toBeUndefined();
  });
});

/** White paper with a block of narrow bars, turned a little. */
function bars(): GrayImage {
  const image = createImage(1000, 700);
  image.data.fill(230);
  for (let y = 200; y < 420; y += 1) {
    for (let x = 250; x < 800; x += 1) {
      if ((x + ((y / 8) | 0) * 7) % 6 < 3) image.data[Math.round(y + x * 0.05) * 1000 + x] = 20;
    }
  }
  return image;
}

describe("finding a barcode", () => {
  it("gives the corners of the busiest part", () => {
    const corners = findBusiest(bars());
    const wanted = [
      [250, 212],
      [800, 240],
      [800, 460],
      [250, 432],
    ];
    corners?.forEach(([x, y], index) => {
      expect(Math.hypot(x - (wanted[index]?.[0] ?? 0), y - (wanted[index]?.[1] ?? 0))).toBeLessThan(
        35,
      );
    });
    expect(corners).toHaveLength(4);
  });

  it("offers the picture as it is, then its busiest part made level, until something is decoded", async () => {
    const sizes: string[] = [];
    const decode = (answerAt: number) => (image: GrayImage) => {
      sizes.push(`${image.width}`);
      const found: Barcode[] = sizes.length === answerAt ? [{ format: "PDF417", text: "x" }] : [];
      return Promise.resolve(found);
    };
    expect(await readBarcodes(bars(), decode(1))).toHaveLength(1);
    expect(sizes).toEqual(["1000"]);
    sizes.length = 0;
    expect(await readBarcodes(bars(), decode(3))).toHaveLength(1);
    expect(sizes).toEqual(["1000", "1390", "1390"]);
    sizes.length = 0;
    expect(await readBarcodes(bars(), decode(99))).toEqual([]);
    expect(sizes).toHaveLength(6);
  });

  it("stops when it is cancelled, and where there is nothing", async () => {
    let calls = 0;
    const decode = () => {
      calls += 1;
      return Promise.resolve([]);
    };
    expect(await readBarcodes(bars(), decode, () => calls > 1)).toEqual([]);
    expect(calls).toBe(2);
    const plain = createImage(500, 400);
    expect(await readBarcodes(plain, decode)).toEqual([]);
    expect(calls).toBe(3);
  });
});
