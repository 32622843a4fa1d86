import type { IncomingMessage } from "node:http";
import type Provider from "oidc-provider";
import { readBody } from "./requestBody.ts";

/** Koa middleware as accepted by the provider's `use`. */
export type ProviderMiddleware = Parameters<Provider["use"]>[0];

/** Maps `/v2/logout?client_id&returnTo` to the parameters of OpenID Connect. */
export const renameReturnTo: ProviderMiddleware = async (ctx, next) => {
  const { returnTo } = ctx.query;
  if (ctx.path === "/v2/logout" && returnTo !== undefined) {
    const { returnTo: _renamed, ...rest } = ctx.query;
    ctx.query = { post_logout_redirect_uri: returnTo, ...rest };
  }
  await next();
};

/** Parses token and revocation calls in JSON; the library accepts a parsed form. */
export const acceptJsonBody: ProviderMiddleware = async (ctx, next) => {
  const isCall = ctx.path === "/oauth/token" || ctx.path === "/oauth/revoke";
  if (isCall && ctx.method === "POST" && ctx.is("application/json")) {
    const parsed = parseObject(await readBody(ctx.req));
    if (parsed) {
      const request: IncomingMessage & { body?: Record<string, string> } = ctx.req;
      request.body = parsed;
      ctx.req.headers["content-type"] = "application/x-www-form-urlencoded";
    }
  }
  await next();
};

/** The members that are strings or numbers; others cannot be parameters. */
function parseObject(text: string | undefined): Record<string, string> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return undefined;
  const entries = Object.entries(parsed).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
