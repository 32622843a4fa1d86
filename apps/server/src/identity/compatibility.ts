import type { IncomingMessage } from "node:http";
import type Provider from "oidc-provider";
import { readBody } from "./requestBody.ts";

/** What `use` of the provider takes: Koa middleware. */
export type ProviderMiddleware = Parameters<Provider["use"]>[0];

/** `/v2/logout?client_id&returnTo`: the parameter gets its OpenID Connect name. */
export const renameReturnTo: ProviderMiddleware = async (ctx, next) => {
  const { returnTo } = ctx.query;
  if (ctx.path === "/v2/logout" && returnTo !== undefined) {
    const { returnTo: _renamed, ...rest } = ctx.query;
    ctx.query = { post_logout_redirect_uri: returnTo, ...rest };
  }
  await next();
};

/** Token and revocation calls may come as JSON; the library reads an already parsed form. */
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

/** The members that are texts or numbers; anything else cannot be a parameter. */
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
