import type { idTokenErrorCodes } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";
import { decodeJwtPart, hasCriticalExtension, jwtParts, type JsonObject } from "./jwt.ts";

/** The claims of an ID token that passed the checks (OpenID Connect Core 1.0, section 2). */
export interface IdTokenClaims extends JsonObject {
  readonly iss: string;
  readonly sub: string;
  readonly aud: string | readonly string[];
  readonly exp: number;
  readonly iat: number;
}

/** What an ID token is checked against. */
export interface IdTokenExpectation {
  /** With its trailing slash; compared exactly. */
  issuer: string;
  clientId: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The nonce that was sent, if one was. */
  nonce?: string | undefined;
  /** Seconds; 0 counts as sent. */
  maxAge?: number | undefined;
  /** An organisation's id (`org_…`) or name, if one was asked for. */
  organization?: string | undefined;
  /** Seconds two clocks may differ; exactly that much is still good. Default 60. */
  leeway?: number | undefined;
  /** The claims before a refresh, whose subject, authorised party and sign-in time must stay. */
  previous?: (JsonObject & { readonly sub: string }) | undefined;
}

const defaultLeeway = 60;

type Code = (typeof idTokenErrorCodes)[number];

/** A value found in a token, short enough for a log line. */
const show = (value: unknown): string =>
  value === undefined ? "nothing" : String(JSON.stringify(value)).slice(0, 120);

function refuse(code: Code, about: string, expected: string, found: unknown): never {
  const message = `ID token: "${about}" must be ${expected}, found ${show(found)}`;
  throw new IdentityError(code, message, { about });
}

const isFilledText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isTime = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);

function checkAudience(claims: JsonObject, clientId: string): void {
  const { aud, azp } = claims;
  if (typeof aud !== "string" && !Array.isArray(aud)) {
    refuse("missing", "aud", "a text or a list", aud);
  }
  const audience: readonly unknown[] = typeof aud === "string" ? [aud] : aud;
  if (!audience.includes(clientId)) refuse("mismatch", "aud", show(clientId), aud);
  if (audience.length < 2) return;
  if (!isFilledText(azp)) refuse("missing", "azp", "present for several audiences", azp);
  if (azp !== clientId) refuse("mismatch", "azp", show(clientId), azp);
}

function checkNonce(claims: JsonObject, nonce: string | undefined): void {
  if (nonce === undefined) return;
  if (!isFilledText(claims["nonce"])) refuse("missing", "nonce", "present", claims["nonce"]);
  if (claims["nonce"] !== nonce) refuse("mismatch", "nonce", "the one sent", claims["nonce"]);
}

function checkTimes(claims: JsonObject, { now, maxAge, leeway }: IdTokenExpectation): void {
  const tolerated = leeway ?? defaultLeeway;
  const { exp, iat, nbf, auth_time: signedInAt } = claims;
  if (!isTime(exp)) refuse("missing", "exp", "a number", exp);
  if (!isTime(iat)) refuse("missing", "iat", "a number", iat);
  if (now > (exp + tolerated) * 1000) refuse("expired", "exp", `after ${now / 1000}`, exp);
  if (nbf !== undefined && !(isTime(nbf) && now >= (nbf - tolerated) * 1000)) {
    refuse("early", "nbf", `a number before ${now / 1000}`, nbf);
  }
  if (maxAge === undefined) return;
  if (!isTime(signedInAt)) refuse("missing", "auth_time", "a number", signedInAt);
  if (now > (signedInAt + maxAge + tolerated) * 1000) {
    refuse("stale", "auth_time", `at most ${maxAge} s old`, signedInAt);
  }
}

function checkOrganization(claims: JsonObject, asked: string | undefined): void {
  const organization = asked?.trim() ?? "";
  if (organization === "") return;
  const isId = organization.startsWith("org_");
  const claim = isId ? "org_id" : "org_name";
  const expected = isId ? organization : organization.toLowerCase();
  const found = claims[claim];
  if (!isFilledText(found)) refuse("missing", claim, show(expected), found);
  if (found !== expected) refuse("mismatch", claim, show(expected), found);
}

/** A refreshed ID token is about the same sign-in (OpenID Connect Core 1.0, section 12.2). */
function checkContinuity(claims: JsonObject, previous: JsonObject | undefined): void {
  if (previous === undefined) return;
  for (const claim of ["sub", "azp"]) {
    if (claims[claim] !== previous[claim]) {
      refuse("mismatch", claim, show(previous[claim]), claims[claim]);
    }
  }
  const { auth_time: before } = previous;
  const { auth_time: after } = claims;
  if (before !== undefined && after !== undefined && before !== after) {
    refuse("mismatch", "auth_time", show(before), after);
  }
}

/**
 * Checks an ID token by the rules of specification 5 and OpenID Connect Core 1.0, section 3.1.3.7,
 * and returns its claims. Throws an IdentityError whose code names the rule, `about` the claim. The
 * signature is not checked here.
 */
export function checkIdToken(token: string, expectation: IdTokenExpectation): IdTokenClaims {
  const parts = jwtParts(token);
  const header = parts === null ? null : decodeJwtPart(parts[0]);
  const claims = parts === null ? null : decodeJwtPart(parts[1]);
  if (header === null || claims === null) {
    throw new IdentityError("decode", "ID token: must be three parts of base64url JSON", {
      about: "id_token",
    });
  }
  const { issuer, clientId, nonce, organization, previous } = expectation;
  if (claims["iss"] === undefined || claims["iss"] === null || claims["iss"] === "") {
    refuse("missing", "iss", show(issuer), claims["iss"]);
  }
  if (claims["iss"] !== issuer) refuse("mismatch", "iss", show(issuer), claims["iss"]);
  if (!isFilledText(claims["sub"])) refuse("missing", "sub", "a text", claims["sub"]);
  if (header["alg"] !== "RS256") refuse("alg", "alg", '"RS256"', header["alg"]);
  if (hasCriticalExtension(header)) refuse("crit", "crit", "absent", header["crit"]);
  checkAudience(claims, clientId);
  checkNonce(claims, nonce);
  checkTimes(claims, expectation);
  checkOrganization(claims, organization);
  checkContinuity(claims, previous);
  return claims as IdTokenClaims;
}
