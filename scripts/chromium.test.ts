import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { candidatePaths, firstThatStarts, noChromium } from "./chromium.mjs";

const folder = mkdtempSync(join(tmpdir(), "chromium "));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, text: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode });
  return path;
}

it("takes the browser that CHROMIUM_PATH names and no other", () => {
  expect(candidatePaths({ named: "/my/chrome", playwrights: "/p", platform: "linux" })).toEqual([
    "/my/chrome",
  ]);
});

it("takes Playwright's own before the system's", () => {
  const paths = candidatePaths({ named: "", playwrights: "/p", platform: "linux" });
  expect(paths[0]).toBe("/p");
  expect(paths).toContain("/usr/bin/chromium");
});

it.runIf(process.platform === "linux")(
  "passes over a file that is missing, not executable or does not start",
  async () => {
    const stub = program("stub", "#!/bin/sh\nexit 1\n");
    const text = program("text", "", 0o644);
    const real = program("real one", "#!/bin/sh\necho Chromium 1\n");
    expect(await firstThatStarts([join(folder, "none"), text, stub, real])).toBe(real);
    expect(await firstThatStarts([stub])).toBeUndefined();
  },
);

it("says what to do when no browser can be had", () => {
  expect(noChromium("linux")).toContain("sudo apt-get install chromium");
  expect(noChromium("darwin")).toContain("CHROMIUM_PATH=/path/to/chromium npm test");
});
