import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, nameOf, operations } from "../testing/contractCalls.ts";
import { hostileBodies, hostileTexts, inAddress, pathWith } from "../testing/hostileValues.ts";
import { createLog } from "./log.ts";
import { type Specimen, startSpecimen } from "./startSpecimen.ts";

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
      for (const text of hostileTexts) {
        const names = Object.keys(operation.query?.shape ?? {});
        const query = names.map((name) => `${name}=${inAddress(text)}`);
        await send(`${pathWith(operation.path, text)}?${query.join("&")}`);
      }
      if (method === "GET" || nameOf(operation) === "POST /auth/sign-out") return;
      for (const body of hostileBodies) await send(addressOf(operation), body);
    },
  );
});
