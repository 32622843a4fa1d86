import { createHash } from "node:crypto";
import { classify, createGlyphNet } from "../../src/net/glyphNet.ts";
import { unpackWeights } from "../../src/net/packedWeights.ts";
import { chanceOf } from "../draw/chance.ts";
import { drawCells } from "./cells.ts";
import { trainingCuts } from "./cuts.ts";
import { drawMasks } from "./glyphMasks.ts";

/** What the training script reports of the weights it made, and a test finds again. */
export interface WeightsReport {
  readonly bytes: number;
  readonly sha256: string;
  /** Share of newly drawn cells, many hardly readable, that are classified right. */
  readonly accuracy: number;
}

/** Cells of the report, unless it asks for fewer. */
export const reportedCells = 6000;
/** The seed they are drawn from: not that of the training. */
const reportSeed = 977;

/** How many drawn cells packed weights classify right; the same bytes give the same report. */
export async function describeWeights(
  bytes: Uint8Array,
  count = reportedCells,
): Promise<WeightsReport> {
  const net = createGlyphNet(unpackWeights(bytes));
  const cuts = await Promise.all(trainingCuts.map(drawMasks));
  const cells = drawCells(cuts, chanceOf(reportSeed));
  let right = 0;
  for (let each = 0; each < count; each += 1) {
    const { value } = await cells.next();
    const output = classify(net, value.cell);
    if (output.indexOf(Math.max(...output)) === value.label) right += 1;
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { bytes: bytes.length, sha256, accuracy: right / count };
}
