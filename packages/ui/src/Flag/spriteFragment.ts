/** A picture of a sprite, in the sprite's own pixels: as wide as the sprite, `y` below its top. */
export type Cutout = { src: string; y: number; width: number };

/**
 * Reads `#xywh=0,y,w,h` (W3C Media Fragments, 4.2.2, pixels) off an address; null when there is none.
 */
export function spriteFragment(address: string): Cutout | null {
  const [src, fragment] = address.split("#", 2);
  const numbers = fragment?.match(/(?:^|&)xywh=(?:pixel:)?0,(\d+),(\d+),(\d+)(?:&|$)/);
  if (!src || !numbers) return null;
  const [y, width, height] = numbers.slice(1).map(Number);
  if (y === undefined || !width || !height) return null;
  return { src, y, width };
}
