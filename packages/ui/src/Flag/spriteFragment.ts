/** A rectangle of a picture, in the picture's own pixels. */
export type Cutout = { src: string; x: number; y: number; width: number; height: number };

/** Reads `#xywh=x,y,w,h` (W3C Media Fragments, 4.2.2, pixels) off an address; null when there is none. */
export function spriteFragment(address: string): Cutout | null {
  const [src, fragment] = address.split("#", 2);
  const numbers = fragment?.match(/(?:^|&)xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)(?:&|$)/);
  if (!src || !numbers) return null;
  const [x, y, width, height] = numbers.slice(1).map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return { src, x, y, width, height };
}
