import { oneTimeParameters } from "./storedSignIn.ts";

/** Characters; longer targets are refused. */
const lengthLimit = 2048;

/** Backslashes and control characters, which browsers normalise in different ways. */
const isForbidden = (letter: string): boolean =>
  letter === "\\" || letter < " " || letter === "\u007f";

/** The path as a router compares it: decoded where possible, lower case, single slashes. */
function comparablePath(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A percent sign that encodes nothing stands for itself.
  }
  return decoded.toLowerCase().replace(/\/{2,}/g, "/");
}

/** Whether a path is one of the sign-in pages, which are no return targets. */
function isSignInPath(pathname: string): boolean {
  const path = comparablePath(pathname);
  return /^\/(?:auth|login\/autologin)(?:\/|$)/.test(path);
}

/**
 * Where a visitor may be sent after signing in: a path of this origin, else null (open redirect). A
 * same-origin check is not enough: `/..//evil.test` is same-origin and leaves the origin by its
 * path. To be applied when a target is stored and again when it is read.
 */
export function checkReturnTarget(target: unknown, origin: string): string | null {
  if (typeof target !== "string" || target === "" || target.length > lengthLimit) return null;
  if ([...target].some(isForbidden) || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // A blob: address has the origin of its page, and another address in its path.
  if (url.origin !== origin || url.protocol === "blob:") return null;
  if (isSignInPath(url.pathname)) return null;
  for (const name of oneTimeParameters) {
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}
