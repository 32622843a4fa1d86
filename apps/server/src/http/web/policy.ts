import { createHash } from "node:crypto";

/** The other origins a page of the app talks to. */
export interface Neighbours {
  readonly apiUrl: string;
  readonly statisticsUrl: string;
  readonly identityUrl: string;
  /** Where product analytics is sent after consent; empty: nowhere. */
  readonly analyticsUrl: string;
}

/**
 * The Content Security Policy of the app's pages: own files, the inline blocks of the document by
 * their hashes, the three other origins and nothing else (CSP Level 3, Trusted Types).
 */
export function pagePolicy(html: string, neighbours: Neighbours): string {
  const directives = [
    ...common(neighbours, []),
    ["script-src", "'self'", ...hashesOf(html, "script")],
    ["style-src", "'self'", ...hashesOf(html, "style")],
    ["require-trusted-types-for", "'script'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/**
 * The policy of the thread that keeps refresh tokens: it talks to the provider and to nobody else,
 * whatever it is told.
 */
export const workerPolicy = ({ identityUrl }: Neighbours): string =>
  `default-src 'none'; connect-src ${identityUrl}`;

/** The policy under Vite's development server, which writes inline blocks as it goes. */
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
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/**
 * Headers of the page a provider sends its answer to. A window of sign-in comes here from a page
 * without an opener policy: a policy of our own would cut it off from the page that opened it
 * (HTML, "obtain a cross-origin opener policy", redirects included).
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
    // The hidden frame of the silent check comes back from the provider to our own /auth.
    ["frame-src", "'self'", identityUrl],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'self'"],
  ];
}

/** Hashes of the inline blocks of a document we have built ourselves. */
function hashesOf(html: string, tag: "script" | "style"): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "g"));
  return [...blocks]
    .filter(([, attributes = "", text = ""]) => !/\ssrc=/.test(attributes) && text !== "")
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
