import { createHash } from "node:crypto";

/** The other origins that the app's pages call. */
export interface Neighbours {
  readonly apiUrl: string;
  readonly statisticsUrl: string;
  readonly identityUrl: string;
  /** Origin of product analytics, used after consent; empty for none. */
  readonly analyticsUrl: string;
}

/**
 * The Content Security Policy of the app's pages: own files, inline blocks by their hashes, and the
 * three other origins (CSP Level 3, Trusted Types).
 */
export function pagePolicy(html: string, neighbours: Neighbours): string {
  const directives = [
    ...common(neighbours, []),
    ["script-src", "'self'", ...hashesOf(html, "script")],
    ["style-src", "'self'", ...hashesOf(html, "style")],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", ...trustedTypes],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/**
 * The Trusted Types policies of the app: texts that are only read, the address of its worker, and
 * what the editor takes from the clipboard (prosemirror-view).
 */
const trustedTypes = ["specimen-text", "specimen-thread", "ProseMirrorClipboard"];

/** The policy of answers that are no page. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the worker that stores refresh tokens: it can connect only to the provider. */
export const workerPolicy = ({ identityUrl }: Neighbours): string =>
  `default-src 'none'; connect-src ${identityUrl}`;

/** The policy under Vite's development server, which adds inline blocks at any time. */
export function developmentPolicy(neighbours: Neighbours): string {
  const directives = [
    ...common(neighbours, ["ws:"]),
    ["script-src", "'self'", "'unsafe-inline'"],
    ["style-src", "'self'", "'unsafe-inline'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** Headers of every answer of the web origin. */
export const webHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/**
 * Headers of the page that receives the provider's redirect. The sign-in window arrives from a page
 * without an opener policy: a policy here would cut it off from its opener (HTML, "obtain a
 * cross-origin opener policy", redirects included).
 */
export const callbackHeaders = { "Cross-Origin-Opener-Policy": "unsafe-none" } as const;

function common(neighbours: Neighbours, alsoConnect: string[]): string[][] {
  const { apiUrl, statisticsUrl, identityUrl, analyticsUrl } = neighbours;
  const analytics = analyticsUrl === "" ? [] : [analyticsUrl];
  return [
    ["default-src", "'none'"],
    ["connect-src", "'self'", apiUrl, statisticsUrl, identityUrl, ...alsoConnect, ...analytics],
    ["img-src", "'self'", "data:", apiUrl],
    ["font-src", "'self'"],
    // The hidden frame of the silent check is redirected from the provider to our own /auth.
    ["frame-src", "'self'", identityUrl],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'self'"],
  ];
}

/** CSP hashes of the inline blocks of a document from our own build. */
function hashesOf(html: string, tag: "script" | "style"): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "g"));
  return [...blocks]
    .filter(([, attributes = "", text = ""]) => !/\ssrc=/.test(attributes) && text !== "")
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
