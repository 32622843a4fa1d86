import { fullScope, type RequestedExtras } from "./authorizeUrl.ts";
import { apiTokenKey, readApiToken, readUser } from "./apiToken.ts";
import { cookieStore } from "./cookieStore.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError, toIdentityError } from "./errors.ts";
import type { IdTokenClaims } from "./idToken.ts";
import { createLoginRequests, requestedExtras } from "./loginRequest.ts";
import { SpentGrantError } from "./providerError.ts";
import { createProviderReader, logoutUrl, readIssuer } from "./provider.ts";
import { createDpop } from "./dpop.ts";
import { createRedirectLoopGuard } from "./redirectLoopGuard.ts";
import { createRefusedTokens } from "./refusedTokens.ts";
import type { Return, Session } from "./session.ts";
import type { IdentitySettings } from "./settings.ts";
import type { SignInPorts } from "./signInPorts.ts";
import { createSignInCookies } from "./signInCookies.ts";
import { createSignInWindow } from "./signInWindow.ts";
import { isSameSite } from "./site.ts";
import { createTokenCache } from "./tokenCache.ts";
import { redeem, type Grant, type Tokens } from "./tokenEndpoint.ts";
import { createTokenStore } from "./tokenStore.ts";
import { createWorkerTokenStore } from "./workerTokenStore.ts";
import { renewUnderLock } from "./tokenLock.ts";
import { createTransactions } from "./transaction.ts";
import { askInFrame, awaitPopup } from "./webMessageFlow.ts";

/** The tokens of a sign-in at the provider, in the memory of this tab alone. */
interface IssuedTokens {
  claims: IdTokenClaims;
  idToken: string;
  accessToken: string;
  /** Not the token itself: the name the token store knows it by. */
  refreshToken: string | null;
  /** The organisation the sign-in was for, if it was for one. */
  organization: string | null;
}

/** The identity provider as sign-in uses it. Every failure is an IdentityError. */
export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/** Posted to the other tabs when somebody signs out at the provider. */
export const signedOutMessage = "signed-out";

/** A client of the identity provider: redirect, hidden frame, popup, renewal and logout. */
export function createIdentityProvider(ports: SignInPorts, settings: IdentitySettings) {
  const { address, channel, clock, cookies, frame, http, locks, store } = ports;
  const readProvider = createProviderReader(settings, http, clock);
  const { clientId, audience, refreshTokens = false, cookieTransactions = false } = settings;
  const transactions = createTransactions(cookieTransactions ? cookieStore(cookies) : store, clock);
  const redirectLoopGuard = createRedirectLoopGuard(store, clock);
  const refusedTokens = createRefusedTokens(store, clock);
  const cache = createTokenCache(clock);
  const scope = fullScope(settings.scope ?? "profile email", refreshTokens);
  const key = { clientId, audience, scope };
  const signInCookies = createSignInCookies(cookies, clientId);
  const pageTokenStore = createTokenStore(http, "page");
  const tokenStore = refreshTokens
    ? createWorkerTokenStore(ports.thread, clock, pageTokenStore)
    : pageTokenStore;
  const dpop = settings.dpop === true ? createDpop(clock) : null;
  const signInWindow = createSignInWindow(ports.popup);
  const prepare = createLoginRequests(address, settings, { scope, readProvider });
  let issued: IssuedTokens | null = null;
  let needsFactor = false;
  let hasFrameWorked = false;

  const origin = () => new URL(address.current()).origin;

  const sessionOf = ({ claims, accessToken }: IssuedTokens): Session => {
    const token = readApiToken(accessToken);
    if (token === null) ports.report(new IdentityError("decode", "The access token is no JWT"));
    return { via: "provider", user: readUser(claims), permissions: token?.permissions ?? [] };
  };

  const keep = (tokens: Tokens): Session => {
    if (issued !== null && issued.claims.sub !== tokens.claims.sub) clear(tokens.refreshToken);
    const { claims, accessToken } = tokens;
    issued = {
      claims,
      accessToken,
      idToken: tokens.idToken === "" ? (issued?.idToken ?? "") : tokens.idToken,
      refreshToken: tokens.refreshToken ?? issued?.refreshToken ?? null,
      organization: tokens.organization,
    };
    cache.put(key, { accessToken, scope: `${scope} ${tokens.scope}`, expiresAt: tokens.expiresAt });
    signInCookies.write(tokens.organization);
    store.remove(apiTokenKey);
    redirectLoopGuard.reset();
    refusedTokens.noteIssued();
    needsFactor = false;
    return sessionOf(issued);
  };

  const clear = (spared: string | null = null): void => {
    issued = null;
    cache.clear();
    tokenStore.forget(spared);
  };

  const redeemOnce = async (grant: Grant): Promise<Tokens> =>
    redeem(grant, {
      provider: await readProvider(),
      settings,
      scope,
      http: tokenStore,
      clock,
      dpop,
    });

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
      { prompt: "none", id_token_hint: issued?.idToken ?? "", ...organizationHint() },
    );
    const answer = await askInFrame({ frame, clock }, request, signal);
    const { transaction } = request;
    const tokens = await redeeming({ type: "authorization_code", answer, transaction });
    hasFrameWorked = true;
    return tokens;
  };

  const refresh = async (): Promise<Tokens> => {
    const { refreshToken = null } = issued ?? {};
    if (issued === null || refreshToken === null) {
      if (settings.fallBackToFrame === true) return askSilently();
      throw new IdentityError("missing_refresh_token", "No refresh token is known");
    }
    try {
      return await redeemGrant({
        type: "refresh_token",
        refreshToken,
        redirectUri: `${origin()}/auth`,
        previous: issued.claims,
        organization: issued.organization,
      });
    } catch (error) {
      const { code, providerCode } = toIdentityError(error, identityMessages.tokenFailed);
      const isGone = code === "missing_refresh_token" || providerCode === "invalid_grant";
      if (isGone && settings.fallBackToFrame === true) return askSilently();
      throw error;
    }
  };

  const requestTokens = async (): Promise<void> => {
    const before = issued;
    const tokens = await (refreshTokens ? refresh() : askSilently());
    if (issued === before) {
      keep(tokens);
      return;
    }
    // Somebody signed out or in meanwhile: the late tokens are dropped.
    tokenStore.forget(issued?.refreshToken ?? null);
    if (issued === null) throw new IdentityError("cancelled", "Signed out meanwhile");
  };

  return {
    transactions,

    /** The proofs of its tokens (RFC 9449); null where tokens are bound to no key. */
    dpop,

    /** The tokens the API refused. */
    refusedTokens,

    /** Drops the tokens of the former user. */
    clear: (): void => clear(),

    /**
     * Drops the tokens and the session-check cookie. The other tabs, which may be signed in as
     * somebody else, ask the provider for themselves when they find it gone.
     */
    forget: (): void => {
      clear();
      signInCookies.removeHint();
    },

    hasSessionHint: signInCookies.hasHint,
    hasLostSessionHint: signInCookies.hasLostHint,

    /** The last access token, expired or not; null when nobody signed in at the provider. */
    currentToken: (): string | null => issued?.accessToken ?? null,

    /** Leaves for the authorization endpoint. */
    async redirect(returnTo: string | null, extras: RequestedExtras): Promise<void> {
      redirectLoopGuard.record();
      const { url, transaction } = await prepare(
        { isWindow: false, returnTo },
        requestedExtras(extras, needsFactor),
      );
      transactions.begin(transaction);
      address.leave(url);
    },

    /** Redeems an authorization response; its transaction is consumed. */
    async finish(answer: URLSearchParams): Promise<Return> {
      const state = answer.get("state") ?? "";
      const transaction = transactions.find(state);
      if (transaction === null) {
        throw new IdentityError("missing_transaction", identityMessages.invalidState);
      }
      if (transaction.state !== state) {
        throw new IdentityError("state_mismatch", identityMessages.invalidState);
      }
      transactions.consume(state);
      const { returnTo } = transaction;
      const tokens = await redeemGrant({ type: "authorization_code", answer, transaction });
      return { session: keep(tokens), returnTo };
    },

    /** One silent login (prompt=none); null when it fails for any reason. */
    async checkSession(): Promise<Session | null> {
      try {
        return keep(await askSilently());
      } catch {
        return null;
      }
    },

    /** Signs in by popup; to be called within a click. It is closed when the caller aborts. */
    signInByPopup: (extras: RequestedExtras, signal: AbortSignal): Promise<Session> =>
      signInWindow.run(signal, async (opened) => {
        const asked = requestedExtras(extras, needsFactor);
        const request = await prepare({ isWindow: true, returnTo: null }, asked);
        const waiting = awaitPopup(opened, clock, request.expected);
        opened.navigate(request.url);
        const { transaction } = request;
        const grant = { type: "authorization_code", answer: await waiting, transaction } as const;
        const tokens = await redeemGrant(grant);
        if (signal.aborted) throw new IdentityError("cancelled", identityMessages.cancelled);
        return keep(tokens);
      }),

    /** An access token that is good for at least 60 s more, else null. */
    cachedToken: (): string | null => cache.find(key),

    /**
     * Renews the access token, one tab at a time; returns the session that it describes. While a
     * window is open, it decides: no frame is asked, and what a frame failed with counts only where
     * the window signed nobody in. `isForced` asks the provider although the token is still good.
     */
    async renew({ isForced = false } = {}): Promise<Session> {
      const name = `identity.${clientId}.${audience}`;
      const before = issued;
      try {
        await signInWindow.closed();
        const isCached = () => (isForced ? issued !== before : cache.find(key) !== null);
        await renewUnderLock({ locks, clock }, name, isCached, requestTokens);
      } catch (error) {
        await signInWindow.closed();
        if (issued === null || issued === before) {
          needsFactor = error instanceof IdentityError && error.code === "mfa_required";
          throw error;
        }
      }
      if (issued === null) throw new IdentityError("cancelled", "Signed out meanwhile");
      return sessionOf(issued);
    },

    /**
     * Whether a failed renewal proves that the session is over. `login_required` of a frame that may
     * not see the provider's cookies proves nothing.
     */
    isOver: (error: IdentityError): boolean =>
      error.message.includes("user is blocked") ||
      (error.code === "login_required" &&
        (hasFrameWorked || isSameSite(address.current(), readIssuer(settings.domain)))),

    /** Drops everything, posts to the other tabs and leaves for the provider's logout. */
    async signOut(): Promise<void> {
      const idToken = issued?.idToken ?? null;
      clear();
      signInCookies.removeHint();
      signInCookies.removeOrganization();
      channel.post(signedOutMessage);
      const provider = await readProvider();
      address.leave(logoutUrl(provider, { clientId, returnTo: origin(), idToken }));
    },
  };
}
