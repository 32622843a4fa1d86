import { createHash, randomBytes } from "node:crypto";
import { webClientId } from "../../identity/clients.ts";
import type { SendRequest, TestBrowser, Visit } from "./createBrowser.ts";
import { appOrigin, audience, demoPassword } from "./startIdentity.ts";

const verifier = randomBytes(32).toString("base64url");

/** An address of the authorization endpoint; members of `change` replace or, if undefined, remove. */
export function authorizeAddress(
  issuer: string,
  change: Record<string, string | undefined> = {},
): string {
  const parameters: Record<string, string | undefined> = {
    client_id: webClientId,
    redirect_uri: `${appOrigin}/auth`,
    response_type: "code",
    scope: "openid profile email",
    audience,
    state: "some-state",
    nonce: "some-nonce",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...change,
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  return `${issuer}authorize?${new URLSearchParams(given).toString()}`;
}

/** Sends the sign-in form of a page. */
export function submit(
  browser: TestBrowser,
  page: Visit,
  fields: { username?: string; password?: string } = {},
): Promise<Visit> {
  const body = new URLSearchParams({ username: "clerk", password: demoPassword, ...fields });
  return browser.open(page.address.href, { method: "POST", body });
}

/** Signs in by the form and returns the address the provider redirected to. */
export async function signIn(
  browser: TestBrowser,
  issuer: string,
  change: Record<string, string | undefined> = {},
  username = "clerk",
): Promise<URL> {
  const page = await browser.open(authorizeAddress(issuer, change));
  return (await submit(browser, page, { username })).address;
}

/** Opens the logout address and presses the button, as the page's own script does. */
export async function signOut(browser: TestBrowser, issuer: string, query = ""): Promise<Visit> {
  const page = await browser.open(`${issuer}v2/logout?${query}`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1];
  if (xsrf === undefined) return page;
  return browser.open(`${issuer}v2/logout/confirm`, {
    method: "POST",
    body: new URLSearchParams({ xsrf, logout: "yes" }),
  });
}

/** How the token endpoint is called. */
interface TokenCall {
  readonly json?: boolean;
  readonly origin?: string;
  readonly request?: SendRequest;
}

/** Calls the token endpoint with a code. */
export function exchange(
  issuer: string,
  code: string | null,
  init: TokenCall & { change?: Record<string, string> } = {},
): Promise<Response> {
  const body = {
    client_id: webClientId,
    grant_type: "authorization_code",
    code: code ?? "",
    code_verifier: verifier,
    redirect_uri: `${appOrigin}/auth`,
    ...init.change,
  };
  return callToken(issuer, body, init);
}

/** Calls the token endpoint with a refresh token. */
export function refresh(issuer: string, token: string): Promise<Response> {
  return callToken(issuer, {
    client_id: webClientId,
    grant_type: "refresh_token",
    refresh_token: token,
    redirect_uri: `${appOrigin}/auth`,
  });
}

/** An answer of the token endpoint. */
interface TokenAnswer {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  expires_in: number;
  scope: string;
  error?: string;
}

/** The body of an answer of the token endpoint. */
export async function tokens(response: Response): Promise<TokenAnswer> {
  return (await response.json()) as TokenAnswer;
}

function callToken(
  issuer: string,
  body: Record<string, string>,
  { json = false, origin, request = fetch }: TokenCall = {},
): Promise<Response> {
  const headers = new Headers(origin === undefined ? {} : { Origin: origin });
  if (json) headers.set("Content-Type", "application/json");
  return request(`${issuer}oauth/token`, {
    method: "POST",
    headers,
    body: json ? JSON.stringify(body) : new URLSearchParams(body),
  });
}
