import type { ProviderMiddleware } from "./compatibility.ts";

/** Addresses that the provider's own pages post to. */
const forms = /^\/(sign-in\/|passkeys$|v2\/logout\/confirm)/;

/**
 * Refuses posts to the provider's forms that come from pages of another origin. Browsers name the
 * relation in Sec-Fetch-Site; those that do not, name the page's origin in Origin, or `null` since
 * our pages send no referrer.
 */
export function ownForms(issuer: string): ProviderMiddleware {
  const own = new URL(issuer).origin;
  return async (ctx, next) => {
    if (ctx.method === "POST" && forms.test(ctx.path)) {
      const site = ctx.get("Sec-Fetch-Site");
      const origin = ctx.get("Origin");
      const isOwn =
        site === "" ? ["", "null", own].includes(origin) : ["same-origin", "none"].includes(site);
      // An origin that is named is that of the page, whatever the other header says.
      if (!isOwn || !["", "null", own].includes(origin)) {
        ctx.status = 403;
        ctx.body = "This form was sent by a page of another site.\n";
        return;
      }
    }
    await next();
  };
}
