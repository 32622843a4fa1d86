import { isIP } from "node:net";

/** Where passkeys of the provider are valid (WebAuthn 5.1.2). */
export interface RelyingParty {
  /** The provider's host, without its port. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of an issuer; undefined where browsers have no passkeys: at an IP address, and
 * over HTTP but on localhost.
 */
export function relyingPartyOf(issuer: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(issuer);
  const isName = isIP(hostname) === 0 && !hostname.startsWith("[");
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isName && isSecure ? { id: hostname, origin } : undefined;
}
