import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { classify, createGlyphNet } from "../../src/net/glyphNet.ts";
import { glyphWeights } from "../../src/net/glyphWeights.ts";
import { fromBase64, packWeights, unpackWeights } from "../../src/net/packedWeights.ts";
import {
  cellHeight,
  cellWidth,
  classCount,
  weightLengths,
  weightNames,
} from "../../src/net/shape.ts";
import { chanceOf } from "../draw/chance.ts";
import { initialWeights, learn, zeroWeights } from "./backward.ts";
import { describeWeights, type WeightsReport } from "./describeWeights.ts";

const reportFile = new URL("../../src/net/glyphWeights.json", import.meta.url);

const randomCell = (seed: number): Float32Array => {
  const chance = chanceOf(seed);
  return Float32Array.from({ length: cellWidth * cellHeight }, () => chance.between(0, 255));
};

describe("the committed weights", () => {
  it("are those that the training script reported, and score as it said", async () => {
    const report = JSON.parse(readFileSync(reportFile, "utf8")) as WeightsReport;
    const found = await describeWeights(fromBase64(glyphWeights));
    expect(found.sha256).toBe(report.sha256);
    expect(found.bytes).toBe(report.bytes);
    // The renderer of another platform may draw a few cells otherwise.
    expect(Math.abs(found.accuracy - report.accuracy)).toBeLessThan(0.004);
  });

  it("are packed and unpacked without loss beyond rounding", () => {
    const weights = initialWeights(chanceOf(4));
    const again = unpackWeights(packWeights(weights));
    for (const name of weightNames) {
      const greatest = weights[name].reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      weights[name].forEach((each, index) => {
        expect(Math.abs(each - (again[name][index] ?? NaN))).toBeLessThanOrEqual(
          greatest / 253 + 1e-9,
        );
      });
    }
    expect(() => unpackWeights(new Uint8Array(10))).toThrow(RangeError);
    expect(() => unpackWeights(new Uint8Array(packWeights(weights).length + 1))).toThrow(
      RangeError,
    );
  });

  it("come from base64 as it is standard", () => {
    for (const text of ["", "f", "fo", "foo", "foob", "\u0000\u00ff\u0080"]) {
      const bytes = Buffer.from(text, "latin1");
      expect([...fromBase64(bytes.toString("base64"))]).toEqual([...bytes]);
    }
  });
});

describe("the net", () => {
  it("gives likelihoods that sum to 1, whatever the light", () => {
    const net = createGlyphNet(unpackWeights(fromBase64(glyphWeights)));
    const cell = randomCell(1);
    const first = classify(net, cell).slice();
    const darker = classify(
      net,
      cell.map((value) => value * 0.5 + 20),
    ).slice();
    expect(first).toHaveLength(classCount);
    expect(first.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    first.forEach((value, index) => expect(darker[index]).toBeCloseTo(value, 2));
  });

  it("learns along the slope of its loss", () => {
    const net = createGlyphNet(initialWeights(chanceOf(2)));
    const gradient = zeroWeights();
    const cell = randomCell(3);
    const label = 7;
    learn(net, gradient, cell, label);
    // With smoothing the slope belongs to the smoothed loss.
    const loss = () => {
      const output = classify(net, cell);
      return -output.reduce(
        (sum, value, k) => sum + Math.log(value) * (0.03 / classCount + (k === label ? 0.97 : 0)),
        0,
      );
    };
    const chance = chanceOf(5);
    for (const name of weightNames) {
      for (let each = 0; each < 6; each += 1) {
        const at = chance.whole(0, weightLengths[name] - 1);
        const weights = net.weights[name];
        const kept = weights[at] ?? 0;
        const step = 2e-3;
        weights[at] = kept + step;
        const above = loss();
        weights[at] = kept - step;
        const below = loss();
        weights[at] = kept;
        const slope = (above - below) / (2 * step);
        expect(Math.abs(slope - (gradient[name][at] ?? NaN))).toBeLessThan(
          2e-3 + 0.03 * Math.abs(slope),
        );
      }
    }
  });
});

describe("the training script", () => {
  it("makes the same weights from the same seed, and others from another", () => {
    const folder = mkdtempSync(join(tmpdir(), "weights-"));
    const train = (seed: string): string => {
      const script = join(import.meta.dirname, "train.ts");
      // The weights are what is compared: they need not be described by as many cells as those released.
      const few = ["--steps", "2", "--cells", "300"];
      execFileSync(process.execPath, [script, ...few, "--seed", seed, "--out", folder]);
      return readFileSync(join(folder, "glyphWeights.ts"), "utf8");
    };
    try {
      const first = train("1");
      expect(train("1")).toBe(first);
      expect(train("2")).not.toBe(first);
      expect(first.length).toBe(
        readFileSync(new URL("../../src/net/glyphWeights.ts", import.meta.url)).length,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
