import { execFileSync } from "node:child_process";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { decodePicture } from "./decodePicture.ts";
import { pictureLimits } from "./pictureLimits.ts";
import type { PictureRefusal } from "./refusedPicture.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#abc" } });

/** A part of a PNG: length, kind, data, checksum. */
function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that states one size and has the rows of another, all black: few bytes, many pixels. */
function png(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose frame header states another size. */
function resizedHeader(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  let at = 2;
  while (changed[at + 1] !== 0xc0) at += 2 + changed.readUInt16BE(at + 2);
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="900" height="900"><image xlink:href="file:///etc/hostname" width="9" height="9"/></svg>',
);

let jpeg: Buffer;
beforeAll(async () => {
  const noise = Buffer.alloc(800 * 600 * 3);
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 7919) % 251;
  jpeg = await sharp(noise, { raw: { width: 800, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer();
});

const refusalOf = (bytes: Uint8Array): Promise<string> =>
  decodePicture(bytes).then(
    ({ width, height }) => `read as ${width} x ${height}`,
    (error: unknown) =>
      error instanceof Error && "code" in error ? String(error.code) : "another error",
  );

describe("hostile files", () => {
  const cases: [name: string, make: () => Buffer | Promise<Buffer>, refusal: PictureRefusal][] = [
    ["an empty file", () => Buffer.alloc(0), "unsupportedType"],
    ["an SVG that refers to a file", () => svg, "unsupportedType"],
    ["a PDF", () => Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>"), "unsupportedType"],
    [
      "a HEIC header",
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(40)]),
      "unsupportedType",
    ],
    [
      "a GIF that is a script too",
      () => Buffer.from("GIF89a/*<script>alert(1)</script>*/"),
      "unsupportedType",
    ],
    ["a TIFF", () => plain(800, 600).tiff().toBuffer(), "unsupportedType"],
    [
      "an HTML page",
      () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      "unsupportedType",
    ],
    [
      "more bytes than allowed",
      () => Buffer.concat([jpeg, Buffer.alloc(pictureLimits.bytes)]),
      "tooManyBytes",
    ],
    ["a small PNG of many pixels", () => png(7000, 7000, 7000), "tooLarge"],
    ["a PNG header of 30,000 x 30,000", () => png(30_000, 30_000, 10), "tooLarge"],
    ["a JPEG header of 60,000 x 60,000", () => resizedHeader(jpeg, 60_000, 60_000), "tooLarge"],
    ["a PNG without its rows", () => png(800, 600, 10), "damaged"],
    ["a JPEG cut in half", () => jpeg.subarray(0, jpeg.length >> 1), "damaged"],
    ["a JPEG of its first bytes", () => jpeg.subarray(0, 20), "damaged"],
    ["a narrow strip", () => plain(4000, 500).jpeg().toBuffer(), "tooNarrow"],
    ["a tiny picture", () => plain(300, 300).png().toBuffer(), "tooSmall"],
    [
      "an SVG behind the first bytes of a PNG",
      () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), svg]),
      "damaged",
    ],
    [
      "an animation",
      async () => {
        const frame = await plain(500, 500).raw().toBuffer();
        return sharp(Buffer.concat([frame, frame.map((value) => value ^ 255)]), {
          raw: { width: 500, height: 1000, channels: 3, pageHeight: 500 },
        })
          .webp({ loop: 0 })
          .toBuffer();
      },
      "animated",
    ],
  ];

  it.each(cases)("%s is refused", async (_, make, refusal) => {
    expect(await refusalOf(await make())).toBe(refusal);
  });
});

describe("the process that decodes", () => {
  it("has no decoder but those for JPEG, PNG and WebP", () => {
    const script = `
      import sharp from "sharp";
      import { restrictDecoders } from "./decodePicture.ts";
      const refused = (bytes) => sharp(bytes).raw().toBuffer().then(() => "decoded", () => "refused");
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      const picture = { create: { width: 9, height: 9, channels: 3, background: "#abc" } };
      const files = { svg };
      for (const kind of ["gif", "tiff", "avif", "jpeg", "png", "webp"]) {
        files[kind] = await sharp(picture).toFormat(kind).toBuffer();
      }
      const before = await refused(svg);
      restrictDecoders();
      const after = {};
      for (const kind in files) after[kind] = await refused(files[kind]);
      console.log(JSON.stringify({ before, ...after }));
    `;
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: import.meta.dirname,
      encoding: "utf8",
    });
    expect(JSON.parse(printed)).toEqual({
      before: "decoded",
      svg: "refused",
      gif: "refused",
      tiff: "refused",
      avif: "refused",
      jpeg: "decoded",
      png: "decoded",
      webp: "decoded",
    });
  });
});

describe("pictures", () => {
  it("are read whatever stands behind them", async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]);
    expect(await refusalOf(polyglot)).toBe("read as 800 x 600");
  });

  it("are turned as their EXIF data says, which is left behind with everything else", async () => {
    const turned = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: "secret" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, data } = await decodePicture(turned);
    expect([width, height]).toEqual([600, 800]);
    expect(data).toHaveLength(600 * 800);
  });

  it.each(["jpeg", "png", "webp"] as const)("are read as %s", async (format) => {
    expect(await refusalOf(await plain(600, 500).toFormat(format).toBuffer())).toBe(
      "read as 600 x 500",
    );
  });

  it("are made smaller before they are read, transparent ones on white", async () => {
    const large = await plain(6000, 4000).jpeg().toBuffer();
    expect(await refusalOf(large)).toBe("read as 3200 x 2133");
    const clear = await sharp({
      create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data } = await decodePicture(clear);
    expect(data[0]).toBe(255);
  });
});
