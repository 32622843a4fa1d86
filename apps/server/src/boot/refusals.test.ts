import { Problem } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  answering,
  callerOf,
  callOf,
  guarded,
  nameOf,
  permitted,
} from "../testing/contractCalls.ts";
import { describeOnBoth } from "../testing/startApi.ts";

/** Input that does not fit, for each call that takes any. */
const misfits: [string, string, unknown?][] = [
  ["GET", "/banknotes/countries/germany"],
  ["GET", "/banknotes/countries/DE?page=0"],
  ["GET", "/banknotes/countries/DE?tab=old"],
  ["GET", "/banknotes/countries/DE?currentLangInfo=yes"],
  ["GET", "/banknotes?pageSize=101"],
  ["GET", "/banknotes?pageSize=1.5"],
  ["GET", "/banknotes?widthMm=wide"],
  ["GET", "/banknotes?currencyISO=eur"],
  ["GET", "/banknotes/EUR-ES2-50?countryId=deu"],
  ["GET", "/banknotes/column-headings/x"],
  ["GET", "/banknotes?colour=plaid"],
  ["GET", "/banknotes?substrate=paper"],
  ["GET", "/banknotes?year=19"],
  ["GET", "/banknotes?tradability=4"],
  ["GET", "/banknotes?sort=searchVector"],
  ["GET", "/banknotes?sort=value&order=down"],
  ["GET", "/banknotes/countries/DE?sort=id"],
  ["GET", "/banknotes/countries/DE?order=up"],
  ["GET", `/banknotes/coins/${"x".repeat(101)}`],
  ["GET", `/coins/tradability/${"x".repeat(101)}`],
  ["GET", "/precious-metals/coins?country=za"],
  ["GET", "/precious-metals/coins?coins.fineness.from=1001"],
  ["GET", "/precious-metals/coins?coins.grossWeightUnit=stone"],
  ["GET", "/precious-metals/ingots?ingots.gold=maybe"],
  ["GET", "/precious-metals/measured-coins?mass=heavy"],
  ["GET", "/precious-metals/measured-ingots?length=0"],
  ["GET", "/countries/ZA/coins?sort=position"],
  ["GET", "/countries/ZA/coins?metal=tin"],
  ["GET", "/countries/za/coins"],
  ["GET", "/countries/ZAF/coins/tradability"],
  ["GET", "/countries/travel-info?kind=some"],
  ["GET", "/countries/travel-info?hasAddition=perhaps"],
  ["GET", "/countries/de/travel-info"],
  ["GET", "/countries/DEU/travel-info-all-languages"],
  ["PUT", "/countries/DE/travel-info", {}],
  ["PUT", "/countries/DE/travel-info", { additions: { en: 5 } }],
  ["PUT", "/countries/travel-information-section-visibility", { note: true }],
  ["GET", "/countries?packageType=stamps"],
  ["GET", "/countries/d"],
  ["GET", "/countries/12/currency-info"],
  ["GET", "/countries/de/banknotes/tradability"],
  ["GET", "/search"],
  ["GET", "/search?q="],
  ["GET", `/search?q=${"x".repeat(201)}`],
  ["GET", "/search?q=euro&limit=51"],
  ["GET", "/news?createdAtFrom=2026-02-30"],
  ["GET", "/news?createdAtFrom=0000-01-01"],
  ["GET", "/stats/top"],
  ["GET", "/stats/top?resource=coins"],
  ["GET", "/identity-documents/countries/1"],
  ["GET", "/identity-documents/countries/DE?tab=visas"],
  ["GET", "/identity-documents?format=A4"],
  ["GET", "/identity-documents?hasChip=maybe"],
  ["GET", "/identity-documents?year=18"],
  ["GET", "/identity-documents?sort=searchVector"],
  ["GET", "/identity-documents?number=000000000000000000000"],
  ["PATCH", "/currentUser", { defaultLanguage: "ru" }],
  ["PATCH", "/currentUser", { nickname: "" }],
  ["PATCH", "/currentUser", []],
  ["PATCH", "/currentUser", { userMetadata: { newsSeenAt: "yesterday" } }],
  ["POST", "/auth/token", { otp: 5 }],
  ["POST", "/currentUser/consent-analytics", {}],
  ["POST", "/currentUser/consent-analytics", { consentAnalytics: "yes" }],
  ["GET", "/news?page=0"],
  ["GET", "/news?createdAtFrom=21.11.2026"],
  ["GET", `/news?title=${"x".repeat(201)}`],
  ["GET", `/news/${"x".repeat(101)}`],
  ["GET", "/changelogs?activeDateTo=2026-11"],
  ["GET", "/changelogs?pageSize=101"],
  ["GET", `/changelogs/${"x".repeat(101)}`],
  ["GET", "/news-calendar"],
  ["GET", "/news-calendar?year=2026&month=13"],
  ["GET", "/news-calendar?year=1899&month=1"],
  ["GET", "/news-calendar?year=2026&month=6&currencyISO=DKK&currencyISO=kroner"],
  ["GET", `/news-calendar/${"x".repeat(101)}`],
  ["POST", "/news-calendar/subscription", {}],
  ["POST", "/news-calendar/subscription", { currencyISO: "DKK" }],
  ["POST", "/news-calendar/subscription", { currencyISO: ["danish"] }],
  ["GET", `/customer-links/${"x".repeat(101)}`],
  ["GET", `/pdfs/${"x".repeat(101)}`],
  ["GET", `/pdfs?categoryId=${"x".repeat(101)}`],
];

describeOnBoth("every call of the contract", (api) => {
  it.each(answering.map((operation) => [nameOf(operation), operation] as const))(
    "%s answers somebody who may call it",
    async (_name, operation) => {
      const as = callerOf(operation);
      const answer = await api().call(addressOf(operation), { as, ...callOf(operation) });
      expect(answer.status).toBe(200);
      expect(operation.answer.safeParse(await answer.json()).error).toBeUndefined();
    },
  );

  it.each(guarded.map((operation) => [nameOf(operation), operation] as const))(
    "%s refuses a call without a token",
    async (_name, operation) => {
      const answer = await api().call(addressOf(operation), callOf(operation));
      expect(answer.status).toBe(401);
      expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer, DPoP algs="ES256"');
      expect(Problem.parse(await answer.json()).code).toBe("token_missing");
    },
  );

  it.each(permitted.map((operation) => [nameOf(operation), operation] as const))(
    "%s refuses somebody without its permission and names it",
    async (_name, operation) => {
      const answer = await api().call(addressOf(operation), {
        as: "newcomer",
        ...callOf(operation),
      });
      expect(answer.status).toBe(403);
      expect(Problem.parse(await answer.json())).toMatchObject({
        code: "permission_missing",
        permissions: operation.access,
      });
    },
  );

  it.each(misfits)("%s %s refuses input that does not fit", async (method, path, body) => {
    const as = path.startsWith("/identity") ? "officer" : "administrator";
    const answer = await api().call(path, { as, method, ...(body ? { body } : {}) });
    expect(answer.status).toBe(422);
    const problem = Problem.parse(await answer.json());
    expect(problem.code).toBe("invalid_input");
    expect(problem.errors?.length).toBeGreaterThan(0);
  });

  it.each([
    "/banknotes/EUR-ES2-51",
    "/banknotes/countries/QQ",
    "/banknotes/glossary/nothing",
    "/banknotes/coins/coin-999",
    "/coins/tradability/coin-999",
    "/countries/QQ/coins",
    "/countries/QQ/coins/tradability",
    "/countries/QQ/travel-info",
    "/countries/QQ/travel-info-all-languages",
    "/countries/QQ",
    "/countries/QQ/currency-info",
    "/countries/QQ/banknotes/tradability",
    "/banknotes/column-headings/QQ",
    "/news/nothing",
    "/changelogs/nothing",
    "/news-calendar/nothing",
    "/customer-links/nothing",
    "/pdfs/nothing",
  ])("%s is not found", async (path) => {
    const answer = await api().call(path, { as: "administrator" });
    expect(answer.status).toBe(404);
    expect(Problem.parse(await answer.json()).code).toBe("not_found");
  });
});

describeOnBoth("the problem body", (api) => {
  it("also answers unknown addresses and methods, and names the call in the log", async () => {
    for (const how of [{}, { method: "DELETE" }]) {
      const answer = await api().call("/nothing/here", how);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
      const problem = Problem.parse(await answer.json());
      expect(answer.headers.get("X-Request-Id")).toBe(problem.requestId);
    }
  });

  it("answers 400 to a body that is not JSON or of another type", async () => {
    const send = (body: string, type = "application/json") =>
      api().app.request("/auth/token", {
        method: "POST",
        body,
        headers: { "Content-Type": type },
      });
    for (const answer of [
      await send("{"),
      await send("otp=1", "application/x-www-form-urlencoded"),
    ]) {
      expect(answer.status).toBe(400);
      expect(Problem.parse(await answer.json()).code).toBe("bad_request");
    }
  });
});

describe("the contract", () => {
  it("has a call in each area to try", () => {
    expect(guarded.length).toBeGreaterThan(15);
    expect(permitted.length).toBeGreaterThan(5);
  });
});
