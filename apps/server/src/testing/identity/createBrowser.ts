/** A minimal browser: cookies by path, redirects, forms. */
export interface TestBrowser {
  /** One request without following redirects. */
  send: (address: string, init?: RequestInit) => Promise<Response>;
  /** Follows redirects on the provider's origin; stops at the first address elsewhere. */
  open: (address: string, init?: RequestInit) => Promise<Visit>;
}

/** The end of a navigation: a page of the provider or an address elsewhere. */
export interface Visit {
  address: URL;
  status: number;
  headers: Headers;
  text: string;
}

/** Makes a request and follows no redirect. */
export type SendRequest = (address: string, init?: RequestInit) => Promise<Response>;

/** A browser with an empty cookie jar. */
export function createBrowser(issuer: string, request: SendRequest = fetch): TestBrowser {
  const jar = new Map<string, { value: string; path: string }>();

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address);
    const cookies = [...jar].filter(([, { path }]) => isUnder(pathname, path));
    const headers = new Headers(init.headers);
    if (!headers.has("Accept")) headers.set("Accept", "text/html,*/*;q=0.8");
    headers.set("Cookie", cookies.map(([key, { value }]) => `${nameOf(key)}=${value}`).join("; "));
    const response = await request(address, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    return response;
  }

  function keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    const path = attributes.find((part) => part.startsWith("path="))?.slice(5) ?? "/";
    const key = `${pair.slice(0, at)} ${path}`;
    const isGone = attributes.some((part) => part.startsWith("expires=Thu, 01 Jan 1970"));
    if (isGone) jar.delete(key);
    else jar.set(key, { value: pair.slice(at + 1), path });
  }

  async function open(address: string, init?: RequestInit): Promise<Visit> {
    const response = await send(address, init);
    const location = response.headers.get("Location");
    if (location === null) {
      const { status, headers } = response;
      return { address: new URL(address), status, headers, text: await response.text() };
    }
    const next = new URL(location, address);
    if (next.origin === new URL(issuer).origin) return open(next.href);
    return { address: next, status: response.status, headers: response.headers, text: "" };
  }

  return { send, open };
}

function isUnder(pathname: string, path: string): boolean {
  return path === "/" || pathname === path || pathname.startsWith(`${path}/`);
}

function nameOf(key: string): string {
  return key.slice(0, key.indexOf(" "));
}
