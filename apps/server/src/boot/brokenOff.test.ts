import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startWhole } from "../testing/startWhole.ts";
import { createLog } from "./log.ts";
import type { Specimen } from "./startSpecimen.ts";

let specimen: Specimen;
const lines: string[] = [];
const printed = vi.spyOn(console, "error");
beforeAll(async () => {
  const log = createLog("info", { write: (line) => lines.push(line) });
  specimen = await startWhole({ log });
});
afterAll(async () => {
  printed.mockRestore();
  await specimen.close();
});

const json = "Content-Type: application/json";

/** Sends the beginning of a call, and leaves. */
async function breakOff(origin: string, call: string, length: string, body: string) {
  const { host, port } = new URL(origin);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined);
  const head = [`${call} HTTP/1.1`, `Host: ${host}`, json, length, "Expect: 100-continue"];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  lines.length = 0;
  socket.write(body, () => socket.destroy());
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  // A fault would be written after the call.
  await delay(50);
}

/** What the log says of the calls, and what was printed beside it. */
const written = () => ({
  calls: lines.map((line) => {
    const { level, status, fault } = JSON.parse(line) as Record<string, unknown>;
    return { level, status, fault };
  }),
  printed: printed.mock.calls,
});
const noFault = { calls: [{ level: "info" }], printed: [] };

it.each([
  ["Content-Length: 500", '{"otp":'],
  ["Transfer-Encoding: chunked", '7\r\n{"otp":\r\n'],
  ["Transfer-Encoding: chunked", "no number\r\n"],
])("a body that breaks off is no fault: %s, %j", async (length, body) => {
  await breakOff(specimen.apiOrigin, "POST /auth/token", length, body);
  expect(written()).toEqual(noFault);
  await breakOff(specimen.statisticsOrigin, "POST /stats/collect", length, body);
  expect(written()).toEqual(noFault);
  await breakOff(specimen.identityOrigin, "POST /oauth/token", length, body);
  expect(written()).toMatchObject({ calls: [{ level: "info" }], printed: [] });
});
