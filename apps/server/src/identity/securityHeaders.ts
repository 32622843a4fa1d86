import { originsOf, type IdentityClient } from "./clients.ts";
import type { ProviderMiddleware } from "./compatibility.ts";

/** Lets a page run the provider's own script files. */
export const allowOwnScripts: (ctx: Parameters<ProviderMiddleware>[0]) => void = (ctx) => {
  const policy = String(ctx.response.get("Content-Security-Policy"));
  ctx.set("Content-Security-Policy", policy.replace("script-src", "script-src 'self'"));
};

/**
 * Headers of every answer. Browsers apply `form-action` to the redirects after a form too, so it
 * lists the clients' origins.
 */
export function securityHeaders(clients: readonly IdentityClient[]): ProviderMiddleware {
  const known = new Set(clients.flatMap(originsOf));
  const callers = new Set(clients.flatMap(({ origins }) => origins));
  const formAction = ["'self'", ...known].join(" ");
  // An empty `script-src` allows nothing; pages with a script add its hash.
  const policy = [
    "default-src 'none'",
    "script-src",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join("; ");

  return async (ctx, next) => {
    ctx.set({
      "Content-Security-Policy": policy,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "Cache-Control": "no-store",
    });
    // A preflight does not name the client: any client's origin is accepted.
    const isCall = /^\/(oauth\/(token|revoke)|userinfo)$/.test(ctx.path);
    const origin = ctx.get("Origin");
    const isStranger = isCall && origin !== "" && !callers.has(origin);
    if (isStranger && ctx.method === "OPTIONS") {
      ctx.status = 403;
      return;
    }
    await next();
    if (isStranger) ctx.remove("Access-Control-Allow-Origin");
    // A silent check in a frame goes on by itself when the database is back: the page that says
    // otherwise may be framed by the client, and is loaded again before the client gives up.
    const client = originOf(ctx.query.redirect_uri);
    if (ctx.status === 503 && ctx.query.prompt === "none" && known.has(client)) {
      ctx.set(
        "Content-Security-Policy",
        policy.replace("frame-ancestors 'none'", `frame-ancestors ${client}`),
      );
      ctx.set("Refresh", "1");
    }
  };
}

/** The origin of an address; empty where it is none. */
const originOf = (address: unknown): string =>
  typeof address === "string" && URL.canParse(address) ? new URL(address).origin : "";
