import { expect, test } from "vitest";
import { createTypedAhead, type PressedKey } from "./createTypedAhead.ts";

function start() {
  let listener: (pressed: PressedKey) => void = () => undefined;
  const ahead = createTypedAhead({ onPressed: (given) => (listener = given) });
  /** Whether the key was kept from the page. */
  const press = (key: string, change: Partial<PressedKey> = {}) => {
    let isKept = false;
    listener({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
      timeStamp: 1000,
      preventDefault: () => (isKept = true),
      stopPropagation: () => undefined,
      ...change,
    });
    return isKept;
  };
  const wasAsked = () => {
    let asked = false;
    ahead.attend(() => (asked = true));
    return asked;
  };
  const taken = () => {
    let taken = "";
    ahead.handOver((text) => (taken = text));
    return taken;
  };
  const type = (text: string) => [...text].map((key) => press(key));
  return { ahead, press, type, wasAsked, taken, open: () => press("k", { ctrlKey: true }) };
}

test("letters after Ctrl+K wait for the search, with what was taken back", () => {
  const { press, type, open, wasAsked, taken } = start();
  expect(open()).toBe(true);
  type("kroma");
  press("Backspace");
  press("Backspace");
  type("na");
  expect(wasAsked()).toBe(true);
  type(" 50");
  expect(taken()).toBe("krona 50");
  expect(press("x")).toBe(false);
});

test("a search that is there is asked by its own keys; letters wait from its opening on", () => {
  const { ahead, open, type, wasAsked, taken } = start();
  expect(wasAsked()).toBe(false);
  expect(open()).toBe(false);
  expect(type("ab")).toEqual([false, false]);
  ahead.begin();
  expect(type("DEU")).toEqual([true, true, true]);
  expect(taken()).toBe("DEU");
  ahead.leave();
  expect(open()).toBe(true);
});

test("Escape gives up, and other chords and compositions are left alone", () => {
  const { press, open, wasAsked, taken } = start();
  open();
  expect(press("a", { ctrlKey: true })).toBe(false);
  expect(press("e", { isComposing: true })).toBe(false);
  expect(press("Tab")).toBe(false);
  expect(press("a")).toBe(true);
  expect(press("Escape")).toBe(true);
  expect(wasAsked()).toBe(false);
  expect(taken()).toBe("");
});

test("letters are the page's again where no search has come ten seconds after Ctrl+K", () => {
  const { ahead, open, press, wasAsked, taken } = start();
  open();
  expect(press("a", { timeStamp: 10_999 })).toBe(true);
  expect(press("b", { timeStamp: 11_000 })).toBe(false);
  expect(press(" ", { timeStamp: 11_001 })).toBe(false);
  expect(wasAsked()).toBe(false);
  ahead.begin();
  expect(press("c", { timeStamp: 90_000 })).toBe(true);
  expect(taken()).toBe("c");
});
