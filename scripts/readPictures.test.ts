import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("reads a folder of pictures by the server's own code", () => {
  const root = join(import.meta.dirname, "..");
  const folder = join(root, "apps/server/src/reading/samples");
  const out = mkdtempSync(join(tmpdir(), "pictures-"));
  try {
    const file = join(out, "read.json");
    execFileSync(process.execPath, [join(root, "scripts/readPictures.ts"), folder, file]);
    const lines = readFileSync(join(folder, "passport.txt"), "utf8").trim().split("\n");
    const checks = [
      "document number",
      "date of birth",
      "date of expiry",
      "personal number",
      "composite",
    ];
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject([
      { file: "licence.jpg", status: "unread", lines: [], checks: [], advice: ["noZone"] },
      {
        file: "passport.jpg",
        status: "read",
        lines,
        checks: checks.map((name) => ({ name, ok: true, verdict: "pass" })),
      },
    ]);
  } finally {
    rmSync(out, { recursive: true });
  }
});
