import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharpenEdges, stretchContrast } from "./enhance.ts";
import { createImage, crop, type GrayImage, sampleAt } from "./grayImage.ts";
import { homographyOf, type Point, project } from "./homography.ts";
import { resize } from "./resize.ts";
import { smooth } from "./smooth.ts";

const filled = (
  width: number,
  height: number,
  paint: (x: number, y: number) => number,
): GrayImage => {
  const image = createImage(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) image.data[y * width + x] = paint(x, y);
  }
  return image;
};
const mean = ({ data }: GrayImage) => data.reduce((sum, value) => sum + value, 0) / data.length;

describe("a picture at another size", () => {
  it("keeps its brightness, and a gradient where it was", () => {
    const gradient = filled(120, 80, (x) => 2 * x);
    for (const scale of [0.31, 0.5, 0.9, 1.7, 2]) {
      const resized = resize(gradient, scale);
      expect([resized.width, resized.height]).toEqual([
        Math.round(120 * scale),
        Math.round(80 * scale),
      ]);
      expect(Math.abs(mean(resized) - mean(gradient))).toBeLessThan(1.5);
      const middle = resized.data[Math.floor(resized.width / 2)] ?? 0;
      expect(Math.abs(middle - 120)).toBeLessThan(4);
    }
  });

  it("is the same picture at its own size", () => {
    const image = filled(9, 7, (x, y) => x * y);
    expect(resize(image, 1)).toBe(image);
  });

  it("takes the mean of what a pixel covers", () => {
    const stripes = filled(90, 60, (x) => (x % 3 === 0 ? 240 : 0));
    expect([...new Set(resize(stripes, 1 / 3).data)]).toEqual([80]);
  });
});

describe("smoothing, contrast and edges", () => {
  it("leaves a plain picture as it is", () => {
    const plain = filled(20, 20, () => 137);
    expect(smooth(plain).data).toEqual(plain.data);
    expect(sharpenEdges(plain, 2, 3).data).toEqual(plain.data);
  });

  it("spreads a speck by its weights", () => {
    const speck = filled(5, 5, (x, y) => (x === 2 && y === 2 ? 160 : 0));
    const { data } = smooth(speck);
    expect([data[12], data[11], data[6], data[0]]).toEqual([40, 20, 10, 0]);
  });

  it("brings grey on grey to black on white, and makes edges steeper", () => {
    const pale = filled(40, 40, (x) => (x < 20 ? 100 : 140));
    const clear = stretchContrast(pale);
    expect([clear.data[0], clear.data[39]]).toEqual([0, 255]);
    const sharp = sharpenEdges(pale, 3, 1);
    expect(sharp.data[19]).toBeLessThan(100);
    expect(sharp.data[20]).toBeGreaterThan(140);
  });
});

describe("a part of a picture", () => {
  it("is cut to what the picture has", () => {
    const image = filled(10, 8, (x, y) => 10 * y + x);
    const part = crop(image, { left: -3, top: 2.5, right: 4.2, bottom: 99 });
    expect([part.left, part.top, part.width, part.height]).toEqual([0, 2, 5, 6]);
    expect(part.data[0]).toBe(20);
    expect(part.data[part.width]).toBe(30);
  });

  it("has brightnesses between pixels, and those of its border outside", () => {
    const image = filled(4, 3, (x, y) => 10 * x + y);
    expect(sampleAt(image, 1.5, 1)).toBeCloseTo(16, 1);
    expect(sampleAt(image, -5, 0)).toBe(0);
    expect(sampleAt(image, 99, 99)).toBeCloseTo(32, 0);
  });
});

describe("a homography", () => {
  const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const corner = fc.double({ min: -30, max: 30, noNaN: true });

  it("takes four points exactly where they belong", () => {
    const from: Point[] = [
      [0, 0],
      [100, 0],
      [100, 50],
      [0, 50],
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(corner, corner), { minLength: 4, maxLength: 4 }), (shifts) => {
        const to = from.map(([x, y], index): Point => [
          3 * x + (shifts[index]?.[0] ?? 0),
          3 * y + (shifts[index]?.[1] ?? 0),
        ]);
        const map = homographyOf(from, to);
        if (map === undefined) throw new Error("no map");
        from.forEach(([x, y], index) => {
          expect(near(project(map, x, y), to[index] ?? [0, 0])).toBeLessThan(1e-6);
        });
      }),
    );
  });

  it("is found among many points that are a little off", () => {
    const map = [1.2, 0.1, 30, -0.08, 1.1, 12, 0.0004, 0.0002, 1];
    const from = Array.from({ length: 80 }, (_, index): Point => [
      index % 40,
      2.5 * (index < 40 ? 0 : 1),
    ]);
    const to = from.map(([x, y], index): Point => {
      const [u, v] = project(map, x, y);
      return [u + 0.1 * Math.sin(index * 12.9), v + 0.1 * Math.cos(index * 7.3)];
    });
    const found = homographyOf(from, to);
    if (found === undefined) throw new Error("no map");
    for (const [x, y] of from)
      expect(near(project(found, x, y), project(map, x, y))).toBeLessThan(0.12);
  });

  it("does not exist for points on one line", () => {
    const line: Point[] = [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ];
    expect(homographyOf(line, line)).toBeUndefined();
  });
});
