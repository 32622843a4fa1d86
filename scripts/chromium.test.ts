import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { candidatePaths, firstThatStarts, noChromium, shellOf } from "./chromium.mjs";

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

it.runIf(process.platform !== "win32")(
  "takes the browser without a window only where it is of the same version as the whole one",
  async () => {
    const whole = program("whole", "#!/bin/sh\necho Chromium 156.0.8078.79 built on Debian\n");
    const shell = program("shell", "#!/bin/sh\necho Chromium 156.0.8078.79\n");
    const older = program("older", "#!/bin/sh\necho Chromium 155.0.8000.10\n");
    const broken = program("broken", "#!/bin/sh\nexit 127\n");
    expect(await shellOf(whole, shell)).toBe(shell);
    expect(await shellOf(whole, older)).toBeUndefined();
    expect(await shellOf(whole, broken)).toBeUndefined();
    expect(await shellOf(broken, broken)).toBeUndefined();
    expect(await shellOf(whole, join(folder, "none"))).toBeUndefined();
  },
);

it("says what to do when no browser can be had", () => {
  expect(noChromium("linux")).toContain("sudo apt-get install chromium");
  expect(noChromium("darwin")).toContain("CHROMIUM_PATH=/path/to/chromium npm test");
});
