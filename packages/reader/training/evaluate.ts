import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { createTrainedNet } from "../src/net/trainedNet.ts";
import { readPicture } from "../src/readPicture.ts";
import { type DrawnPicture, type ReadDocument, score, scoreText } from "./score.ts";

/** `node training/evaluate.ts FOLDER TRUTH.json [--out OUT.json] [--errors]`: reads drawn pictures and scores what was read. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    errors: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const [folder = "", truthFile = ""] = positionals;
const truth = JSON.parse(readFileSync(truthFile, "utf8")) as DrawnPicture[];
sharp.concurrency(1);
sharp.cache(false);
const net = createTrainedNet();
const now = () => performance.now();
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const readings: ReadDocument[] = [];
for (const drawn of truth) {
  if (values.only !== undefined && !drawn.file.startsWith(values.only)) continue;
  const bytes = readFileSync(join(folder, drawn.file));
  const decodeMs = await decodingTime(bytes);
  const started = cpu();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { zone, timings } = readPicture(
    { data, width: info.width, height: info.height },
    { net, now },
  );
  readings.push({
    file: drawn.file,
    lines: zone?.lines.map(({ text }) => text) ?? [],
    status: zone?.status ?? "notFound",
    checks: zone?.checks.map(({ name, ok, verdict }) => ({ name, ok, verdict })) ?? [],
    ms: cpu() - started,
    decodeMs,
  });
  if (values.errors && !drawn.lines.every((line, index) => zone?.lines[index]?.text === line)) {
    const { photo, readable, font } = drawn;
    console.log(
      drawn.file,
      readable ? "readable" : "hard",
      font,
      zone?.status ?? "notFound",
      zone?.format,
      zone?.fit.toFixed(2),
      JSON.stringify(photo),
      JSON.stringify(timings),
    );
    drawn.lines.forEach((line, index) =>
      console.log(`   ${line}\n   ${zone?.lines[index]?.text ?? ""}`),
    );
  }
}
if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(readings));

console.log(scoreText(score(truth, readings)));
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);

/** Processor time of decoding alone: the least of three, for the machine may be busy. */
async function decodingTime(bytes: Buffer): Promise<number> {
  const times: number[] = [];
  for (let each = 0; each < 3; each += 1) {
    const started = cpu();
    await sharp(bytes).raw().toBuffer();
    times.push(cpu() - started);
  }
  return Math.min(...times);
}
