import { type GrayImage, sampleAt } from "../image/grayImage.ts";
import { type Homography, project } from "../image/homography.ts";
import { classify, type GlyphNet } from "../net/glyphNet.ts";
import { cellHeight, cellPitch, cellWidth } from "../net/shape.ts";

/** How likely each class of the net is in a cell. */
export type Likelihoods = Float32Array;

/** How cells lie beside where the grid has them: shifts in pitches, sizes as shares. */
export interface CellFit {
  readonly shiftX: number;
  readonly shiftY: number;
  readonly width: number;
  readonly height: number;
}

/** Cells just where the grid has them. */
export const exactFit: CellFit = { shiftX: 0, shiftY: 0, width: 1, height: 1 };

/** A picture with the map from the grid of a zone to its pixels. */
export interface CellSource {
  readonly image: GrayImage;
  readonly toImage: Homography;
  readonly fit: CellFit;
}

/** A cell of the grid by its middle: x in pitches from the first column, y in pitches from the first line. */
export interface CellMiddle {
  readonly x: number;
  readonly y: number;
}

const cell = new Float32Array(cellWidth * cellHeight);

/** Classifies the cell around a place of the grid. */
export function readCell(net: GlyphNet, source: CellSource, middle: CellMiddle): Likelihoods {
  sampleCell(source, middle, cell);
  return classify(net, cell).slice();
}

/** Brightnesses of a cell; over so short a distance the homography is taken as straight. */
function sampleCell(
  { image, toImage, fit }: CellSource,
  middle: CellMiddle,
  target: Float32Array,
): void {
  const x = middle.x + fit.shiftX;
  const y = middle.y + fit.shiftY;
  const halfWidth = (fit.width * cellWidth) / cellPitch / 2;
  const halfHeight = (fit.height * cellHeight) / cellPitch / 2;
  const [middleX, middleY] = project(toImage, x, y);
  const [leftX, leftY] = project(toImage, x - halfWidth, y);
  const [rightX, rightY] = project(toImage, x + halfWidth, y);
  const [topX, topY] = project(toImage, x, y - halfHeight);
  const [bottomX, bottomY] = project(toImage, x, y + halfHeight);
  const acrossX = (rightX - leftX) / cellWidth;
  const acrossY = (rightY - leftY) / cellWidth;
  const downX = (bottomX - topX) / cellHeight;
  const downY = (bottomY - topY) / cellHeight;
  for (let row = 0; row < cellHeight; row += 1) {
    const v = row + 0.5 - cellHeight / 2;
    for (let column = 0; column < cellWidth; column += 1) {
      const u = column + 0.5 - cellWidth / 2;
      target[row * cellWidth + column] = sampleAt(
        image,
        middleX + acrossX * u + downX * v,
        middleY + acrossY * u + downY * v,
      );
    }
  }
}
