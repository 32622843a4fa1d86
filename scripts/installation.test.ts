import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { install, isInstalled } from "./installation.mjs";

describe.skipIf(process.platform === "win32")("the installation", () => {
  let root = "";
  let programs = "";

  const pnpm = (script: string) =>
    writeFileSync(join(programs, "pnpm"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "installation "));
    programs = join(root, "bin");
    for (const folder of [programs, join(root, "node_modules"), join(root, "e2e/node_modules")]) {
      mkdirSync(folder, { recursive: true });
    }
    for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc", "e2e/package.json"]) {
      writeFileSync(join(root, file), "{}");
    }
    vi.stubEnv("PATH", `${programs}${delimiter}${process.env.PATH}`);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it("is done once for a lock", async () => {
    pnpm("exit 0");
    expect(isInstalled(root)).toBe(false);
    expect(await install(root)).toBe(0);
    expect(isInstalled(root)).toBe(true);
    writeFileSync(join(root, "pnpm-lock.yaml"), "changed");
    expect(isInstalled(root)).toBe(false);
  });

  it("is done again when a workspace has lost its packages", async () => {
    pnpm("exit 0");
    await install(root);
    rmSync(join(root, "e2e/node_modules"), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it("shows what went wrong, and is not taken for done", async () => {
    pnpm("echo no such package >&2; exit 3");
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(await install(root)).toBe(3);
    expect(said.mock.calls.join("\n")).toContain("no such package");
    expect(isInstalled(root)).toBe(false);
  });
});
