import { describe, expect, it } from "vitest";
import { createFakeAddress, createFakeStore } from "../testing/index.ts";
import { createReturnPath } from "./returnPath.ts";

const origin = "https://app.example.test";
const evil = "https://evil.test/";

const open = (stored: Record<string, string> = {}) => {
  const store = createFakeStore(stored);
  const address = createFakeAddress(`${origin}/auth`);
  return { store, address, returnPath: createReturnPath(store, address) };
};

describe("a path to return to", () => {
  it("is checked when it is written", () => {
    const { store, returnPath } = open();
    returnPath.remember(evil);
    returnPath.rememberClientTool(evil);
    expect(store.keys()).toEqual(["hasTriedClientTool"]);
    expect(returnPath.target()).toBeNull();
  });

  it.each(["sign-in.return-target", "clientToolReturnPath"])(
    "is checked again when it is read from %s",
    (key) => {
      const { address, returnPath } = open({ [key]: evil });
      returnPath.goAfterSignIn(null);
      expect(address.shown).toEqual([`${origin}/auth`, `${origin}/`]);
    },
  );

  it("is checked again when it comes back with a sign-in", () => {
    const { address, returnPath } = open();
    returnPath.goAfterSignIn(evil);
    expect(address.shown).toEqual([`${origin}/auth`, `${origin}/`]);
  });
});
