import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../testing/changePreferences.ts", import.meta.url));

/** What a child has said so far: what it found, and the last change it got acknowledged. */
interface Run {
  /** Ends the child at once, and reads what it had said until then. */
  kill(): Promise<void>;
  kept: Promise<string>;
  acknowledged: () => number;
  /** Resolves once a change with this number, or a later one, is acknowledged. */
  reached(number: number): Promise<void>;
}

function start(folder: string, from: number): Run {
  const child = spawn(process.execPath, [script, folder, String(from)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  let last = from - 1;
  let keep: (name: string) => void = () => undefined;
  const kept = new Promise<string>((resolve, reject) => {
    keep = resolve;
    child.once("exit", (code) => reject(new Error(`the child ended with ${code}`)));
  });
  const waiting = new Map<number, () => void>();
  lines.on("line", (line) => {
    if (line.startsWith("kept ")) return keep(line.slice("kept ".length));
    last = Number(line);
    waiting.get(last)?.();
  });
  return {
    async kill() {
      const ended = once(lines, "close");
      child.kill("SIGKILL");
      await ended;
    },
    kept,
    acknowledged: () => last,
    reached: (number) =>
      new Promise((resolve) => {
        if (last >= number) resolve();
        else waiting.set(number, resolve);
      }),
  };
}

describe("what was acknowledged", { timeout: 300_000 }, () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "specimen-durable-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("survives that the process is killed while preferences are saved in a loop", async () => {
    // The first start is killed while it prepares the folder, the next ones while they save.
    const first = start(folder, 0);
    first.kept.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await first.kill();

    let acknowledged = first.acknowledged();
    for (const saves of [40, 90, 15]) {
      const run = start(folder, acknowledged + 1);
      const kept = await run.kept;
      // One more change than was acknowledged may have been kept, never fewer.
      const possible = [acknowledged, acknowledged + 1].map((number) =>
        number < 0 ? "Clara Stern" : String(number),
      );
      expect(possible).toContain(kept);
      await run.reached(acknowledged + saves);
      await run.kill();
      acknowledged = run.acknowledged();
    }

    const last = start(folder, acknowledged + 1);
    expect([String(acknowledged), String(acknowledged + 1)]).toContain(await last.kept);
    await last.kill();
  });
});
