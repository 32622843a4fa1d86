/** A connected patch of ink; its middle is that of its box. All in pixels. */
export interface Blob {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Number of pixels. */
  readonly area: number;
}

/** Sizes a character can have. */
export interface BlobLimits {
  readonly leastHeight: number;
  readonly greatestHeight: number;
}

/** Patches of ink that can be a character by their size and shape. Neighbours also touch at corners. */
export function findBlobs(
  ink: Uint8Array,
  width: number,
  height: number,
  limits: BlobLimits,
): Blob[] {
  const labels = new Int32Array(width * height);
  const parents = labelPatches(ink, labels, width, height);
  return measure(labels, parents, width, height).filter((blob) => isCharacterLike(blob, limits));
}

/** First pass: a label for each run of touching pixels, and which labels are one patch. */
function labelPatches(
  ink: Uint8Array,
  labels: Int32Array,
  width: number,
  height: number,
): Int32Array {
  const parents = new Int32Array(1 + (width * height) / 2);
  let count = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (ink[at] === 0) continue;
      let label = x > 0 ? (labels[at - 1] ?? 0) : 0;
      if (y > 0) {
        for (let k = x > 0 ? -1 : 0; k <= (x < width - 1 ? 1 : 0); k += 1) {
          const other = labels[at - width + k] ?? 0;
          if (other === 0 || other === label) continue;
          label = label === 0 ? other : joined(parents, label, other);
        }
      }
      if (label === 0) {
        count += 1;
        label = count;
        parents[label] = label;
      }
      labels[at] = label;
    }
  }
  return parents;
}

function rootOf(parents: Int32Array, label: number): number {
  let root = label;
  for (;;) {
    const parent = parents[root] ?? root;
    if (parent === root) return root;
    parents[root] = parents[parent] ?? parent;
    root = parents[root] ?? root;
  }
}

function joined(parents: Int32Array, a: number, b: number): number {
  const rootA = rootOf(parents, a);
  const rootB = rootOf(parents, b);
  const root = Math.min(rootA, rootB);
  parents[Math.max(rootA, rootB)] = root;
  return root;
}

interface Box {
  left: number;
  right: number;
  readonly top: number;
  bottom: number;
  area: number;
}

function measure(labels: Int32Array, parents: Int32Array, width: number, height: number): Blob[] {
  const boxes = new Map<number, Box>();
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const label = labels[at] ?? 0;
      if (label === 0) continue;
      const root = rootOf(parents, label);
      const box = boxes.get(root);
      if (box === undefined) {
        boxes.set(root, { left: x, right: x, top: y, bottom: y, area: 1 });
        continue;
      }
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      box.bottom = y;
      box.area += 1;
    }
  }
  return [...boxes.values()].map(({ left, right, top, bottom, area }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + 1,
    height: bottom - top + 1,
    area,
  }));
}

/** Side of a box beyond which a patch is no longer a thin line, times the pixels it must have. */
const leastFill = 1.2;

/** Both sides are looked at, for the lines may stand upright in the picture. */
function isCharacterLike(
  { width, height, area }: Blob,
  { leastHeight, greatestHeight }: BlobLimits,
): boolean {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  return long >= leastHeight && long <= greatestHeight && short >= 3 && area > long * leastFill;
}
