import type { Box } from "./layout.ts";

/** A place in percent of a drawing. */
export interface PinPlace {
  readonly x: number;
  readonly y: number;
}

/** A box in percent of a drawing, from its upper left corner. */
export type PercentBox = Box;

/** A pin of 24 px in the smallest space in which all stand; the chosen one has a ring of 3 px. */
const pin = { size: 24, ring: 3, gap: 1, roomWidth: 564, roomHeight: 340 };

/** The chosen pin, which stands alone on the small drawing of a screen of 320 px. */
const lonePin = { size: 18, gap: 1, drawingWidth: 274, eachOfTwo: 128 };

/** How near to lettering and to small features the middle of a pin may come, in percent. */
export function pinReach(size: DrawingSize): PinPlace {
  const pixels = pixelsOf(size);
  const reach = reachOf(size);
  return { x: (reach * 100) / (size.width * pixels), y: (reach * 100) / (size.height * pixels) };
}

/** The same in pixels of the large drawing: what the large or the small one needs. */
function reachOf(size: DrawingSize): number {
  const onSmall = (lonePin.size / 2 + lonePin.gap) * shrinkingOf(size);
  return Math.max(pin.size / 2 + pin.ring + pin.gap, onSmall);
}

/** How much larger the large drawing is than the small one. */
function shrinkingOf({ width, height }: DrawingSize): number {
  const small = (width < height ? lonePin.eachOfTwo : lonePin.drawingWidth) / width;
  return pixelsOf({ width, height }) / small;
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
  readonly reach: number;
  /** How near to the edge of the drawing the middle of a pin may come. */
  readonly edge: number;
  readonly taken: Place[];
  readonly lettering: readonly Box[];
  readonly small: readonly Box[];
}

/** What pins keep off, in percent of the drawing. */
interface KeptFree {
  readonly lettering: readonly PercentBox[];
  /** What else is so small that a pin would hide it. */
  readonly small?: readonly PercentBox[];
  /** Left free where a pin has the choice. */
  readonly bands?: readonly PercentBox[];
}

/**
 * Features with a place for the pin of each: the first of its wished places that is free, else the
 * free one nearest to the first wish. No pin covers another, and none covers lettering while there
 * is any place that does not, nor anything else that is `small` while there is a place besides. All
 * are in percent of the drawing.
 */
export function withPins<Feature>(
  size: DrawingSize,
  features: readonly Feature[],
  wishesOf: (feature: Feature) => readonly PinPlace[],
  free: KeptFree,
): (Feature & { readonly pin: PinPlace })[] {
  const places = pinPlaces(size, features.map(wishesOf), free);
  return features.map((feature, index) => ({
    ...feature,
    pin: places[index] ?? { x: 50, y: 50 },
  }));
}

function pinPlaces(
  size: DrawingSize,
  wishes: readonly (readonly PinPlace[])[],
  { lettering, small = [], bands = [] }: KeptFree,
): PinPlace[] {
  const pixels = pixelsOf(size);
  const [width, height] = [size.width * pixels, size.height * pixels];
  const inPixels = (box: PercentBox): Box => ({
    x: (box.x * width) / 100,
    y: (box.y * height) / 100,
    width: (box.width * width) / 100,
    height: (box.height * height) / 100,
  });
  const surface: Surface = {
    width,
    height,
    reach: reachOf(size),
    edge: Math.max(pin.size / 2, (lonePin.size / 2) * shrinkingOf(size)),
    taken: [],
    lettering: lettering.map(inPixels),
    small: small.map(inPixels),
  };
  const all = [...surface.lettering, ...surface.small];
  const crossing = bands.map(inPixels);
  let waiting = wishes.map((places, index): Waiting => {
    const scaled = places.map(({ x, y }) =>
      onDrawing(surface, [(x * width) / 100, (y * height) / 100]),
    );
    const clear = scaled.filter((wish) => isClear(surface, wish, all));
    const isAside = (wish: Place) => isClear(surface, wish, crossing);
    return {
      index,
      first: scaled[0] ?? [width / 2, height / 2],
      clear: [...clear.filter(isAside), ...clear.filter((wish) => !isAside(wish))],
    };
  });
  const found: PinPlace[] = [];
  while (waiting.length > 0) {
    // Who has the fewest places left comes first.
    const next = waiting.reduce((a, b) => (b.clear.length < a.clear.length ? b : a));
    const at = next.clear[0] ?? placeNear(surface, next.first);
    surface.taken.push(at);
    found[next.index] = { x: percent(at[0] / width), y: percent(at[1] / height) };
    waiting = waiting
      .filter((other) => other !== next)
      .map((other) => ({ ...other, clear: other.clear.filter((wish) => isApart(wish, at)) }));
  }
  return found;
}

/** A pin without a place: its first wish and those of its wishes that are still free. */
interface Waiting {
  readonly index: number;
  readonly first: Place;
  readonly clear: readonly Place[];
}

function placeNear(surface: Surface, start: Place): Place {
  const { lettering, small } = surface;
  return (
    nearest(surface, start, [...lettering, ...small]) ??
    nearest(surface, start, lettering) ??
    nearest(surface, start, []) ??
    start
  );
}

/** The free place nearest to a wish and clear of the boxes, on rings that grow round it. */
function nearest(surface: Surface, [x, y]: Place, boxes: readonly Box[]): Place | undefined {
  for (let reach = 0; reach < surface.width + surface.height; reach += pin.size / 4) {
    const steps = Math.max(1, Math.ceil(reach));
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const tried: Place = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      if (isInside(surface, tried) && isFree(surface, tried) && isClear(surface, tried, boxes))
        return tried;
    }
  }
  return undefined;
}

function isFree({ taken }: Surface, place: Place): boolean {
  return taken.every((other) => isApart(place, other));
}

/** A pin is round to the eye and square to the pointer. */
function isApart([x, y]: Place, [tx, ty]: Place): boolean {
  return Math.max(Math.abs(x - tx), Math.abs(y - ty)) >= pin.size + pin.ring + pin.gap;
}

/** Whether the round sign and its ring leave all that is in the boxes readable. */
function isClear(surface: Surface, [x, y]: Place, boxes: readonly Box[]): boolean {
  return boxes.every((box) => {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width);
    const dy = Math.max(box.y - y, 0, y - box.y - box.height);
    return dx * dx + dy * dy >= (surface.reach - 0.01) ** 2;
  });
}

function isInside({ width, height, edge }: Surface, [x, y]: Place): boolean {
  return x >= edge && y >= edge && x <= width - edge && y <= height - edge;
}

/** A place moved so that the whole pin lies on the drawing. */
function onDrawing({ width, height, edge }: Surface, [x, y]: Place): Place {
  return [Math.min(width - edge, Math.max(edge, x)), Math.min(height - edge, Math.max(edge, y))];
}

function percent(share: number): number {
  return Math.round(share * 10000) / 100;
}
