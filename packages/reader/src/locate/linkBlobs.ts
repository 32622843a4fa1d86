import type { Blob } from "./findBlobs.ts";

/** Where the next character of a line is looked for, in heights of the taller of two blobs. */
const reach = { least: 0.45, most: 1.9, slope: 0.45 } as const;

/** Two characters of a line are of about the same height. */
const leastHeightRatio = 0.55;

/** Being off the level counts more than being far. */
const offLevelWeight = 1.5;

/** Chains of fewer characters are no line. */
const leastChain = 4;

/** Chains of blobs of which each is the nearest to the right of the one before, and that one the nearest to its left. */
export function linkBlobs(blobs: readonly Blob[]): Blob[][] {
  const { right, left } = nearestNeighbours(blobs);
  const chains: Blob[][] = [];
  for (let at = 0; at < blobs.length; at += 1) {
    const before = left[at] ?? -1;
    if (before >= 0 && right[before] === at) continue;
    const chain: Blob[] = [];
    for (let next = at; next >= 0;) {
      const blob = blobs[next];
      if (blob !== undefined) chain.push(blob);
      const following: number = right[next] ?? -1;
      next = following >= 0 && left[following] === next ? following : -1;
    }
    if (chain.length >= leastChain) chains.push(chain);
  }
  return chains;
}

/** Index of the nearest blob to the right and to the left of each, -1 for none. */
function nearestNeighbours(blobs: readonly Blob[]): { right: Int32Array; left: Int32Array } {
  const right = new Int32Array(blobs.length).fill(-1);
  const left = new Int32Array(blobs.length).fill(-1);
  const rightCost = new Float32Array(blobs.length).fill(Infinity);
  const leftCost = new Float32Array(blobs.length).fill(Infinity);
  const order = blobs
    .map((_, index) => index)
    .sort((a, b) => (blobs[a]?.x ?? 0) - (blobs[b]?.x ?? 0));
  const greatest = blobs.reduce((most, { height }) => Math.max(most, height), 0) * reach.most;
  for (let i = 0; i < order.length; i += 1) {
    const a = order[i] ?? 0;
    const from = blobs[a];
    if (from === undefined) continue;
    for (let j = i + 1; j < order.length; j += 1) {
      const b = order[j] ?? 0;
      const to = blobs[b];
      if (to === undefined || to.x - from.x > greatest) break;
      const cost = costOf(from, to);
      if (cost < (rightCost[a] ?? 0)) {
        rightCost[a] = cost;
        right[a] = b;
      }
      if (cost < (leftCost[b] ?? 0)) {
        leftCost[b] = cost;
        left[b] = a;
      }
    }
  }
  return { right, left };
}

function costOf(from: Blob, to: Blob): number {
  const across = to.x - from.x;
  const off = Math.abs(to.y - from.y);
  const tall = Math.max(from.height, to.height);
  const isNear = across >= tall * reach.least && across <= tall * reach.most;
  if (!isNear || off > across * reach.slope) return Infinity;
  const isAlike = Math.min(from.height, to.height) >= tall * leastHeightRatio;
  return isAlike ? across + off * offLevelWeight : Infinity;
}
