import { expect, it } from "vitest";
import { readOffered } from "./readOffered.ts";
import { stepOf } from "./stepOf.ts";

const options = ["Austria", "Belgium", "Croatia"].map((label) => ({ label, value: label }));
const press = (key: string, index: number, altKey = false) => {
  const open = { query: "", index };
  return stepOf({ key, altKey }, open, readOffered({ options, value: null }, open));
};

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["PageDown", 0, 2],
  ["PageUp", 2, 0],
])("%s goes from %i to %i", (key, from, to) => {
  expect(press(key, from)?.open?.index).toBe(to);
});

it("chooses by Enter, and by Alt and the arrow up", () => {
  expect(press("Enter", 1)).toEqual({ open: null, chosen: options[1] });
  expect(press("ArrowUp", 1, true)).toEqual({ open: null, chosen: options[1] });
});

it("stays open where Enter finds nothing, and closes by Escape without a choice", () => {
  expect(press("Enter", -1)).toMatchObject({ open: { index: -1 } });
  expect(press("Escape", 1)).toEqual({ open: null });
});

it("leaves other keys to the field", () => {
  expect(press("a", 0)).toBeNull();
  expect(press("ArrowLeft", 0)).toBeNull();
});

it("moves nowhere in a list without options", () => {
  const open = { query: "xqz" };
  const offered = readOffered({ options, value: null }, open);
  expect(offered).toEqual({ matches: [], highlighted: -1 });
  for (const key of ["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp"])
    expect(stepOf({ key, altKey: false }, open, offered)?.open?.index).toBe(-1);
});

it.each([
  [{ query: "" }, "Belgium", 1],
  [{ query: "" }, null, -1],
  [{ query: "", key: "ArrowDown" as const }, null, 0],
  [{ query: "", key: "ArrowUp" as const }, null, 2],
  [{ query: "cr" }, "Belgium", 0],
  [{ query: "cr", index: 2 }, null, 0],
])("highlights in %j with %s chosen option %i", (open, value, highlighted) => {
  expect(readOffered({ options, value }, open).highlighted).toBe(highlighted);
});
