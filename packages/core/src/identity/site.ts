/** Whether a domain can be registered; no to public suffixes such as `co.uk`, guessed by length. */
const looksRegistrable = (labels: readonly string[]): boolean =>
  labels.length > 2 || (labels.length === 2 && (labels[0]?.length ?? 0) > 3);

const isAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/**
 * Whether two addresses are probably same-site, so that a frame of one sees the cookies of the other.
 * False in doubt: `login_required` of a frame that sees no cookies proves nothing.
 */
export function isSameSite(left: string, right: string): boolean {
  const [one, other] = [new URL(left), new URL(right)];
  if (one.protocol !== other.protocol) return false;
  if (one.hostname === other.hostname) return true;
  if (isAddress(one.hostname) || isAddress(other.hostname)) return false;
  const [labels, others] = [one, other].map((url) => url.hostname.split(".").toReversed());
  const differing = labels?.findIndex((label, index) => label !== others?.[index]) ?? 0;
  const shared = labels?.slice(0, differing === -1 ? labels.length : differing).toReversed() ?? [];
  return looksRegistrable(shared);
}
