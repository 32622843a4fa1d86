/** What sign-in does at an address: the pages of sign-in, the client tool, and all the others. */
export type PageKind = "login" | "logout" | "clientTool" | "product";

/** The page that is open: its kind, and its path with query and fragment. */
export interface Page {
  kind: PageKind;
  path: string;
}

/** Where a visitor is sent to sign in (specification 2.1). */
export const loginPath = "/auth/login";

const loginPage = /^\/(?:auth|auth\/login|login\/autologin)\/?$/i;
const logoutPage = /^\/auth\/logout\/?$/i;
const clientToolPage = /^\/ct(?:\/|$)/i;

function kindOf(pathname: string): PageKind {
  if (loginPage.test(pathname)) return "login";
  if (logoutPage.test(pathname)) return "logout";
  return clientToolPage.test(pathname) ? "clientTool" : "product";
}

/** Reads a path with query and fragment, as the address bar shows it. */
export function readPage(path: string): Page {
  const [pathname = ""] = path.split(/[?#]/, 1);
  return { kind: kindOf(pathname), path };
}
