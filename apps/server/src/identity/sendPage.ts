import type { ProviderMiddleware } from "./compatibility.ts";
import type { Trouble } from "./trouble.ts";

/** Answers with a page, and with the status of what went wrong, if anything did. */
export function sendPage(
  ctx: Parameters<ProviderMiddleware>[0],
  page: string,
  trouble?: Trouble,
): void {
  ctx.status = trouble?.status ?? 200;
  if (trouble?.seconds !== undefined) ctx.set("Retry-After", String(trouble.seconds));
  ctx.type = "html";
  ctx.body = page;
}
