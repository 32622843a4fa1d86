import { expect, it } from "vitest";
import { contract, type Operation } from "../contract/index.ts";
import { callNamed, isPublic } from "./callsByName.ts";

const calls = Object.values(contract).flatMap((area) => Object.values<Operation>(area));
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

it("finds every call of the contract, whether it comes first or later", async () => {
  const found = await Promise.all(calls.map((call) => callNamed(nameOf(call))));
  expect(found).toEqual(calls);
});

it("lets exactly the public calls go without a token", () => {
  const open = calls.filter((call) => isPublic(nameOf(call)));
  expect(open).toEqual(calls.filter(({ access }) => access === "public"));
  expect(open).not.toEqual([]);
});

it("knows no other", async () => {
  await expect(callNamed("get /price")).rejects.toThrow("No call get /price");
});
