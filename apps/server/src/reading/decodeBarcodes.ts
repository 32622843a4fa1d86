import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BarcodeDecoder } from "@specimen/reader";
import {
  prepareZXingModule,
  type ReaderOptions,
  readBarcodes as readByZXing,
} from "zxing-wasm/reader";

const readerOptions: ReaderOptions = {
  formats: ["PDF417", "QRCode"],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  maxNumberOfSymbols: 2,
  // The text as encoded: other modes show separators of AAMVA licences as words.
  textMode: "Plain",
};

let isPrepared = false;

/** The port of the reader to zxing-cpp in WebAssembly; its code comes from the package, never from the network. */
export const decodeBarcodes: BarcodeDecoder = async ({ data, width, height }) => {
  if (!isPrepared) {
    const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
    const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    isPrepared = true;
  }
  const colours = new Uint8ClampedArray(width * height * 4);
  data.forEach((value, at) => {
    colours.fill(value, at * 4, at * 4 + 3);
    colours[at * 4 + 3] = 255;
  });
  const found = await readByZXing(
    { data: colours, width, height, colorSpace: "srgb" },
    readerOptions,
  );
  return found.flatMap(({ isValid, format, text }) =>
    isValid && (format === "PDF417" || format === "QRCode") ? [{ format, text }] : [],
  );
};
