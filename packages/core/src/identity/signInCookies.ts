import type { Cookies } from "../ports/index.ts";

const dayInSeconds = 86_400;

/**
 * The cookies that all tabs share: that a session may exist at the provider, and the organisation of
 * the last sign-in. Both last a day and hold no secret.
 */
export function createSignInCookies(cookies: Cookies, clientId: string) {
  const hint = `session-check.${clientId}`;
  const organization = `organization.${clientId}`;
  let wasHintKept = false;
  const hasHint = () => cookies.read(hint) !== null;
  return {
    /** Whether the session-check cookie says that a session may exist. */
    hasHint,

    /** Whether the session-check cookie of this page is gone; never where the browser denies cookies. */
    hasLostHint: (): boolean => wasHintKept && !hasHint(),

    readOrganization: () => cookies.read(organization),

    write: (signedInFor: string | null): void => {
      cookies.write(hint, "true", dayInSeconds);
      wasHintKept = hasHint();
      if (signedInFor === null) cookies.remove(organization);
      else cookies.write(organization, signedInFor, dayInSeconds);
    },

    removeHint: (): void => cookies.remove(hint),

    removeOrganization: (): void => cookies.remove(organization),
  };
}
