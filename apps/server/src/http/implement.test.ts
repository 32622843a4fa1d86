import { brotliDecompressSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { SignJWT, generateKeyPair, importJWK } from "jose";
import { afterEach, expect, it } from "vitest";
import type { Problem } from "@specimen/api/contract";
import { customers } from "../auth/tables.ts";
import { describeOnBoth, origins, readSigningKey, type TestApi } from "../testing/startApi.ts";

const path = "/banknotes/countries/DE";

async function tokenWith(
  api: TestApi,
  change: {
    issuer?: string;
    audience?: string;
    expires?: string;
    subject?: string;
    header?: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const signing = await readSigningKey(api);
  const key = await importJWK(signing, "RS256");
  return new SignJWT({ permissions: ["banknotes:read"] })
    .setProtectedHeader({ alg: "RS256", kid: String(signing.kid), ...change.header })
    .setSubject(change.subject ?? "specimen|clerk")
    .setIssuer(change.issuer ?? origins.issuer)
    .setAudience(change.audience ?? origins.audience)
    .setIssuedAt()
    .setExpirationTime(new Date(change.expires ?? "2026-11-21T13:00:00Z"))
    .sign(key, { crit: { "urn:example:x": true } });
}

const expiring = (instant: string) => ({ expires: instant }) as const;

describeOnBoth("the token of a call", (api) => {
  const codeFor = async (token: string) => {
    const answer = await api().call(path, { token });
    return answer.status === 200 ? "ok" : ((await answer.json()) as Problem).code;
  };

  it("is taken when the provider signed it for this API and it has not expired", async () => {
    expect(await codeFor(await tokenWith(api(), expiring("2026-11-21T12:01:00Z")))).toBe("ok");
  });

  it("is refused from another issuer, for another audience, for nobody known, or past its time", async () => {
    const of = (change: Parameters<typeof tokenWith>[1]) => tokenWith(api(), change);
    expect(await codeFor(await of({ issuer: "http://127.0.0.1:9/" }))).toBe("token_invalid");
    expect(await codeFor(await of({ audience: "https://other.example/" }))).toBe("token_invalid");
    expect(await codeFor(await of({ subject: "specimen|nobody" }))).toBe("token_invalid");
    expect(await codeFor(await of(expiring("2026-11-21T11:59:00Z")))).toBe("token_expired");
  });

  it("is refused when its header calls an extension critical (RFC 7515, section 4.1.11)", async () => {
    const later = expiring("2026-11-21T12:01:00Z");
    const header = { "urn:example:x": true };
    expect(await codeFor(await tokenWith(api(), { ...later, header }))).toBe("ok");
    const critical = { ...header, crit: ["urn:example:x"] };
    expect(await codeFor(await tokenWith(api(), { ...later, header: critical }))).toBe(
      "token_invalid",
    );
  });

  it("is refused when somebody else signed it, or nobody", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const forged = await new SignJWT({ permissions: ["banknotes:read"] })
      .setProtectedHeader({ alg: "RS256" })
      .setSubject("specimen|clerk")
      .setIssuer(origins.issuer)
      .setAudience(origins.audience)
      .setExpirationTime("1h")
      .sign(privateKey);
    const [, payload] = forged.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.x`;
    expect(await codeFor(forged)).toBe("token_invalid");
    expect(await codeFor(unsigned)).toBe("token_invalid");
    expect(await codeFor("not-a-token")).toBe("token_invalid");
  });

  it("is refused with the signature of one that was taken before", async () => {
    const taken = await tokenWith(api(), expiring("2026-11-21T12:01:00Z"));
    expect(await codeFor(taken)).toBe("ok");
    const [head, , signature] = taken.split(".");
    const [, payload] = (await tokenWith(api(), expiring("2026-11-21T18:00:00Z"))).split(".");
    expect(await codeFor(`${head}.${payload}.${signature}`)).toBe("token_invalid");
  });

  it("is refused once it expires, also when it was taken before", async () => {
    const token = await tokenWith(api(), expiring("2026-11-22T11:00:00Z"));
    expect(await codeFor(token)).toBe("ok");
    api().setDay("2026-11-22");
    expect(await codeFor(token)).toBe("token_expired");
    api().setDay();
  });
});

describeOnBoth("an answer of the catalogue", (api) => {
  afterEach(() => api().setDay());
  const read = (headers: Record<string, string> = {}, as = "clerk") =>
    api().call(path, { as, language: "de", headers });
  const tagOf = async (as = "clerk") => (await read({}, as)).headers.get("ETag") ?? "";

  it("carries a tag and is answered 304 while nothing has changed", async () => {
    const answer = await read();
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    const again = await read({ "If-None-Match": answer.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("has another tag for another customer, language or day", async () => {
    const tag = await tagOf();
    expect(await tagOf("de")).not.toBe(tag);
    const polish = await api().call(path, { as: "clerk", language: "pl" });
    expect(polish.headers.get("ETag")).not.toBe(tag);
    api().setDay("2026-11-22");
    expect(await tagOf()).not.toBe(tag);
  });

  it("has another tag some seconds after another instance changed the customer's rules", async () => {
    const tag = await tagOf();
    const change = (by: number) =>
      api()
        .database.update(customers)
        .set({ rulesRevision: sql`${customers.rulesRevision} + ${by}` })
        .where(eq(customers.id, "nordhafen"));
    await change(1);
    api().pass(6);
    expect(await tagOf()).not.toBe(tag);
    await change(-1);
    api().pass(6);
    expect(await tagOf()).toBe(tag);
  });

  it("is not given by its tag to somebody without the permission", async () => {
    const answer = await api().call(path, {
      as: "newcomer",
      headers: { "If-None-Match": await tagOf() },
    });
    expect(answer.status).toBe(403);
  });

  it("queries the database once", async () => {
    const before = await (await read()).text();
    await api().database.execute(sql`alter table banknotes rename to hidden`);
    try {
      expect(await (await read()).text()).toBe(before);
    } finally {
      await api().database.execute(sql`alter table hidden rename to banknotes`);
    }
  });

  it("comes in Brotli where the reader takes it", async () => {
    const answer = await read({ "Accept-Encoding": "gzip, br" });
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(text).toBe(await (await read()).text());
  });

  it("is in English for an unsupported language, and in Norwegian for nb and nn", async () => {
    const nameIn = async (language: string) => {
      const country = await api().read<{ name: string }>("/countries/DE", {
        as: "clerk",
        language,
      });
      return country.name;
    };
    expect(await nameIn("ru")).toBe("Germany");
    expect(await nameIn("nb-NO,nb;q=0.9")).toBe("Tyskland");
    expect(await nameIn("ja, pl;q=0.5, de;q=0.8")).toBe("Deutschland");
    expect(await nameIn("de;q=0, fr;q=0.1")).toBe("Allemagne");
  });
});

describeOnBoth("every answer", (api) => {
  it("is protected, and readable by pages of the app alone", async () => {
    const from = (origin: string) => api().call(path, { as: "clerk", headers: { Origin: origin } });
    const own = await from(origins.web);
    expect(own.headers.get("Access-Control-Allow-Origin")).toBe(origins.web);
    expect(own.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(own.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(own.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(own.headers.get("Vary")).toContain("Origin");
    expect((await from("https://evil.test")).headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("to a preflight names methods and headers for the app's origins only", async () => {
    const ask = (origin: string) =>
      api().call("/currentUser", { method: "OPTIONS", headers: { Origin: origin } });
    const own = await ask(origins.web);
    expect(own.status).toBe(204);
    expect(own.headers.get("Access-Control-Allow-Methods")).toContain("PATCH");
    expect(own.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
    const other = await ask("https://evil.test");
    expect(other.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("to an internal error does not contain it, but the log does", async () => {
    const { errors } = api();
    errors.length = 0;
    await api().database.execute(sql`alter table statistics_counts rename to hidden`);
    try {
      const answer = await api().call("/stats/top?resource=banknotes", { as: "clerk" });
      expect(answer.status).toBe(500);
      const text = await answer.text();
      expect(text).toContain("internal_error");
      expect(text).not.toContain("statistics_counts");
      expect(String(errors[0])).toContain("statistics_counts");
    } finally {
      await api().database.execute(sql`alter table hidden rename to statistics_counts`);
    }
  });
});
