import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { checkPdf } from "./checkPdf.ts";
import { checkPdfApart, pdfLimits } from "./checkPdfApart.ts";

const MiB = 1024 * 1024;

/** A PDF of a page, with one more object in a stream that is so many MiB when it is unpacked. */
function packedPdf(unpackedMiB: number): Buffer {
  const object = Buffer.alloc(unpackedMiB * MiB, " ");
  object.write("5 0 <</A 1>>");
  const packed = deflateSync(object);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>",
    Buffer.concat([
      Buffer.from(
        `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
      ),
      packed,
      Buffer.from("\nendstream"),
    ]),
  ];
  return Buffer.concat([
    Buffer.from("%PDF-1.5\n"),
    ...objects.flatMap((body, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from("trailer\n<</Size 6/Root 1 0 R>>\n%%EOF"),
  ]);
}

test("a PDF of some kilobytes that is gigabytes when it is unpacked is refused", async () => {
  const file = packedPdf(600);
  expect(file.length).toBeLessThan(MiB);
  expect(await checkPdfApart(file, "nordhafen")).toEqual({ refusal: "damaged" });
});

test("one that is looked through for too long is refused", async () => {
  const limits = { ...pdfLimits, milliseconds: 1, residentMiB: 4_000 };
  expect(await checkPdfApart(packedPdf(64), "nordhafen", limits)).toEqual({ refusal: "damaged" });
});

test("one whose process does not begin is refused", async () => {
  const limits = { ...pdfLimits, beginMilliseconds: 1 };
  expect(await checkPdfApart(packedPdf(1), "nordhafen", limits)).toEqual({ refusal: "damaged" });
});

test("the start of the process, which takes longer than that, is no fault of the file", async () => {
  const limits = { ...pdfLimits, milliseconds: 200 };
  const checked = await checkPdfApart(Buffer.from("GIF89a"), "nordhafen", limits);
  expect(checked).toEqual({ refusal: "notPdf" });
});

test("others are answered as they are in this process", async () => {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawText("Handbook", { x: 20, y: 40 });
  const bytes = await document.save();
  expect(await checkPdfApart(bytes, "nordhafen")).toEqual(await checkPdf(bytes));
  expect(await checkPdfApart(packedPdf(1), "nordhafen")).toHaveProperty("content");
  expect(await checkPdfApart(Buffer.from("GIF89a"), "nordhafen")).toEqual({ refusal: "notPdf" });
  await document.attach(new Uint8Array(9), "a.txt");
  const withFile = await document.save();
  expect(await checkPdfApart(withFile, "nordhafen")).toEqual({ refusal: "hasFiles" });
});
