import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { exitCodeOf, runAsGroup, runInForeground, runQuietly, stopPatienceOf } from "./child.mjs";

const node = process.execPath;

it("reports a signal as a shell does", () => {
  expect(exitCodeOf(3, null)).toBe(3);
  expect(exitCodeOf(null, "SIGINT")).toBe(130);
});

it("passes the exit code on", async () => {
  expect(await runAsGroup(node, ["-e", "process.exit(6)"], {})).toBe(6);
  expect(await runInForeground(node, ["-e", "process.exit(7)"])).toBe(7);
});

it("keeps what a quiet command printed", async () => {
  const script = "console.log('out'); console.error('err'); process.exit(2)";
  const { code, output } = await runQuietly(node, ["-e", script]);
  expect(code).toBe(2);
  expect(output).toContain("out");
  expect(output).toContain("err");
});

it("says so when a quiet command takes its time", async () => {
  const onWait = vi.fn();
  await runQuietly(node, ["-e", "setTimeout(() => {}, 1300)"], { onWait });
  expect(onWait).toHaveBeenCalledOnce();
});

it("answers 127 for a command that does not exist", async () => {
  expect((await runQuietly("/no/such/command", [])).code).toBe(127);
});

it("waits for a server that drains before it stops", () => {
  expect(stopPatienceOf({})).toBe(15_000);
  expect(stopPatienceOf({ SPECIMEN_DRAIN_SECONDS: "30" })).toBe(45_000);
  expect(stopPatienceOf({ SPECIMEN_DRAIN_SECONDS: "soon" })).toBe(15_000);
});

it.skipIf(process.platform === "win32")(
  "passes a signal through shells and waits until the last command has put its data away",
  async () => {
    const server =
      "process.on('SIGTERM', () => setTimeout(() => { console.log('stored'); process.exit(); }, 100)); console.log('up'); setInterval(() => {}, 1000);";
    const parent = `import { runAsGroup } from ${JSON.stringify(join(import.meta.dirname, "child.mjs"))};
      process.exitCode = await runAsGroup("sh", ["-c", "node -e \\"$SERVER\\"; exit 5"], { env: { ...process.env, SERVER: ${JSON.stringify(server)} } });`;
    const child = spawn(node, ["--input-type=module", "-e", parent], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output === "up\n") child.kill("SIGTERM");
    });
    const [code] = (await once(child, "exit")) as [number];
    expect(output).toBe("up\nstored\n");
    expect(code).toBe(143);
  },
);
