import { expect, test, vi } from "vitest";
import { createHeldView } from "./viewportStore.ts";
import { wholeView } from "./panZoom.ts";

test("everyone who listens is told of a move, until they stop", () => {
  const held = createHeldView();
  const moved = vi.fn<() => void>();
  const stop = held.listen(moved);
  held.move((view) => ({ ...view, zoom: 2 }));
  expect(held.current()).toEqual({ ...wholeView, zoom: 2 });
  expect(moved).toHaveBeenCalledTimes(1);
  stop();
  held.move(() => wholeView);
  expect(moved).toHaveBeenCalledTimes(1);
});

test("a move that leads nowhere tells nobody", () => {
  const held = createHeldView();
  const moved = vi.fn<() => void>();
  held.listen(moved);
  held.move((view) => ({ ...view }));
  expect(moved).not.toHaveBeenCalled();
});
