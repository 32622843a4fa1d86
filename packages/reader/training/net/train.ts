// Trains the glyph net on drawn cells and writes its weights: node training/net/train.ts (about half an hour on one core)
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createGlyphNet } from "../../src/net/glyphNet.ts";
import { packWeights } from "../../src/net/packedWeights.ts";
import { weightNames } from "../../src/net/shape.ts";
import { chanceOf } from "../draw/chance.ts";
import { initialWeights, learn, zeroWeights } from "./backward.ts";
import { drawCells } from "./cells.ts";
import { trainingCuts } from "./cuts.ts";
import { reportedCells, describeWeights } from "./describeWeights.ts";
import { drawMasks } from "./glyphMasks.ts";

const batchSize = 64;
const greatestRate = 0.003;
/** Decay of the means of the gradient and of its square (Adam). */
const decays = [0.9, 0.999] as const;

const { values } = parseArgs({
  options: {
    steps: { type: "string", default: "22000" },
    seed: { type: "string", default: "20261122" },
    cells: { type: "string", default: String(reportedCells) },
    out: { type: "string", default: join(import.meta.dirname, "../../src/net") },
  },
});
const steps = Number(values.steps);

const chance = chanceOf(Number(values.seed));
const cuts = await Promise.all(trainingCuts.map(drawMasks));
const cells = drawCells(cuts, chance);
const net = createGlyphNet(initialWeights(chance));
const gradient = zeroWeights();
const mean = zeroWeights();
const square = zeroWeights();
let loss = 0;

for (let step = 1; step <= steps; step += 1) {
  for (let each = 0; each < batchSize; each += 1) {
    const { value } = await cells.next();
    loss += learn(net, gradient, value.cell, value.label);
  }
  descend(step);
  if (step % 500 === 0) {
    console.log(
      `step ${step}, cells ${step * batchSize}, loss ${(loss / 500 / batchSize).toFixed(4)}`,
    );
    loss = 0;
  }
}

const bytes = packWeights(net.weights);
const base64 = Buffer.from(bytes).toString("base64");
writeFileSync(
  join(values.out, "glyphWeights.ts"),
  `/** The weights of the glyph net, made by \`training/net/train.ts\`; base64 of \`packWeights\`. */\nexport const glyphWeights =\n  "${base64}";\n`,
);
const described = await describeWeights(bytes, Number(values.cells));
const report = { seed: Number(values.seed), steps, ...described };
writeFileSync(join(values.out, "glyphWeights.json"), `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report));

/** One step of Adam with a rate that rises, then falls along a cosine. */
function descend(step: number): void {
  const warm = Math.min(1, step / 200);
  const rate =
    greatestRate * warm * (0.01 + 0.99 * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps)));
  const [decay, squareDecay] = decays;
  const meanShare = 1 - decay ** step;
  const squareShare = 1 - squareDecay ** step;
  for (const name of weightNames) {
    const weights = net.weights[name];
    const [g, m, s] = [gradient[name], mean[name], square[name]];
    for (let at = 0; at < weights.length; at += 1) {
      const slope = (g[at] ?? 0) / batchSize;
      g[at] = 0;
      m[at] = decay * (m[at] ?? 0) + (1 - decay) * slope;
      s[at] = squareDecay * (s[at] ?? 0) + (1 - squareDecay) * slope * slope;
      const move = (m[at] ?? 0) / meanShare / (Math.sqrt((s[at] ?? 0) / squareShare) + 1e-7);
      weights[at] = (weights[at] ?? 0) - rate * move;
    }
  }
}
