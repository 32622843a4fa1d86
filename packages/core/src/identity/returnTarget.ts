/** Longer targets are refused. */
const lengthLimit = 2048;

/** What a one-time link carries; never part of a target. */
export const oneTimeParameters = ["otp", "user", "hash"] as const;

/** Backslashes and control characters, which browsers read in ways of their own. */
const isForbidden = (letter: string): boolean =>
  letter === "\\" || letter < " " || letter === "\u007f";

/** The path as a router reads it: decoded where possible, lower case, single slashes. */
function comparablePath(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A stray percent sign stands for itself.
  }
  return decoded.toLowerCase().replace(/\/{2,}/g, "/");
}

/** Whether a path belongs to signing in itself, where nobody wants to return to. */
export function isSignInPath(pathname: string): boolean {
  const path = comparablePath(pathname);
  return /^\/(?:auth|login\/autologin)(?:\/|$)/.test(path);
}

/**
 * Where a visitor may be sent after signing in: a path of this origin, or null when `target` is
 * anything else. A same-origin test alone is not enough, for `/..//evil.test` stays same-origin
 * and leaves by its path. Checked when written and again when read.
 */
export function checkReturnTarget(target: unknown, origin: string): string | null {
  if (typeof target !== "string" || target === "" || target.length > lengthLimit) return null;
  if ([...target].some(isForbidden) || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // A blob: address has the origin of the page that made it, and another address for a path.
  if (url.origin !== origin || url.protocol === "blob:") return null;
  if (isSignInPath(url.pathname)) return null;
  for (const name of oneTimeParameters) {
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}
