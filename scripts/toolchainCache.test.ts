import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recall, remember } from "./toolchainCache.mjs";

describe("the toolchain that npm installed", () => {
  let root = "";
  let bin = "";
  const node = process.execPath;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "specimen-toolchain-"));
    bin = join(root, "tools");
    for (const folder of [bin, join(root, "node_modules")]) mkdirSync(folder);
    writeFileSync(join(bin, "pnpm"), "");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const note = (packages: string) =>
    remember(root, { packages, node, path: [tmpdir(), bin].join(delimiter) });

  it("are found again", () => {
    note("pnpm@1");
    expect(recall(root, "pnpm@1")).toEqual({ packages: "pnpm@1", node, bin });
  });

  it("are asked for anew for another release", () => {
    note("pnpm@1");
    expect(recall(root, "pnpm@2")).toBeUndefined();
  });

  it("are asked for anew once they are gone", () => {
    note("pnpm@1");
    rmSync(join(bin, "pnpm"));
    expect(recall(root, "pnpm@1")).toBeUndefined();
  });

  it("are asked for where nothing, or nothing that can be read, is noted", () => {
    expect(recall(root, "pnpm@1")).toBeUndefined();
    writeFileSync(join(root, "node_modules/.toolchain"), "{");
    expect(recall(root, "pnpm@1")).toBeUndefined();
  });
});
