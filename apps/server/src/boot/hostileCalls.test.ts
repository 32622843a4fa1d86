import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, nameOf, operations } from "../testing/contractCalls.ts";
import { createLog } from "./log.ts";
import { type Specimen, startSpecimen } from "./startSpecimen.ts";

/** Texts that a database, a parser or a path may stumble over. */
const hostile = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u0301\u0301",
  "9".repeat(400),
  "-1",
  "2026-02-30",
  "0000-00-00",
  "../../etc/passwd",
  "'; drop table accounts; --",
  "__proto__",
  "%",
  "a".repeat(20_000),
];

/** Values of a body in the wrong place, deep, large or of the wrong kind. */
const bodies: unknown[] = [
  null,
  [],
  "text",
  0,
  {},
  { __proto__: null, constructor: "a" },
  ...hostile.map((text) => ({ text, otp: text, hash: text, redirectTo: text, nickname: text })),
  { rules: hostile.map((recordId) => ({ recordId, tradability: recordId })) },
  { texts: { en: "\u0000", de: "<p>\u0301</p>" } },
];

/** A path with a text in the place of every parameter, as a browser would send it. */
const pathWith = (path: string, text: string) =>
  path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(text.toWellFormed()));

describe("no input is answered with a failure", { timeout: 120_000 }, () => {
  let specimen: Specimen;
  let webRoot = "";
  const faults: string[] = [];
  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), "specimen-hostile-"));
    await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Specimen</title>");
    specimen = await startSpecimen({
      place: { kind: "memory" },
      ports: { web: 0, api: 0, statistics: 0, identity: 0 },
      demoPassword: "a password of the tests",
      webRoot,
      log: createLog("error", { write: (line) => faults.push(line) }),
    });
  });
  afterAll(async () => {
    await specimen.close();
    await rm(webRoot, { recursive: true });
  });

  it.each(operations.map((operation) => [nameOf(operation), operation] as const))(
    "%s",
    async (_name, operation) => {
      const method = operation.method.toUpperCase();
      const headers = {
        Authorization: `Bearer ${await specimen.signApiToken("administrator")}`,
        "Content-Type": "application/json",
        "If-Match": '"1"',
      };
      const send = async (address: string, body?: unknown) => {
        const answer = await fetch(specimen.apiOrigin + address, {
          method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        await answer.arrayBuffer();
        expect(
          answer.status,
          `${method} ${address.slice(0, 200)}\n${faults.join("")}`,
        ).toBeLessThan(500);
      };
      for (const text of hostile) {
        const names = Object.keys(operation.query?.shape ?? {});
        const query = names.map((name) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
        await send(`${pathWith(operation.path, text)}?${query.join("&")}`);
      }
      if (method === "GET" || nameOf(operation) === "POST /auth/sign-out") return;
      for (const body of bodies) await send(addressOf(operation), body);
    },
  );
});
