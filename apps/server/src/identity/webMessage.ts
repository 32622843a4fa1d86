import { createHash } from "node:crypto";
import { Provider, type KoaContextWithOIDC } from "oidc-provider";

type Answer = Record<string, unknown>;

/**
 * Posts the answer to the page that opened the window or frame. Clients take a window that closes
 * before its message arrives for a cancelled sign-in: the client closes the window, and only a
 * window without a listener closes itself.
 */
const script = `
  const { origin, response } = JSON.parse(document.querySelector("script").text);
  const listener = window.opener ?? window.parent;
  listener.postMessage({ type: "authorization_response", response }, origin);
  setTimeout(() => window.close(), 5_000);
`;
const scriptHash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The page of an answer, which may run these lines only and be framed by the client's pages only.
 */
function answerByMessage(ctx: KoaContextWithOIDC, redirectUri: string, response: Answer): void {
  const { origin } = new URL(redirectUri);
  const policy = String(ctx.response.get("Content-Security-Policy"))
    .replace("script-src", `script-src ${scriptHash}`)
    .replace("frame-ancestors 'none'", `frame-ancestors ${origin}`);
  const data = JSON.stringify({ origin, response }).replaceAll("<", String.raw`\u003c`);
  ctx.set("Content-Security-Policy", policy);
  ctx.type = "html";
  // Status 200 also for login_required, since browsers report other statuses as failed requests.
  ctx.status = 200;
  ctx.body = `<!doctype html><html lang="en"><title>Sign-in</title>
<script type="application/json">${data}</script><script>${script}</script></html>`;
}

/** The library's provider with an own page for the response mode `web_message`. */
export class MessagingProvider extends Provider {
  override registerResponseMode(
    name: string,
    handler: Parameters<Provider["registerResponseMode"]>[1],
  ): void {
    super.registerResponseMode(name, name === "web_message" ? answerByMessage : handler);
  }
}
