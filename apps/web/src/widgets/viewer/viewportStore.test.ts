import { expect, test, vi } from "vitest";
import { wholeView } from "./panZoom.ts";
import { createViewportStore } from "./viewportStore.ts";

test("every subscriber hears of a move, until it ends", () => {
  const viewport = createViewportStore();
  const onMove = vi.fn<() => void>();
  const stop = viewport.subscribe(onMove);
  viewport.move((view) => ({ ...view, zoom: 2 }));
  expect(viewport.current()).toEqual({ ...wholeView, zoom: 2 });
  expect(onMove).toHaveBeenCalledTimes(1);
  stop();
  viewport.move(() => wholeView);
  expect(onMove).toHaveBeenCalledTimes(1);
});

test("nobody hears of a move that leads nowhere", () => {
  const viewport = createViewportStore();
  const onMove = vi.fn<() => void>();
  viewport.subscribe(onMove);
  viewport.move((view) => ({ ...view }));
  expect(onMove).not.toHaveBeenCalled();
});
