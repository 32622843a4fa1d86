import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chanceOf } from "./chance.ts";
import { aamvaText, drawLicence } from "./drawLicence.ts";
import { photograph } from "./photograph.ts";

/** `node training/draw/drawBarcodes.ts FOLDER --seed 1 --count 40`: draws licences with a PDF417, every fourth with a QR code. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "40" } },
});
const [folder = "barcodes"] = positionals;
mkdirSync(folder, { recursive: true });
const truth: { file: string; text: string; kind: string; pitch: number; blur: number }[] = [];
for (let index = 0; index < Number(values.count); index += 1) {
  const chance = chanceOf(Number(values.seed) * 1_000_003 + index * 7919);
  const kind = index % 4 === 3 ? "qrcode" : "pdf417";
  const text =
    kind === "qrcode" ? `https://check.example/s/${chance.whole(1, 1e12)}` : aamvaText(chance);
  const { jpeg, photo } = await photograph(drawLicence(kind, text, chance), chance);
  const file = `${String(index).padStart(3, "0")}-${kind}.jpg`;
  writeFileSync(join(folder, file), jpeg);
  truth.push({ file, text, kind, pitch: photo.pitch, blur: photo.blur });
}
writeFileSync(join(folder, "truth.json"), JSON.stringify(truth, null, 1));
