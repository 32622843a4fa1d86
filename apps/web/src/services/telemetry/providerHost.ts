/**
 * The host of the provider's domain as a referrer names it. A domain is written with or without
 * protocol, path and capitals; one that is no address has none.
 */
export function providerHost(domain: string): string {
  const url = domain.includes("://") ? domain : `https://${domain}`;
  return URL.canParse(url) ? new URL(url).host : "";
}
