import { hash32, seeded, smoothPath, type Point } from "@specimen/core/guilloche";
import { element } from "../svg.ts";
import type { Canvas } from "../canvas.ts";

/** The height of a relief, 0 to 1, at a place given as shares of its box. */
export type Heights = (u: number, v: number) => number;

/**
 * Head, hair, neck and shoulders of nobody: domes that grow into each other, their sizes from the
 * seed. There is no face in it, and nothing that could be taken for one. It keeps its proportions
 * in a box of any `aspect` (height to width) and stands on the lower edge.
 */
export function bust(seed: string, aspect: number): Heights {
  const random = seeded(hash32(`${seed} bust`));
  const wide = 0.178 + random() * 0.02;
  const head = { x: 0.5, y: 0.4, width: wide, height: wide * 1.24 };
  const isLong = random() < 0.5;
  const hair = {
    x: 0.5 + (random() - 0.5) * 0.02,
    y: isLong ? 0.43 : 0.34,
    width: wide + (isLong ? 0.034 : 0.012),
    height: isLong ? 0.275 + random() * 0.03 : 0.19 + random() * 0.015,
  };
  const shoulders = { x: 0.5, y: 1.1, width: 0.47 + random() * 0.05, height: 0.39 };
  const chest = { x: 0.5, y: 1.05, width: 0.27, height: 0.42 };
  const neck = { x: 0.5, y: 0.62, width: 0.105, height: 0.24 };
  return (u, fromTop) => {
    const v = 1 - ((1 - fromTop) * aspect) / usualAspect;
    return joined(
      joined(dome(head, u, v), (isLong ? 0.72 : 0.93) * dome(hair, u, v), 0.05),
      joined(
        joined(0.86 * dome(shoulders, u, v), 0.94 * dome(chest, u, v), 0.12),
        0.62 * dome(neck, u, v),
        0.16,
      ),
      0.07,
    );
  };
}

/** Height to width of a portrait photo. Source: ICAO 9303-3, 3.9. */
const usualAspect = 45 / 35;

/** The higher of two heights, rounded off over `reach` where they meet. */
function joined(a: number, b: number, reach: number): number {
  const higher = Math.max(a, b);
  const lower = Math.min(a, b);
  if (lower <= 0 || higher - lower >= reach) return higher;
  return higher + (reach - higher + lower) ** 2 / (4 * reach);
}

interface Dome {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function dome({ x, y, width, height }: Dome, u: number, v: number): number {
  return Math.sqrt(Math.max(0, 1 - ((u - x) / width) ** 2 - ((v - y) / height) ** 2));
}

/** A relief in drawing units and how finely it is cut. */
export interface ReliefSize {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly samples: number;
}

/** The three kinds of lines of a relief: their path data, or the ids under which they are kept. */
export interface ReliefLines {
  /** Level lines of the ground. */
  readonly ground: string;
  /** Lines lifted by the height. */
  readonly raised: string;
  /** Lines between them where the surface turns from the light. */
  readonly shade: string;
}

/** Keeps the lines of a relief as definitions from 0,0. */
export function definedLines(canvas: Canvas, { ground, raised, shade }: ReliefLines): ReliefLines {
  const kept = (d: string) => canvas.define((id) => element("path", { id, d }));
  return { ground: kept(ground), raised: kept(raised), shade: kept(shade) };
}

/** Cuts a relief into engraved lines from 0,0. */
export function reliefLines(heights: Heights, size: ReliefSize): ReliefLines {
  const { width, height, lines } = size;
  const cut = { ground: "", raised: "", shade: "" };
  for (let line = 1; line < lines; line++) {
    const v = line / lines;
    const y = Math.round(height * v);
    const span = spanOf((u) => heights(u, v));
    // The level ground has half as many lines: what is raised stands out.
    const hasGround = line % 2 === 0;
    if (span === undefined) {
      if (hasGround) cut.ground += `M0 ${y}H${Math.round(width)}`;
      continue;
    }
    const [from, to] = span;
    if (hasGround)
      cut.ground += `M0 ${y}H${Math.round(from * width)}M${Math.round(to * width)} ${y}H${Math.round(width)}`;
    cut.raised += lifted(heights, size, { v, from, to, samples: size.samples });
    const between = v + 0.5 / lines;
    const edge = spanOf((u) => heights(u, between))?.[1];
    if (edge === undefined) continue;
    const dark = 0.5 + (edge - 0.5) * 0.3;
    const samples = Math.ceil(size.samples / 3);
    cut.shade += lifted(heights, size, { v: between, from: dark, to: edge, samples });
  }
  return cut;
}

/** A level line of a relief, at `v` of its height, between two shares of its width. */
interface ReliefLine {
  readonly v: number;
  readonly from: number;
  readonly to: number;
  readonly samples: number;
}

/** A line over the relief; samples lie closer where it falls off at its ends. */
function lifted(
  heights: Heights,
  { width, height }: Pick<ReliefSize, "width" | "height">,
  { v, from, to, samples }: ReliefLine,
): string {
  const points = Array.from({ length: samples + 1 }, (_, index): Point => {
    const u = from + (to - from) * (0.5 - 0.5 * Math.cos((Math.PI * index) / samples));
    return [u * width, height * (v - 0.075 * heights(u, v))];
  });
  return smoothPath(points);
}

/** The first and last place where a line is lifted. */
function spanOf(heightAt: (u: number) => number): readonly [number, number] | undefined {
  const steps = 80;
  let from = -1;
  let to = -1;
  for (let step = 0; step <= steps; step++) {
    if (heightAt(step / steps) <= 0.05) continue;
    if (from < 0) from = step / steps;
    to = step / steps;
  }
  return to - from < 0.03 ? undefined : [from, to];
}
