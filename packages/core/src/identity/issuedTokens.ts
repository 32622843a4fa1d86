import type { Clock } from "../ports/index.ts";
import type { IdTokenClaims } from "./idToken.ts";
import type { IdentitySettings } from "./settings.ts";
import { createTokenCache } from "./tokenCache.ts";
import type { Tokens } from "./tokenEndpoint.ts";
import type { TokenStore } from "./tokenStore.ts";

/** The tokens of a sign-in at the provider, in the memory of this tab alone. */
export interface IssuedTokens {
  claims: IdTokenClaims;
  idToken: string;
  accessToken: string;
  /** Not the token itself: the name the token store knows it by. */
  refreshToken: string | null;
  /** The organisation the sign-in was for, if it was for one. */
  organization: string | null;
}

interface Surroundings {
  clock: Clock;
  tokenStore: Pick<TokenStore, "forget">;
  settings: Pick<IdentitySettings, "clientId" | "audience">;
  /** Every scope that is asked for, separated by spaces. */
  scope: string;
}

/** Keeps what the provider issued last; those of a user before are dropped with their refresh token. */
export function createIssuedTokens({ clock, tokenStore, settings, scope }: Surroundings) {
  const cache = createTokenCache(clock);
  const { clientId, audience } = settings;
  const key = { clientId, audience, scope };
  let issued: IssuedTokens | null = null;

  /** Drops everything, but for the refresh token with the name `spared`. */
  const clear = (spared: string | null = null): void => {
    issued = null;
    cache.clear();
    tokenStore.forget(spared);
  };

  return {
    /** Null when nobody signed in at the provider. */
    last: () => issued,

    /** An access token that is good for at least 60 s more, else null. */
    cachedToken: (): string | null => cache.find(key),

    clear,

    /** An ID token or refresh token that was not issued anew stays. */
    keep(tokens: Tokens): IssuedTokens {
      if (issued !== null && issued.claims.sub !== tokens.claims.sub) clear(tokens.refreshToken);
      const { claims, accessToken, organization, expiresAt } = tokens;
      issued = {
        claims,
        accessToken,
        organization,
        idToken: tokens.idToken === "" ? (issued?.idToken ?? "") : tokens.idToken,
        refreshToken: tokens.refreshToken ?? issued?.refreshToken ?? null,
      };
      cache.put(key, { accessToken, scope: `${scope} ${tokens.scope}`, expiresAt });
      return issued;
    },
  };
}
