import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fakeToken } from "../testing/index.ts";
import { identityErrorCodes } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";
import { checkIdToken, type IdTokenExpectation } from "./idToken.ts";
import vectors from "./idTokenVectors.json" with { type: "json" };

interface Vector {
  id: string;
  raw?: string;
  payloadText?: string;
  signature?: string;
  tamper?: string;
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  options?: Record<string, unknown>;
  expect: { result: string; code?: string; about?: string; claims?: Record<string, unknown> };
}

const merge = (base: object, over: object = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ ...base, ...over }).filter(([, value]) => value !== null));

function tokenOf(vector: Vector): string {
  if (vector.raw !== undefined) return vector.raw;
  const payload = vector.payloadText ?? merge(vectors.base, vector.claims);
  return fakeToken(payload, merge(vectors.baseHeader, vector.header), vector.signature);
}

function expectationOf(vector: Vector): IdTokenExpectation {
  const { nowMs = vectors.now * 1000, ...options } = merge(vectors.defaultOptions, vector.options);
  return { ...options, now: nowMs } as unknown as IdTokenExpectation;
}

function refusalOf(run: () => unknown): IdentityError {
  try {
    run();
  } catch (error) {
    if (error instanceof IdentityError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

// Signatures are checked at the token endpoint, where the provider's keys are known.
const judged = (vectors.vectors as Vector[]).filter(({ tamper }) => tamper === undefined);

describe("the ID token must satisfy these checks", () => {
  it.each(judged.map((vector) => [vector.id, vector] as const))("%s", (_, vector) => {
    const check = () => checkIdToken(tokenOf(vector), expectationOf(vector));
    if (vector.expect.result === "ok") {
      expect(check()).toMatchObject(vector.expect.claims ?? {});
    } else {
      const { code, about } = vector.expect;
      expect(refusalOf(check)).toMatchObject({ code, about });
    }
  });
});

const good = { ...vectors.base };
const expectation: IdTokenExpectation = {
  ...vectors.defaultOptions,
  now: vectors.now * 1000,
};

describe("what the table leaves open", () => {
  it("refuses extensions that the header calls critical (RFC 7515, section 4.1.11)", () => {
    for (const crit of [["exp"], ["urn:example:x"], [], "b64", null]) {
      const token = fakeToken(good, { ...vectors.baseHeader, crit, b64: false });
      expect(refusalOf(() => checkIdToken(token, expectation))).toMatchObject({
        code: "crit",
        about: "crit",
      });
    }
  });

  it("holds the leeway to the millisecond: exactly at it is still good", () => {
    const at = (now: number) => () => checkIdToken(fakeToken(good), { ...expectation, now });
    expect(at((good.exp + 60) * 1000)()).toMatchObject({ sub: good.sub });
    expect(refusalOf(at((good.exp + 60) * 1000 + 1)).code).toBe("expired");
    const early = fakeToken({ ...good, nbf: vectors.now + 60 });
    expect(checkIdToken(early, expectation)).toMatchObject({ sub: good.sub });
    const tooEarly = () => checkIdToken(early, { ...expectation, now: expectation.now - 1 });
    expect(refusalOf(tooEarly).code).toBe("early");
  });

  it("takes 60 s where no leeway is named", () => {
    const { leeway: _, ...without } = expectation;
    const now = (good.exp + 60) * 1000;
    expect(checkIdToken(fakeToken(good), { ...without, now })).toMatchObject({ sub: good.sub });
    expect(refusalOf(() => checkIdToken(fakeToken(good), { ...without, now: now + 1 })).code).toBe(
      "expired",
    );
  });

  it("counts a maximum age of 0 as sent", () => {
    const check = () => checkIdToken(fakeToken(good), { ...expectation, maxAge: 0 });
    expect(refusalOf(check)).toMatchObject({ code: "missing", about: "auth_time" });
  });

  it("wants the nonce that was sent", () => {
    const { nonce: _, ...without } = good;
    expect(refusalOf(() => checkIdToken(fakeToken(without), expectation))).toMatchObject({
      code: "missing",
      about: "nonce",
    });
  });

  it("keeps the time of the sign-in over a refresh", () => {
    const previous = { ...good, auth_time: 1 };
    const token = fakeToken({ ...good, auth_time: 2 });
    expect(refusalOf(() => checkIdToken(token, { ...expectation, previous }))).toMatchObject({
      code: "mismatch",
      about: "auth_time",
    });
    expect(checkIdToken(fakeToken(good), { ...expectation, previous })).toMatchObject(good);
  });

  it("takes no endless time for a number", () => {
    const text = JSON.stringify({ ...good, exp: 7 }).replace(":7", ":1e999");
    expect(refusalOf(() => checkIdToken(fakeToken(text), expectation)).about).toBe("exp");
  });

  it("names claim, expectation and finding", () => {
    const check = () =>
      checkIdToken(fakeToken({ ...good, iss: "https://evil.test/" }), expectation);
    expect(refusalOf(check).message).toBe(
      `ID token: "iss" must be "${good.iss}", found "https://evil.test/"`,
    );
  });
});

describe("whatever anybody sends", () => {
  const judge = (token: string): string => {
    try {
      checkIdToken(token, expectation);
      return "ok";
    } catch (error) {
      expect(error).toBeInstanceOf(IdentityError);
      const { code, message } = error as IdentityError;
      expect(identityErrorCodes).toContain(code);
      expect(message.length).toBeLessThanOrEqual(500);
      return code;
    }
  };

  it("refuses any text that is no token", () => {
    const shapeless = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.base64String(), { maxLength: 5 }).map((parts) => parts.join(".")),
    );
    fc.assert(fc.property(shapeless, (token) => judge(token) !== "ok"));
  });

  it("refuses any JSON that is not what was expected, prototypes included", () => {
    const odd = fc.oneof(
      fc.json(),
      fc.json().map((value) => `{"__proto__":${JSON.stringify(good)},"x":${value}}`),
    );
    fc.assert(fc.property(odd, (payload) => judge(fakeToken(payload)) !== "ok"));
    expect({}).not.toHaveProperty("iss");
  });

  it("accepts whatever further claims there are and refuses any other issuer", () => {
    const extra = fc.dictionary(
      fc.string().filter((name) => !(name in good) && !/^(nbf|auth_time|azp)$/.test(name)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(extra, fc.string(), (more, issuer) => {
        expect(judge(fakeToken({ ...more, ...good }))).toBe("ok");
        fc.pre(issuer !== good.iss);
        expect(judge(fakeToken({ ...more, ...good, iss: issuer }))).toMatch(/missing|mismatch/);
      }),
    );
  });

  it("stands huge and deep inputs", () => {
    expect(judge(`${"a".repeat(5_000_000)}.b.c`)).toBe("decode");
    expect(judge(fakeToken("[".repeat(200_000)))).toBe("decode");
    expect(judge(fakeToken({ ...good, iss: "x".repeat(1_000_000) }))).toBe("mismatch");
  });
});
