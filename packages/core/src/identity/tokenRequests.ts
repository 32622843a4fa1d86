import type { RequestedExtras } from "./authorizeUrl.ts";
import type { Dpop } from "./dpop.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError, toIdentityError } from "./errors.ts";
import type { IssuedTokens } from "./issuedTokens.ts";
import type { createLoginRequests } from "./loginRequest.ts";
import type { Provider } from "./provider.ts";
import { SpentGrantError } from "./providerError.ts";
import type { IdentitySettings } from "./settings.ts";
import type { createSignInCookies } from "./signInCookies.ts";
import type { SignInPorts } from "./signInPorts.ts";
import type { SignInWindow } from "./signInWindow.ts";
import { redeem, type Grant, type Tokens } from "./tokenEndpoint.ts";
import type { TokenStore } from "./tokenStore.ts";
import { askInFrame } from "./webMessageFlow.ts";

interface Surroundings {
  ports: Pick<SignInPorts, "address" | "clock" | "frame">;
  settings: IdentitySettings;
  scope: string;
  readProvider(): Promise<Provider>;
  prepare: ReturnType<typeof createLoginRequests>;
  tokenStore: TokenStore;
  dpop: Dpop | null;
  signInWindow: Pick<SignInWindow, "signedIn">;
  signInCookies: Pick<ReturnType<typeof createSignInCookies>, "readOrganization">;
  /** What was issued last. */
  issued(): IssuedTokens | null;
}

/** Asks the provider for tokens, without keeping them. Every failure is an IdentityError. */
export function createTokenRequests({
  ports: { address, clock, frame },
  settings,
  scope,
  readProvider,
  prepare,
  tokenStore: http,
  dpop,
  signInWindow,
  signInCookies,
  issued,
}: Surroundings) {
  let hasFrameWorked = false;

  const redeemOnce = async (grant: Grant): Promise<Tokens> =>
    redeem(grant, { provider: await readProvider(), settings, scope, http, clock, dpop });

  /** A grant that an attempt without an answer may have redeemed is replaced by one silent login. */
  const redeemGrant = async (grant: Grant): Promise<Tokens> => {
    try {
      return await redeemOnce(grant);
    } catch (error) {
      if (error instanceof SpentGrantError) return askSilently(redeemOnce);
      throw error;
    }
  };

  /** A frame shows no choice of organisations: the last one is requested. */
  const organizationHint = (): RequestedExtras => {
    const organization = signInCookies.readOrganization();
    return organization === null ? {} : { organization };
  };

  const askSilently = async (redeeming = redeemGrant): Promise<Tokens> => {
    const signal = signInWindow.signedIn();
    const request = await prepare(
      { isWindow: true, returnTo: null },
      { prompt: "none", id_token_hint: issued()?.idToken ?? "", ...organizationHint() },
    );
    const answer = await askInFrame({ frame, clock }, request, signal);
    const { transaction } = request;
    const tokens = await redeeming({ type: "authorization_code", answer, transaction });
    hasFrameWorked = true;
    return tokens;
  };

  const refresh = async (): Promise<Tokens> => {
    const before = issued();
    const refreshToken = before?.refreshToken ?? null;
    if (before === null || refreshToken === null) {
      if (settings.fallBackToFrame === true) return askSilently();
      throw new IdentityError("missing_refresh_token", "No refresh token is known");
    }
    try {
      return await redeemGrant({
        type: "refresh_token",
        refreshToken,
        redirectUri: `${new URL(address.current()).origin}/auth`,
        previous: before.claims,
        organization: before.organization,
      });
    } catch (error) {
      const { code, providerCode } = toIdentityError(error, identityMessages.tokenFailed);
      const isGone = code === "missing_refresh_token" || providerCode === "invalid_grant";
      if (isGone && settings.fallBackToFrame === true) return askSilently();
      throw error;
    }
  };

  return {
    redeem: redeemGrant,

    /** One silent login (prompt=none) in a hidden frame. */
    askSilently: () => askSilently(),

    /** By the refresh token where the settings want one, else by the hidden frame. */
    askAgain: () => (settings.refreshTokens === true ? refresh() : askSilently()),

    /** Whether a hidden frame got tokens before: it may see the provider's cookies. */
    hasFrameWorked: () => hasFrameWorked,
  };
}
