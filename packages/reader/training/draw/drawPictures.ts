import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { DrawnPicture } from "../score.ts";
import { chanceOf } from "./chance.ts";
import { drawDocument } from "./documentArt.ts";
import { makeDocument } from "./drawnDocument.ts";
import { photograph } from "./photograph.ts";
import { type CutSet, cutSets } from "./cutSets.ts";

/** `node training/draw/drawPictures.ts FOLDER --seed 1 --count 100 [--cuts heldOut]`: draws pictures and their truth.json. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "100" },
    cuts: { type: "string", default: "developer" },
  },
});
const [folder = "pictures"] = positionals;
const cuts = cutSets[values.cuts as CutSet];
if (cuts === undefined) throw new Error(`--cuts is one of ${Object.keys(cutSets).join(", ")}`);

mkdirSync(folder, { recursive: true });
const truth: DrawnPicture[] = [];
for (let index = 0; index < Number(values.count); index += 1) {
  const chance = chanceOf(Number(values.seed) * 1_000_003 + index * 7919);
  const document = makeDocument(chance);
  const cut = chance.pick(cuts);
  const { jpeg, photo, readable } = await photograph(drawDocument(document, cut, chance), chance);
  const file = `${String(index).padStart(4, "0")}-${document.format}.jpg`;
  writeFileSync(join(folder, file), jpeg);
  const { lines, checks } = document;
  truth.push({ file, lines, checks, readable, font: JSON.stringify(cut), photo: { ...photo } });
}
writeFileSync(join(folder, "truth.json"), JSON.stringify(truth, null, 1));
console.log(
  `${truth.length} pictures, ${truth.filter(({ readable }) => readable).length} readable`,
);
