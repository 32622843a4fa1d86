import { sampleAt } from "../../src/image/grayImage.ts";
import { blankClass, cellHeight, cellPitch, cellWidth } from "../../src/net/shape.ts";
import type { Chance } from "../draw/chance.ts";
import { drawSheet, type Sheet } from "./drawSheet.ts";
import type { GlyphMasks } from "./glyphMasks.ts";

export interface LabelledCell {
  readonly cell: Float32Array;
  readonly label: number;
}

/** How far a cell is off its glyph: the locator is not exact. In pitches. */
const offsets = { x: 0.05, y: 0.06, scale: 0.025, turn: 0.02 } as const;

/** How often each cell of a sheet is taken, each time a little off in another way. */
const takesPerCell = 2;

/** Share of cells laid between two glyphs or lines on purpose; they count as blank. */
const betweenShare = 0.03;

/** Cells of drawn sheets without end, in random order within a sheet. */
export async function* drawCells(
  cuts: readonly GlyphMasks[],
  chance: Chance,
): AsyncGenerator<LabelledCell, never> {
  for (;;) {
    const sheet = await drawSheet(cuts, chance);
    const cells = Array.from({ length: takesPerCell }, () =>
      sheet.labels.flatMap((labels, row) =>
        labels.map((label, column) => cellOf(sheet, column, row, label, chance)),
      ),
    ).flat();
    for (let at = cells.length - 1; at > 0; at -= 1) {
      const other = chance.whole(0, at);
      const [a, b] = [cells[at], cells[other]];
      if (a !== undefined && b !== undefined) [cells[at], cells[other]] = [b, a];
    }
    yield* cells;
  }
}

function cellOf(
  sheet: Sheet,
  column: number,
  row: number,
  label: number,
  chance: Chance,
): LabelledCell {
  const isBetween = chance.happens(betweenShare);
  const offX = chance.normal() * offsets.x + (isBetween && chance.happens(0.6) ? 0.5 : 0);
  const offY = chance.normal() * offsets.y;
  const isOff = isBetween && offX < 0.3;
  const scale = 1 + chance.normal() * offsets.scale;
  const turn = chance.normal() * offsets.turn;
  const middle = sheet.locate(column + offX, row);
  const right = sheet.locate(column + offX + 1, row);
  // One pitch to the right in pixels; one pitch down is at a right angle to it.
  const ux = (right[0] - middle[0]) * scale;
  const uy = (right[1] - middle[1]) * scale;
  const down = offY + (isOff ? 1.25 : 0);
  const startX = middle[0] - uy * down;
  const startY = middle[1] + ux * down;
  const cell = new Float32Array(cellWidth * cellHeight);
  for (let y = 0; y < cellHeight; y += 1) {
    for (let x = 0; x < cellWidth; x += 1) {
      const a = (x + 0.5 - cellWidth / 2) / cellPitch;
      const b = (y + 0.5 - cellHeight / 2) / cellPitch;
      const s = a - b * turn;
      const t = b + a * turn;
      cell[y * cellWidth + x] = sampleAt(
        sheet.image,
        startX + ux * s - uy * t,
        startY + uy * s + ux * t,
      );
    }
  }
  const isFlank = isBetween && offX > 0.3;
  return { cell, label: isOff || isFlank ? blankClass : label };
}
