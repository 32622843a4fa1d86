import { expect, it } from "vitest";
import { contract, type Operation } from "../contract/index.ts";
import { isPublic, operationByName } from "./operationByName.ts";

const calls = Object.values(contract).flatMap((area) => Object.values<Operation>(area));
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

it("finds every operation of the contract, whether it is loaded first or later", async () => {
  const found = await Promise.all(calls.map((call) => operationByName(nameOf(call))));
  expect(found).toEqual(calls);
});

it("sends exactly the public operations without a token", () => {
  const open = calls.filter((call) => isPublic(nameOf(call)));
  expect(open).toEqual(calls.filter(({ access }) => access === "public"));
  expect(open).not.toEqual([]);
});

it("knows no other", async () => {
  await expect(operationByName("get /price")).rejects.toThrow("No operation get /price");
});
