import { afterEach, expect, it, vi } from "vitest";
import { beacon } from "./beacon.ts";

afterEach(() => vi.unstubAllGlobals());

it("hands nothing over without a network, although the browser would say that it did", () => {
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal("navigator", { onLine: false, sendBeacon });
  expect(beacon.send("https://stats.example", "[]")).toBe(false);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  expect(beacon.send("https://stats.example", "[]")).toBe(true);
});
