import { expect, test } from "vitest";
import { createOwnChanges } from "./ownChanges.ts";

test("what comes back was changed here, whatever was changed since", () => {
  const changes = createOwnChanges<string>();
  expect(changes.isOwn("a")).toBe(false);
  changes.add("a");
  changes.add("ab");
  expect(changes.isOwn("a")).toBe(true);
  expect(changes.isOwn("ab")).toBe(true);
  expect(changes.isOwn("ab")).toBe(false);
});

test("a change that was skipped is not waited for", () => {
  const changes = createOwnChanges<string>();
  changes.add("a");
  changes.add("ab");
  expect(changes.isOwn("ab")).toBe(true);
  expect(changes.isOwn("a")).toBe(false);
});

test("what others changed is not one's own, and ends the wait", () => {
  const changes = createOwnChanges<{ x: number }>((one, other) => one.x === other.x);
  changes.add({ x: 1 });
  expect(changes.isOwn({ x: 2 })).toBe(false);
  expect(changes.isOwn({ x: 1 })).toBe(false);
  changes.add({ x: 3 });
  expect(changes.isOwn({ x: 3 })).toBe(true);
});
