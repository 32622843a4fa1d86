import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fakeToken } from "../testing/index.ts";
import { readApiToken } from "./apiToken.ts";

describe("the API token", () => {
  it("gives the permissions claim as a sorted list", () => {
    const token = fakeToken({ sub: "u", nickname: "Ada", permissions: ["b:read", "a:read"] });
    expect(readApiToken(token)).toEqual({
      user: { sub: "u", nickname: "Ada" },
      permissions: ["a:read", "b:read"],
    });
  });

  it.each([["a:read"], [{ 0: "a:read" }], [["a:read", 7]], [null], [undefined]])(
    "permits nothing when the claim is %j instead of a list of strings",
    (permissions) => {
      expect(readApiToken(fakeToken({ permissions }))?.permissions).toEqual([]);
    },
  );

  it("must have three parts, none of them empty, and a JSON object in the second", () => {
    const payload = fakeToken({}).split(".")[1] ?? "";
    for (const token of ["", "a.b", `a.${payload}`, `a.${payload}.`, `.${payload}.c`, "a..c"]) {
      expect(readApiToken(token)).toBeNull();
    }
    for (const text of ["[]", "null", '"x"', "7", "{"]) {
      expect(readApiToken(fakeToken(text))).toBeNull();
    }
    expect(readApiToken(`a.${payload}.c.d`)).toBeNull();
    expect(readApiToken(`a.${payload}.c`)).toEqual({ user: { sub: "" }, permissions: [] });
  });

  it("is refused when its header calls an extension critical (RFC 7515, section 4.1.11)", () => {
    for (const crit of [["b64"], []]) {
      expect(readApiToken(fakeToken({ permissions: ["a"] }, { alg: "RS256", crit }))).toBeNull();
    }
  });

  it("never throws, and never permits what is no sorted list of strings", () => {
    const payload = fc.oneof(fc.json(), fc.string({ unit: "binary" }));
    const token = fc.oneof(
      fc.anything(),
      fc.string({ unit: "binary" }),
      payload.map((text) => fakeToken(text)),
    );
    fc.assert(
      fc.property(token, (value) => {
        const permissions = readApiToken(value)?.permissions ?? [];
        expect(permissions.every((one) => typeof one === "string")).toBe(true);
        expect(permissions).toEqual(permissions.toSorted());
      }),
    );
  });

  it("reads no permission from a prototype", () => {
    expect(readApiToken(fakeToken('{"__proto__":{"permissions":["a"]}}'))?.permissions).toEqual([]);
  });
});
