import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  epitrochoid,
  hash32,
  polar,
  ribbon,
  rosette,
  seeded,
  smoothPath,
  turnsOf,
  wave,
} from "./index.ts";

/** Every place a path of `smoothPath` passes, by walking its relative steps. */
function walk(path: string): [number, number][] {
  const [, start = "", steps = ""] = /^M(-?\d+ -?\d+)q([-\d ]+)z?$/.exec(path) ?? [];
  let [x = Number.NaN, y = Number.NaN] = start.split(" ").map(Number);
  const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
  const places: [number, number][] = [[x, y]];
  for (let index = 0; index < numbers.length; index += 4) {
    x += numbers[index + 2] ?? Number.NaN;
    y += numbers[index + 3] ?? Number.NaN;
    places.push([x, y]);
  }
  return places;
}

describe("chance", () => {
  it("hashes a text to 32 bits as FNV-1a does", () => {
    expect(hash32("")).toBe(0x811c9dc5);
    expect(hash32("a")).toBe(0xe40c292c);
    expect(hash32("foobar")).toBe(0xbf9cf968);
  });

  it("gives the same numbers for the same seed, others for another, all from 0 up to 1", () => {
    const numbers = (seed: number) => Array.from({ length: 200 }, seeded(seed));
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
  });
});

describe("smooth path", () => {
  const places = fc.array(
    fc.tuple(
      fc.double({ min: -5e3, max: 5e3, noNaN: true }),
      fc.double({ min: -5e3, max: 5e3, noNaN: true }),
    ),
    { minLength: 3, maxLength: 40 },
  );

  it("is one relative quadratic command in whole numbers", () => {
    fc.assert(
      fc.property(places, fc.boolean(), (points, isClosed) => {
        const path = smoothPath(points, { isClosed });
        const curves = isClosed ? points.length : points.length - 2;
        expect(path).toMatch(/^M-?\d+ -?\d+q-?\d+((?: |-)\d+)*z?$/);
        expect(path.endsWith("z")).toBe(isClosed);
        expect(walk(path)).toHaveLength(curves + 1);
      }),
    );
  });

  it("starts and ends an open curve on its ends and brings a closed one home", () => {
    fc.assert(
      fc.property(places, (points) => {
        const open = walk(smoothPath(points));
        const rounded = points.map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0]);
        expect(open[0]).toEqual(rounded[0]);
        expect(open.at(-1)).toEqual(rounded.at(-1));
        const closed = walk(smoothPath(points, { isClosed: true }));
        expect(closed.at(-1)).toEqual(closed[0]);
      }),
    );
  });

  it("draws straight lines where there is nothing to bend", () => {
    expect(smoothPath([])).toBe("");
    expect(
      smoothPath([
        [0.2, -0.2],
        [9.6, 4],
      ]),
    ).toBe("M0 0L10 4");
  });
});

describe("curves", () => {
  it("keeps an epitrochoid inside its radius and touches it once per lobe", () => {
    const reach = epitrochoid({ radius: 100, lobes: 9, depth: 2, samplesPerLobe: 18 }).map(
      ([x, y]) => Math.hypot(x, y),
    );
    expect(Math.max(...reach)).toBeCloseTo(100, 6);
    expect(reach.filter((distance) => distance > 99.999)).toHaveLength(9);
  });

  it("turns a polar curve once round the middle", () => {
    const points = polar(() => 5, 4);
    expect(points.map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0])).toEqual([
      [5, 0],
      [0, 5],
      [-5, 0],
      [0, -5],
    ]);
  });

  it("adds the terms of a wave", () => {
    const term = { amplitude: 10, length: 40, phase: 0 };
    const points = wave({ from: 0, to: 40, samples: 4, terms: [term, term] });
    expect(points.map(([x]) => x)).toEqual([0, 10, 20, 30, 40]);
    expect(points.map(([, y]) => Math.round(y) + 0)).toEqual([0, 20, 0, -20, 0]);
  });
});

describe("ribbon", () => {
  const seeds = fc.string({ maxLength: 12 });

  it("ends each line at the height at which it began, so that tiles join", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const line of ribbon({ seed, width: 400, height: 60 })) {
          const places = walk(line);
          expect(places.at(-1)?.[1]).toBe(places[0]?.[1]);
          expect(places.at(-1)?.[0]).toBe(400);
        }
      }),
    );
  });

  it("stays in its box and depends on the seed alone", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const lines = ribbon({ seed, width: 400, height: 60, lines: 7, waves: 3 });
        expect(lines).toHaveLength(7);
        expect(lines).toEqual(ribbon({ seed, width: 400, height: 60, lines: 7, waves: 3 }));
        expect(lines.flatMap(walk).every(([, y]) => y >= 0 && y <= 60)).toBe(true);
      }),
    );
    expect(ribbon({ seed: "a", width: 400, height: 60 })).not.toEqual(
      ribbon({ seed: "b", width: 400, height: 60 }),
    );
  });
});

describe("rosette", () => {
  it("stays inside its radius whatever the seed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (seed) => {
        const layers = rosette({ seed, radius: 200 });
        expect(layers).toEqual(rosette({ seed, radius: 200 }));
        const reach = layers.flatMap(({ path }) => walk(path)).map(([x, y]) => Math.hypot(x, y));
        expect(Math.max(...reach)).toBeLessThanOrEqual(201);
        expect(Math.max(...reach)).toBeGreaterThan(150);
      }),
    );
  });

  it("spreads the copies evenly over one petal", () => {
    expect(turnsOf(9, 4)).toEqual([0, 10, 20, 30]);
    expect(rosette({ seed: "a", radius: 50, lobes: 9, copies: 4 })[0]?.turns).toEqual([
      0, 10, 20, 30,
    ]);
  });
});
