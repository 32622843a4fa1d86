import { afterEach, expect, it, vi } from "vitest";
import { channel } from "./channel.ts";

afterEach(() => vi.unstubAllGlobals());

it("tells other tabs what is posted until nobody listens", async () => {
  const heard: unknown[] = [];
  const stop = channel("tabs").listen((message) => heard.push(message));
  const other = channel("tabs");
  other.post("signed out");
  await vi.waitFor(() => expect(heard).toEqual(["signed out"]));
  stop();
  other.post("again");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual(["signed out"]);
});

it.each([
  ["has none", undefined],
  [
    "denies it",
    class {
      constructor() {
        throw new DOMException("denied", "SecurityError");
      }
    },
  ],
])("does nothing where the browser %s", (_, constructor) => {
  vi.stubGlobal("BroadcastChannel", constructor);
  const silent = channel("tabs");
  const stop = silent.listen(() => expect.unreachable());
  silent.post("signed out");
  stop();
});
