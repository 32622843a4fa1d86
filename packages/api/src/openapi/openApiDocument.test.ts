import { readFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, it } from "vitest";
import { contract, type Operation, permissions } from "../contract/index.ts";
import { validatorFiles } from "./validators.ts";
import { openApiDocument } from "./openApiDocument.ts";

const committed = (file: string) =>
  readFile(new URL(`../../${file}`, import.meta.url), { encoding: "utf8" });

it("the committed document and types are those of the contract", async () => {
  const document = openApiDocument();
  expect(JSON.parse(await committed("openapi.json"))).toEqual(JSON.parse(JSON.stringify(document)));
  const types = astToString(await openapiTS(JSON.stringify(document), { alphabetize: true }));
  expect(await committed("generated/schema.d.ts")).toContain(types);
});

it("the committed validators of the first answers are those of the contract", async () => {
  for (const [name, text] of Object.entries(validatorFiles()))
    expect(await committed(`src/client/checks/generated/${name}.ts`)).toBe(text);
});

it("no two calls share a method and a path, and every id is its own", () => {
  const calls = Object.values(contract).flatMap((area) => Object.values<Operation>(area));
  const names = calls.map((call) => `${call.method} ${call.path}`);
  expect(new Set(names).size).toBe(names.length);
});

it("no body beyond 64 KiB is read before it is known who sends it", () => {
  for (const call of Object.values(contract).flatMap((area) => Object.values<Operation>(area))) {
    const { access, path, sessionKey = false, bodyLimit = 0 } = call;
    const isUnknown = access === "public" && !sessionKey;
    expect({ path, isLarge: isUnknown && bodyLimit > 65_536 }).toEqual({ path, isLarge: false });
  }
});

it("every path parameter is described", () => {
  for (const call of Object.values(contract).flatMap((area) => Object.values<Operation>(area))) {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(call.params?.shape ?? {})).toEqual(named);
  }
});

it("permissions have the form area:feature:read, area:access or admin:all", () => {
  for (const permission of permissions)
    expect(permission).toMatch(/^([a-z_]+:([a-z_]+:)?read|[a-z_]+:access|admin:all)$/);
});
