import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWhole } from "../testing/startWhole.ts";
import { readAddress, readOperating, readOrigins } from "./settings.ts";
import { SettingError } from "./settingError.ts";
import type { Specimen } from "./startSpecimen.ts";

describe("a server that is operated", () => {
  let specimen: Specimen;
  beforeAll(async () => {
    specimen = await startWhole({
      metricsPort: 0,
      drainFor: 500,
    });
  });
  afterAll(async () => {
    await specimen.close();
  });

  const metrics = async () => (await fetch(`${specimen.metricsOrigin}/metrics`)).text();

  it("counts calls by the contract's address, on a port of its own alone", async () => {
    const token = await specimen.signApiToken("clerk");
    const headers = { Authorization: `Bearer ${token}` };
    await (await fetch(`${specimen.apiOrigin}/banknotes/EUR-unknown`, { headers })).arrayBuffer();
    await expect
      .poll(metrics)
      .toMatch(/specimen_call_seconds_count\{part="api",method="GET",route="\/banknotes\/\{id\}"/);
    expect(await metrics()).toContain("specimen_ready 1");
    expect(await metrics()).toContain("process_resident_memory_bytes");
    expect(await metrics()).not.toContain("EUR-unknown");
    expect((await fetch(`${specimen.apiOrigin}/metrics`)).status).toBe(404);
  });

  it("is not ready from the begin of a stop on, and still answers while it drains", async () => {
    expect((await fetch(`${specimen.apiOrigin}/readyz`)).status).toBe(200);
    const closed = specimen.close();
    const [ready, languages] = await Promise.all([
      fetch(`${specimen.apiOrigin}/readyz`),
      fetch(`${specimen.apiOrigin}/common/languages`),
    ]);
    expect(ready.status).toBe(503);
    expect(languages.status).toBe(401);
    await closed;
  });
});

it("takes no new call anywhere while a call that is under way is waited for", async () => {
  const specimen = await startWhole();
  const { port } = new URL(specimen.identityOrigin);
  const underWay = connect(Number(port), "127.0.0.1");
  underWay.on("error", () => undefined);
  const head = "POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n";
  underWay.write(`${head}Expect: 100-continue\r\n\r\n`);
  await once(underWay, "data");
  const closed = specimen.close();
  const isAnswering = () =>
    fetch(`${specimen.apiOrigin}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isAnswering).toBe(false);
  expect(underWay.readyState).toBe("open");
  await closed;
});

describe("settings of the operation", () => {
  it("have defaults", () => {
    const defaults = { logLevel: "error", metricsPort: undefined, drainFor: 0 };
    expect(readOperating({})).toEqual(defaults);
    expect(readOperating({ SPECIMEN_LOG_LEVEL: "info", SPECIMEN_METRICS_PORT: "9464" })).toEqual({
      ...defaults,
      logLevel: "info",
      metricsPort: 9464,
    });
  });

  it.each([
    [{ SPECIMEN_LOG_LEVEL: "loud" }, "SPECIMEN_LOG_LEVEL must be error, info, silent"],
    [{ SPECIMEN_DRAIN_SECONDS: "soon" }, "SPECIMEN_DRAIN_SECONDS must be from 0 to 999"],
    [{ SPECIMEN_METRICS_PORT: "0" }, "SPECIMEN_METRICS_PORT must be a port"],
  ])("are refused with their name: %o", (env, message) => {
    expect(() => readOperating(env)).toThrow(SettingError);
    expect(() => readOperating(env)).toThrow(message);
  });

  // The web app takes no other address of its configuration.
  it.each([
    "javascript:alert(1)",
    "ftp://a.example",
    "a.example",
    "http://office.bank.intern",
    "https://user:word@a.example",
  ])("that are addresses are https, or http on loopback, without credentials: not %s", (wrong) => {
    const read = () => readAddress({ SPECIMEN_ADMIN_URL: wrong }, "SPECIMEN_ADMIN_URL");
    expect(read).toThrow(SettingError);
    expect(read).toThrow("SPECIMEN_ADMIN_URL must be an https address");
    expect(() => readOrigins({ SPECIMEN_API_URL: wrong })).toThrow(
      "SPECIMEN_API_URL must be an https address",
    );
  });

  it.each(["https://a.example/b", "http://localhost:4200/b"])(
    "that are addresses may be %s",
    (SPECIMEN_ADMIN_URL) =>
      expect(readAddress({ SPECIMEN_ADMIN_URL }, "SPECIMEN_ADMIN_URL")).toBe(SPECIMEN_ADMIN_URL),
  );
});
