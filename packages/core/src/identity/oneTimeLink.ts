import type { Clock, Http, Store } from "../ports/index.ts";
import { apiTokenKey } from "./apiToken.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";
import { isJsonObject } from "./jwt.ts";
import { sendWithTimeout } from "./retryingFetch.ts";
import type { IdentitySettings } from "./settings.ts";

/** The body of POST /auth/token (specification 7.2). */
export interface OneTimeData {
  /** Empty when the address had none. */
  otp: string;
  /** The `user` or `hash` parameter; empty when the address had neither. */
  hash: string;
  /** The full address without otp, user and hash. */
  redirectTo: string;
}

/** The answer to it: a token, which is stored by now, or an address to leave for. */
export type OneTimeResult =
  | { kind: "token"; token: string }
  | { kind: "location"; location: string };

/** An address the answer may send the browser to: http(s), of our origin or a configured one. */
function checkLocation(
  location: unknown,
  { origin, settings }: { origin: string; settings: IdentitySettings },
): string | null {
  if (typeof location !== "string" || !URL.canParse(location, origin)) return null;
  const url = new URL(location, origin);
  const isAllowed = [origin, ...(settings.locationOrigins ?? [])].includes(url.origin);
  return isAllowed && /^https?:$/.test(url.protocol) ? url.href : null;
}

/**
 * Redeems a one-time link: POST {apiUrl}/auth/token (specification 7.2). Throws 'No token received'
 * when the answer has neither a token nor an allowed address.
 */
export async function redeemOneTimeLink(
  link: OneTimeData,
  world: { http: Http; clock: Clock; store: Store; settings: IdentitySettings },
): Promise<OneTimeResult> {
  const { http, clock, store, settings } = world;
  const url = addressOf(settings, "/auth/token");
  const answer = await sendWithTimeout(http, clock, url, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(link),
    redirect: "error",
  });
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  const { token = null, location = null } = isJsonObject(body) ? body : {};
  if (typeof token === "string" && token !== "") {
    store.write(apiTokenKey, token);
    return { kind: "token", token };
  }
  const allowed = checkLocation(location, { origin: new URL(link.redirectTo).origin, settings });
  if (allowed === null) throw new IdentityError("request_error", identityMessages.noToken);
  return { kind: "location", location: allowed };
}

/** Makes the API refuse the token of a one-time link from now on: POST {apiUrl}/auth/sign-out. */
export async function endOneTimeToken(
  token: string,
  { http, clock, settings }: { http: Http; clock: Clock; settings: IdentitySettings },
): Promise<void> {
  await sendWithTimeout(http, clock, addressOf(settings, "/auth/sign-out"), {
    method: "POST",
    headers: { accept: "application/json", authorization: `Bearer ${token}` },
    redirect: "error",
  });
}

const addressOf = ({ apiUrl }: IdentitySettings, path: string): string =>
  apiUrl.replace(/\/+$/, "") + path;
