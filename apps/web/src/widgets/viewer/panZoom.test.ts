import { expect, test } from "vitest";
import { keepInside, panBy, pinchBy, transformOf, wholeView, zoomBy } from "./panZoom.ts";

/** Which point of the picture stands at a place of the frame. */
const under = (view: typeof wholeView, at: number) => view.x + (at - 0.5) / view.zoom;

test("zooming holds the point under the pointer", () => {
  const view = zoomBy({ zoom: 2, x: 0.5, y: 0.5 }, 1.5, { x: 0.6, y: 0.5 });
  expect(view.zoom).toBe(3);
  expect(under(view, 0.6)).toBeCloseTo(under({ zoom: 2, x: 0.5, y: 0.5 }, 0.6));
});

test("two fingers take what is between them along as they spread", () => {
  const before = { zoom: 2, x: 0.5, y: 0.5 };
  const view = pinchBy(before, 2, { x: 0.4, y: 0.5 }, { x: 0.6, y: 0.7 });
  expect(view.zoom).toBe(4);
  expect(under(view, 0.6)).toBeCloseTo(under(before, 0.4));
  expect(view.y + (0.7 - 0.5) / view.zoom).toBeCloseTo(0.5);
});

test("two fingers that keep their distance only move the picture", () => {
  const before = { zoom: 4, x: 0.5, y: 0.5 };
  expect(pinchBy(before, 1, { x: 0.5, y: 0.5 }, { x: 0.7, y: 0.4 })).toEqual(
    panBy(before, 0.2, -0.1),
  );
});

test("the zoom is never less than the whole picture nor more than eight", () => {
  expect(zoomBy(wholeView, 0.1)).toEqual(wholeView);
  expect(zoomBy(wholeView, 100).zoom).toBe(8);
});

test("the picture always fills its frame", () => {
  expect(keepInside({ zoom: 2, x: 0, y: 1 })).toEqual({ zoom: 2, x: 0.25, y: 0.75 });
  expect(panBy(wholeView, 1, 1)).toEqual(wholeView);
});

test("the picture follows the finger", () => {
  const view = panBy({ zoom: 4, x: 0.5, y: 0.5 }, 0.5, -0.5);
  expect(view).toEqual({ zoom: 4, x: 0.375, y: 0.625 });
});

test("the whole picture is not transformed", () => {
  expect(transformOf(wholeView)).toBe("translate(0.000%, 0.000%) scale(1)");
  expect(transformOf({ zoom: 2, x: 0.25, y: 0.5 })).toBe("translate(50.000%, 0.000%) scale(2)");
});
