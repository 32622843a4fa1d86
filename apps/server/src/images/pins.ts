import type { Box } from "./layout.ts";

/** A place in percent of a drawing. */
export interface PinPlace {
  readonly x: number;
  readonly y: number;
}

/** A box in percent of a drawing, from its upper left corner. */
export type PercentBox = Box;

/** What pins of 24 px are laid out for: a drawing as large as 620 x 340 px have space for it. */
const pin = { size: 24, gap: 1.5, roomWidth: 620, roomHeight: 340 };

/** Half a pin with its gap, in percent of a drawing of the given size. */
export function pinReach({ width, height }: DrawingSize): PinPlace {
  const pixels = pixelsOf({ width, height });
  const reach = pin.size / 2 + pin.gap;
  return { x: (reach * 100) / (width * pixels), y: (reach * 100) / (height * pixels) };
}

/** Width and height in any unit. */
interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

function pixelsOf({ width, height }: DrawingSize): number {
  return Math.min(pin.roomWidth / width, pin.roomHeight / height);
}

type Place = readonly [x: number, y: number];

/** The drawing in pixels, the pins that stand on it and the lettering they keep off. */
interface Surface {
  readonly width: number;
  readonly height: number;
  readonly taken: Place[];
  readonly lettering: readonly Box[];
}

/**
 * A place for each pin, in turn: the first of its wished places that is free, else the free one
 * nearest to the first wish. No pin covers another, and none covers lettering while there is any
 * place that does not. Wishes, lettering and places are in percent of the drawing.
 */
export function pinPlaces(
  size: DrawingSize,
  wishes: readonly (readonly PinPlace[])[],
  lettering: readonly PercentBox[],
): PinPlace[] {
  const pixels = pixelsOf(size);
  const [width, height] = [size.width * pixels, size.height * pixels];
  const surface: Surface = {
    width,
    height,
    taken: [],
    lettering: lettering.map((box) => ({
      x: (box.x * width) / 100,
      y: (box.y * height) / 100,
      width: (box.width * width) / 100,
      height: (box.height * height) / 100,
    })),
  };
  return wishes.map((places) => {
    const scaled = places.map(({ x, y }): Place => [(x * width) / 100, (y * height) / 100]);
    const [x, y] = place(surface, scaled);
    surface.taken.push([x, y]);
    return { x: percent(x / width), y: percent(y / height) };
  });
}

function place(surface: Surface, wishes: readonly Place[]): Place {
  const kept = wishes.map((wish) => onDrawing(surface, wish));
  const free = kept.find((wish) => isFree(surface, wish) && isClear(surface, wish));
  if (free !== undefined) return free;
  const start = kept[0] ?? [surface.width / 2, surface.height / 2];
  return nearest(surface, start, true) ?? nearest(surface, start, false) ?? start;
}

/** The free place nearest to a wish, on rings that grow round it. */
function nearest(surface: Surface, [x, y]: Place, keepsClear: boolean): Place | undefined {
  for (let reach = 0; reach < surface.width + surface.height; reach += pin.size / 4) {
    const steps = Math.max(1, Math.ceil(reach));
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const tried: Place = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      if (
        isInside(surface, tried) &&
        isFree(surface, tried) &&
        (!keepsClear || isClear(surface, tried))
      )
        return tried;
    }
  }
  return undefined;
}

function isFree(surface: Surface, [x, y]: Place): boolean {
  // A pin is round to the eye and square to the pointer.
  return surface.taken.every(
    ([tx, ty]) => Math.max(Math.abs(x - tx), Math.abs(y - ty)) >= pin.size + pin.gap,
  );
}

/** Whether the round sign itself leaves all lettering readable. */
function isClear(surface: Surface, [x, y]: Place): boolean {
  const reach = pin.size / 2;
  return surface.lettering.every((box) => {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width);
    const dy = Math.max(box.y - y, 0, y - box.y - box.height);
    return Math.hypot(dx, dy) >= reach;
  });
}

function isInside(surface: Surface, [x, y]: Place): boolean {
  const edge = pin.size / 2;
  return x >= edge && y >= edge && x <= surface.width - edge && y <= surface.height - edge;
}

/** A place moved so that the whole pin lies on the drawing. */
function onDrawing(surface: Surface, [x, y]: Place): Place {
  const edge = pin.size / 2;
  return [
    Math.min(surface.width - edge, Math.max(edge, x)),
    Math.min(surface.height - edge, Math.max(edge, y)),
  ];
}

function percent(share: number): number {
  return Math.round(share * 10000) / 100;
}
