import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { areaOfScreen } from "./areaOfScreen.ts";

it("names the area of a screen, and of nothing else", () => {
  expect(areaOfScreen("ct/metals")).toBe("navigation.clientToolMetals");
  expect(areaOfScreen("ct/metals/info")).toBe("navigation.clientToolMetals");
  expect(["", "ct", "ct/notesheet", "elsewhere"].map(areaOfScreen)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it("knows every screen that changes are sent with", () => {
  const features = new URL("../..", import.meta.url).pathname;
  const sent = globSync("clientTool*/**/*.tsx", { cwd: features }).flatMap((file) =>
    [...readFileSync(`${features}/${file}`, "utf8").matchAll(/"(ct\/[a-z/]+)"/g)].map(
      ([, screen = ""]) => screen,
    ),
  );
  expect(sent.length).toBeGreaterThan(15);
  expect(sent.filter((screen) => areaOfScreen(screen) === undefined)).toEqual([]);
});
