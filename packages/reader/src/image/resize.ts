import { createImage, type GrayImage } from "./grayImage.ts";

/** A picture at another size: the mean of the covered area where it shrinks, between pixels where it grows. */
export function resize(source: GrayImage, scale: number): GrayImage {
  const width = Math.max(2, Math.round(source.width * scale));
  const height = Math.max(2, Math.round(source.height * scale));
  if (width === source.width && height === source.height) return source;
  return scale < 1 ? shrink(source, width, height) : enlarge(source, width, height);
}

function shrink(source: GrayImage, width: number, height: number): GrayImage {
  const target = createImage(width, height);
  const columns = spansOf(source.width, width);
  const rows = spansOf(source.height, height);
  const sums = new Float32Array(source.width);
  for (let y = 0; y < height; y += 1) {
    sumRows(sums, source, rows, y);
    const share = 1 / (columns.length * rows.length);
    for (let x = 0; x < width; x += 1) {
      const first = columns.first[x] ?? 0;
      const last = columns.last[x] ?? 0;
      let sum =
        (sums[first] ?? 0) * (columns.firstWeight[x] ?? 0) +
        (sums[last] ?? 0) * (columns.lastWeight[x] ?? 0);
      for (let at = first + 1; at < last; at += 1) sum += sums[at] ?? 0;
      target.data[y * width + x] = sum * share + 0.5;
    }
  }
  return target;
}

function sumRows(sums: Float32Array, { data, width }: GrayImage, rows: Spans, y: number): void {
  const first = rows.first[y] ?? 0;
  const last = rows.last[y] ?? 0;
  sums.fill(0);
  for (let row = first; row <= last; row += 1) {
    const isEnd = row === first || row === last;
    const end = (row === first ? rows.firstWeight[y] : rows.lastWeight[y]) ?? 0;
    const weight = isEnd ? end : 1;
    const start = row * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (data[start + x] ?? 0) * weight;
  }
}

/** Which old pixels each new one covers: the first and the last in part, those between whole. */
interface Spans {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly firstWeight: Float32Array;
  readonly lastWeight: Float32Array;
  /** Old pixels a new one covers. */
  readonly length: number;
}

function spansOf(oldSize: number, newSize: number): Spans {
  const length = oldSize / newSize;
  const spans: Spans = {
    first: new Int32Array(newSize),
    last: new Int32Array(newSize),
    firstWeight: new Float32Array(newSize),
    lastWeight: new Float32Array(newSize),
    length,
  };
  for (let at = 0; at < newSize; at += 1) {
    const from = at * length;
    const to = Math.min(oldSize, from + length);
    const first = Math.floor(from);
    const last = Math.min(oldSize - 1, Math.ceil(to) - 1);
    spans.first[at] = first;
    spans.last[at] = last;
    spans.firstWeight[at] = first === last ? to - from : first + 1 - from;
    spans.lastWeight[at] = first === last ? 0 : to - last;
  }
  return spans;
}

function enlarge(source: GrayImage, width: number, height: number): GrayImage {
  const target = createImage(width, height);
  const stepX = source.width / width;
  const stepY = source.height / height;
  const lefts = new Int32Array(width);
  const parts = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = Math.max(0, Math.min(source.width - 1.001, (x + 0.5) * stepX - 0.5));
    lefts[x] = place;
    parts[x] = place - Math.floor(place);
  }
  for (let y = 0; y < height; y += 1) {
    const place = Math.max(0, Math.min(source.height - 1.001, (y + 0.5) * stepY - 0.5));
    const row = Math.floor(place);
    const part = place - row;
    for (let x = 0; x < width; x += 1) {
      const at = row * source.width + (lefts[x] ?? 0);
      const partX = parts[x] ?? 0;
      const above = source.data[at] ?? 0;
      const below = source.data[at + source.width] ?? 0;
      const upper = above + ((source.data[at + 1] ?? 0) - above) * partX;
      const lower = below + ((source.data[at + source.width + 1] ?? 0) - below) * partX;
      target.data[y * width + x] = upper + (lower - upper) * part + 0.5;
    }
  }
  return target;
}
