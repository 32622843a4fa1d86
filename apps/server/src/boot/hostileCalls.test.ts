import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, nameOf, operations } from "../testing/contractCalls.ts";
import { hostileBodies, hostileTexts, inAddress, pathWith } from "../testing/hostileValues.ts";
import { startWhole } from "../testing/startWhole.ts";
import { createLog } from "./log.ts";
import type { Specimen } from "./startSpecimen.ts";

describe("no input is answered with a failure", () => {
  let specimen: Specimen;
  const faults: string[] = [];
  beforeAll(async () => {
    specimen = await startWhole({
      log: createLog("error", { write: (line) => faults.push(line) }),
    });
  });
  afterAll(async () => {
    await specimen.close();
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
