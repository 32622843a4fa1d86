import type { ProviderMiddleware } from "./compatibility.ts";
import type { Assets } from "./pages/assets.ts";

/**
 * Serves style sheet, fonts and ornaments; their addresses contain a hash and never change content.
 */
export function assetRoutes({ files }: Assets): ProviderMiddleware {
  return async (ctx, next): Promise<void> => {
    const file = files.get(ctx.path);
    if (!file || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      await next();
      return;
    }
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    ctx.set("Cross-Origin-Resource-Policy", "same-origin");
    ctx.type = file.type;
    ctx.body = file.body;
  };
}
