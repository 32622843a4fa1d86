import { addressOf, callOf, operations } from "../contractCalls.ts";
import { hostileBodies, hostileTexts, inAddress, pathWith } from "../hostileValues.ts";

/** Who asks: nobody, somebody with a token that was tampered with, a clerk, an administrator. */
export type Caller = "nobody" | "forger" | "clerk" | "administrator";

/** One call of somebody who means harm, or whose program is wrong. */
export interface Probe {
  /** What is tried; the rows of the report. */
  readonly kind: string;
  readonly origin: "web" | "api" | "statistics" | "identity";
  readonly method: string;
  readonly path: string;
  readonly caller: Caller;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Any success would be a breach: the caller has no right to the call. */
  readonly isForbidden: boolean;
}

const json = { "Content-Type": "application/json" };

/** Calls of every operation by those who may not make them. */
function* withoutRight(): Iterable<Probe> {
  for (const operation of operations) {
    if (operation.access === "public") continue;
    const { method, body } = callOf(operation);
    const needs = typeof operation.access === "object" ? operation.access : [];
    const isClientTool = needs.some((each) => each.startsWith("client_tool"));
    const callers: Caller[] = ["nobody", "forger", ...(isClientTool ? (["clerk"] as const) : [])];
    for (const caller of callers) {
      yield {
        kind: "calls without the right to them",
        origin: "api",
        method,
        path: addressOf(operation),
        caller,
        ...(body !== undefined && { body: JSON.stringify(body), headers: json }),
        isForbidden: true,
      };
    }
  }
}

/** Signing out would end the tokens of those who ask. */
const asked = operations.filter(({ path }) => path !== "/auth/sign-out");

/** Hostile texts in each path and query, by those who may call. */
function* inAddresses(): Iterable<Probe> {
  for (const operation of asked) {
    for (const text of hostileTexts) {
      const names = Object.keys(operation.query?.shape ?? {});
      const query = names.map((name) => `${name}=${inAddress(text)}`).join("&");
      yield {
        kind: "hostile paths and queries",
        origin: "api",
        method: operation.method.toUpperCase(),
        path: `${pathWith(operation.path, text)}?${query}`,
        caller: "administrator",
        isForbidden: false,
      };
    }
  }
}

/** Hostile bodies of each call that takes one, and bodies that are no JSON. */
function* inBodies(): Iterable<Probe> {
  const texts = [
    ...hostileBodies.map((body) => JSON.stringify(body)),
    "{",
    "\u0000",
    "[".repeat(9_000),
  ];
  for (const operation of asked.filter(({ method }) => method !== "get")) {
    for (const body of texts) {
      yield {
        kind: "hostile bodies",
        origin: "api",
        method: operation.method.toUpperCase(),
        path: addressOf(operation),
        caller: "administrator",
        body,
        headers: { ...json, "If-Match": '"1"' },
        isForbidden: false,
      };
    }
  }
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** The addresses of the provider, the web app and statistics with every method and hostile texts. */
function* elsewhere(): Iterable<Probe> {
  const paths = {
    identity: [
      "/authorize",
      "/oauth/token",
      "/oauth/revoke",
      "/userinfo",
      "/v2/logout",
      "/v2/logout/confirm",
      "/sign-in/any",
      "/passkeys",
      "/.well-known/openid-configuration",
    ],
    web: ["/", "/config.json", "/assets/any.js", "/auth"],
    statistics: ["/stats/collect"],
  } as const;
  const names = ["client_id", "redirect_uri", "state", "code", "response_mode", "lang", "returnTo"];
  for (const origin of ["identity", "web", "statistics"] as const) {
    for (const path of paths[origin]) {
      for (const method of methods) {
        for (const text of hostileTexts) {
          const query = names.map((name) => `${name}=${inAddress(text)}`).join("&");
          const hasBody = !["GET", "OPTIONS"].includes(method);
          const form = { "Content-Type": "application/x-www-form-urlencoded" };
          yield {
            kind: `${origin}: every method and text`,
            origin,
            method,
            path: hasBody ? path : `${path}?${query}`,
            caller: "nobody",
            ...(hasBody && { body: query, headers: origin === "statistics" ? json : form }),
            isForbidden: false,
          };
        }
      }
    }
  }
}

/** Every probe. */
export const probes = (): readonly Probe[] => [
  ...withoutRight(),
  ...inAddresses(),
  ...inBodies(),
  ...elsewhere(),
];
