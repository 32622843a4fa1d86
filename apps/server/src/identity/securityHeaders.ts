import { originsOf, type IdentityClient } from "./clients.ts";
import type { ProviderMiddleware } from "./compatibility.ts";

/**
 * Headers of every answer. Browsers apply `form-action` to the redirects that follow a form too, so
 * the clients' origins stand in it.
 */
export function securityHeaders(clients: readonly IdentityClient[]): ProviderMiddleware {
  const known = new Set(clients.flatMap(originsOf));
  const callers = new Set(clients.flatMap(({ origins }) => origins));
  const formAction = ["'self'", ...known].join(" ");
  // `script-src` is empty, which allows nothing; pages that need a few lines add their hash.
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
    // A preflight does not say which client calls: the origin must be one of some client.
    const isCall = /^\/(oauth\/(token|revoke)|userinfo)$/.test(ctx.path);
    const origin = ctx.get("Origin");
    const isStranger = isCall && origin !== "" && !callers.has(origin);
    if (isStranger && ctx.method === "OPTIONS") {
      ctx.status = 403;
      return;
    }
    await next();
    if (isStranger) ctx.remove("Access-Control-Allow-Origin");
  };
}
