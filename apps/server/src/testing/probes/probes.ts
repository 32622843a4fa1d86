import { permissionsOfRole } from "../../demo/demoAccounts.ts";
import { webClientId } from "../../identity/clients.ts";
import { addressOf, callOf, operations } from "../contractCalls.ts";
import { hostileBodies, hostileTexts, inAddress, pathWith } from "../hostileValues.ts";

/** The roles that ask. */
export const roles = ["newcomer", "clerk", "officer", "administrator"] as const;

/** Who asks: nobody, somebody with a token that was tampered with, or somebody of a role. */
export type Caller = "nobody" | "forger" | (typeof roles)[number];

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
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Calls of every operation by those who may not make them. */
function* withoutRight(): Iterable<Probe> {
  for (const operation of operations) {
    if (operation.access === "public") continue;
    const { method, body } = callOf(operation);
    const needs = typeof operation.access === "object" ? operation.access : [];
    const lackIt = roles.filter((role) =>
      needs.some((permission) => !permissionsOfRole[role].includes(permission)),
    );
    for (const caller of ["nobody", "forger", ...lackIt] as const) {
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

/** A request to sign in, and calls for tokens, that would be answered but for one hostile text. */
function* atProvider(webOrigin: string): Iterable<Probe> {
  const client = { client_id: webClientId, redirect_uri: `${webOrigin}/auth` };
  const signIn = {
    ...client,
    response_type: "code",
    scope: "openid profile email",
    audience: "any",
    state: "any",
    nonce: "any",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    prompt: "login",
    login_hint: "clerk",
    ui_locales: "en",
    max_age: "60",
    response_mode: "query",
  };
  const byCode = { ...client, grant_type: "authorization_code", code: "any", code_verifier: "any" };
  const byToken = { ...client, grant_type: "refresh_token", refresh_token: "any" };
  const ending = { client_id: webClientId, token: "any", token_type_hint: "refresh_token" };
  const signOut = { ...client, returnTo: webOrigin, id_token_hint: "any", state: "any" };
  const kind = "identity: one hostile parameter among right ones";
  const common = { kind, origin: "identity", caller: "nobody", isForbidden: false } as const;
  for (const query of withOneHostile(signIn))
    yield { ...common, method: "GET", path: `/authorize?${query}` };
  for (const query of withOneHostile({ ...signIn, prompt: "none" }))
    yield { ...common, method: "GET", path: `/authorize?${query}` };
  for (const query of withOneHostile(signOut))
    yield { ...common, method: "GET", path: `/v2/logout?${query}` };
  for (const body of [...withOneHostile(byCode), ...withOneHostile(byToken)])
    yield { ...common, method: "POST", path: "/oauth/token", body, headers: form };
  for (const body of withOneHostile(ending))
    yield { ...common, method: "POST", path: "/oauth/revoke", body, headers: form };
}

/** The parameters with each in turn replaced by each hostile text, as a query or the body of a form. */
const withOneHostile = (parameters: Readonly<Record<string, string>>): string[] =>
  Object.keys(parameters).flatMap((hostile) =>
    hostileTexts.map((text) =>
      Object.entries(parameters)
        .map(([name, value]) => `${name}=${inAddress(name === hostile ? text : value)}`)
        .join("&"),
    ),
  );

/** Every probe of a product whose app is opened at `webOrigin`. */
export const probes = (webOrigin: string): readonly Probe[] => [
  ...withoutRight(),
  ...inAddresses(),
  ...inBodies(),
  ...elsewhere(),
  ...atProvider(webOrigin),
];
