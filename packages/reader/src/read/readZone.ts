import { fitGrid, type Grid } from "../grid/fitGrid.ts";
import { crop, type GrayImage } from "../image/grayImage.ts";
import { type Homography, project } from "../image/homography.ts";
import { resize } from "../image/resize.ts";
import type { Zone } from "../locate/findZones.ts";
import type { GlyphNet } from "../net/glyphNet.ts";
import { blankClass } from "../net/shape.ts";
import { type CellSource, exactFit, type Likelihoods, readCell } from "./cellReader.ts";
import { findLayouts, type PlacedLayout, type ReadRows } from "./findLayout.ts";

/** A layout laid over a zone, with what is needed to read its cells again. */
export interface ZoneReading extends PlacedLayout {
  readonly source: CellSource;
  readonly rowGap: number;
  readonly cells: readonly (readonly Likelihoods[])[];
  /** From grid to the pixels of the picture that was given. */
  readonly toPicture: Homography;
  /** Pixels to a pitch in that picture. */
  readonly pitch: number;
}

/** Columns read beyond the characters found: blobs at the ends may have been missed. */
const marginColumns = 4;

/** Pixels to a pitch of the picture that cells are cut from: finer ones only cost time. */
const workingPitch = 20;

/** Below this mean likelihood the zone is tried upside down, and with a line above or below. */
const doubtfulFit = -0.35;

/** Zones narrower than this, in columns, may be two of the three lines of a card. */
const cardColumns = 33;

/** Reads a zone in every way it may lie, and gives the best. */
export function readZone(
  net: GlyphNet,
  picture: GrayImage,
  zone: Zone,
  scale: number,
): ZoneReading | undefined {
  const grid = fitGrid(zone, scale);
  if (grid === undefined || grid.lastColumn > 60) return undefined;
  const { source, zoom } = sourceOf(picture, grid);
  let best: ZoneReading | undefined;
  for (const isTurned of orientations(net, source, grid)) {
    const turned = isTurned ? upsideDown(grid) : grid;
    const turnedSource = {
      image: source.image,
      toImage: mapped(turned.toImage, zoom),
      fit: exactFit,
    };
    for (const extra of [0, 1]) {
      if (extra === 1 && (turned.rows === 3 || turned.lastColumn > cardColumns)) continue;
      const read = readRows(net, turnedSource, turned, extra);
      const [layout] = findLayouts(read);
      if (layout === undefined || (best !== undefined && layout.fit <= best.fit)) continue;
      best = {
        ...layout,
        source: turnedSource,
        rowGap: turned.rowGap,
        cells: cellsOf(read, layout),
        toPicture: turned.toImage,
        pitch: grid.pitch,
      };
      if (best.fit > doubtfulFit) break;
    }
    if (best !== undefined && best.fit > doubtfulFit) break;
  }
  return best;
}

interface ZoomedPart {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** The part of the picture around the zone, its characters about 20 pixels apart. */
function sourceOf(picture: GrayImage, grid: Grid): { source: CellSource; zoom: ZoomedPart } {
  const corners = [
    [-marginColumns - 1, -4],
    [grid.lastColumn + marginColumns + 1, -4],
    [-marginColumns - 1, grid.rows * grid.rowGap + 4],
    [grid.lastColumn + marginColumns + 1, grid.rows * grid.rowGap + 4],
  ].map(([x = 0, y = 0]) => project(grid.toImage, x, y));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const part = crop(picture, {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  });
  const scale = grid.pitch > workingPitch * 1.2 ? workingPitch / grid.pitch : 1;
  const image = resize(part, scale);
  const zoom = { left: part.left, top: part.top, scale };
  return { source: { image, toImage: mapped(grid.toImage, zoom), fit: exactFit }, zoom };
}

/** The same map into a part of the picture at another size. */
function mapped(map: Homography, { left, top, scale }: ZoomedPart): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  // Pixels are counted at their middles.
  const shift = (offset: number) => (0.5 - offset) * scale - 0.5;
  const [sx, sy] = [shift(left), shift(top)];
  return [
    a * scale + g * sx,
    b * scale + h * sx,
    c * scale + i * sx,
    d * scale + g * sy,
    e * scale + h * sy,
    f * scale + i * sy,
    g,
    h,
    i,
  ];
}

/** The grid counted from the other end. */
function upsideDown(grid: Grid): Grid {
  const lastY = (grid.rows - 1) * grid.rowGap;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = grid.toImage;
  const turnedOf = (p: number, q: number, r: number) => p * grid.lastColumn + q * lastY + r;
  const depth = turnedOf(g, h, i);
  const toImage = [-a, -b, turnedOf(a, b, c), -d, -e, turnedOf(d, e, f), -g, -h, depth];
  return { ...grid, toImage: toImage.map((each) => each / depth) };
}

/** Cells looked at to tell which way up a zone is. */
const sampleCount = 24;

/** Whether the zone is upside down: the likelier answer first, alone when the samples leave no doubt. */
function orientations(net: GlyphNet, source: CellSource, grid: Grid): boolean[] {
  const { toImage } = source;
  const samples = Array.from({ length: sampleCount }, (_, index) => ({
    x: Math.round(((index + 0.5) * grid.lastColumn) / sampleCount),
    y: (index % grid.rows) * grid.rowGap,
  }));
  const half: Homography = [-1, 0, 0, 0, -1, 0, 0, 0, 1];
  const clarity = ({ isTurned }: { isTurned: boolean }): number =>
    samples.reduce((sum, { x, y }) => {
      const likelihoods = readCell(
        net,
        { ...source, toImage: isTurned ? around(toImage, x, y, half) : toImage },
        isTurned ? { x: 0, y: 0 } : { x, y },
      );
      return sum + Math.log(Math.max(0.01, greatest(likelihoods)));
    }, 0) / sampleCount;
  const upright = clarity({ isTurned: false });
  if (upright > -0.1) return [false];
  const turned = clarity({ isTurned: true });
  if (Math.abs(upright - turned) > 0.4) return [turned > upright];
  return turned > upright ? [true, false] : [false, true];
}

/** The map seen from a place of the grid, turned there. */
function around(map: Homography, x: number, y: number, turn: Homography): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  const [t = 1] = turn;
  return [
    a * t,
    b * t,
    a * x + b * y + c,
    d * t,
    e * t,
    d * x + e * y + f,
    g * t,
    h * t,
    g * x + h * y + i,
  ];
}

const greatest = (likelihoods: Likelihoods): number => {
  let most = 0;
  for (let k = 0; k < blankClass; k += 1) most = Math.max(most, likelihoods[k] ?? 0);
  return most;
};

/** Reads all cells of the rows found and, where asked for, of the rows above and below. */
function readRows(net: GlyphNet, source: CellSource, grid: Grid, extra: number): ReadRows {
  const firstRow = -extra;
  const firstColumn = -marginColumns;
  const columns = grid.lastColumn + 1 + 2 * marginColumns;
  const rows = Array.from({ length: grid.rows + 2 * extra }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      readCell(net, source, { x: firstColumn + column, y: (firstRow + row) * grid.rowGap }),
    ),
  );
  return { firstRow, firstColumn, rows };
}

const cellsOf = (read: ReadRows, { layout, row, column }: PlacedLayout): Likelihoods[][] =>
  Array.from({ length: layout.rows }, (_, line) =>
    (read.rows[row - read.firstRow + line] ?? []).slice(
      column - read.firstColumn,
      column - read.firstColumn + layout.columns,
    ),
  );
