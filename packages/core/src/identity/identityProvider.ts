import { fullScope, type RequestedExtras } from "./authorizeUrl.ts";
import { apiTokenKey, readApiToken, readUser } from "./apiToken.ts";
import { cookieStore } from "./cookieStore.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";
import { createIssuedTokens, type IssuedTokens } from "./issuedTokens.ts";
import { createLoginRequests, requestedExtras } from "./loginRequest.ts";
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
import type { Tokens } from "./tokenEndpoint.ts";
import { createTokenRequests } from "./tokenRequests.ts";
import { createTokenStore } from "./tokenStore.ts";
import { createWorkerTokenStore } from "./workerTokenStore.ts";
import { renewUnderLock } from "./tokenLock.ts";
import { createTransactions } from "./transaction.ts";
import { awaitPopup } from "./webMessageFlow.ts";

/** The identity provider as sign-in uses it. Every failure is an IdentityError. */
export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/** Posted to the other tabs when somebody signs out at the provider. */
export const signedOutMessage = "signed-out";

/** A client of the identity provider: redirect, hidden frame, popup, renewal and logout. */
export function createIdentityProvider(ports: SignInPorts, settings: IdentitySettings) {
  const { address, channel, clock, cookies, http, locks, store } = ports;
  const readProvider = createProviderReader(settings, http, clock);
  const { clientId, audience, refreshTokens = false, cookieTransactions = false } = settings;
  const transactions = createTransactions(cookieTransactions ? cookieStore(cookies) : store, clock);
  const redirectLoopGuard = createRedirectLoopGuard(store, clock);
  const refusedTokens = createRefusedTokens(store, clock);
  const scope = fullScope(settings.scope ?? "profile email", refreshTokens);
  const signInCookies = createSignInCookies(cookies, clientId);
  const pageTokenStore = createTokenStore(http, "page");
  const tokenStore = refreshTokens
    ? createWorkerTokenStore(ports.thread, clock, pageTokenStore)
    : pageTokenStore;
  const dpop = settings.dpop === true ? createDpop(clock) : null;
  const signInWindow = createSignInWindow(ports.popup);
  const prepare = createLoginRequests(address, settings, { scope, readProvider });
  const issued = createIssuedTokens({ clock, tokenStore, settings, scope });
  const requests = createTokenRequests({
    ports,
    settings,
    scope,
    readProvider,
    prepare,
    tokenStore,
    dpop,
    signInWindow,
    signInCookies,
    issued: issued.last,
  });
  let needsFactor = false;

  const sessionOf = ({ claims, accessToken }: IssuedTokens): Session => {
    const token = readApiToken(accessToken);
    if (token === null) ports.report(new IdentityError("decode", "The access token is no JWT"));
    return { via: "provider", user: readUser(claims), permissions: token?.permissions ?? [] };
  };

  const signInWith = (tokens: Tokens): Session => {
    const kept = issued.keep(tokens);
    signInCookies.write(tokens.organization);
    store.remove(apiTokenKey);
    redirectLoopGuard.reset();
    refusedTokens.noteIssued();
    needsFactor = false;
    return sessionOf(kept);
  };

  const renewTokens = async (): Promise<void> => {
    const before = issued.last();
    const tokens = await requests.askAgain();
    const after = issued.last();
    if (after === before) {
      signInWith(tokens);
      return;
    }
    // Somebody signed out or in meanwhile: the late tokens are dropped.
    tokenStore.forget(after?.refreshToken ?? null);
    if (after === null) throw new IdentityError("cancelled", "Signed out meanwhile");
  };

  return {
    transactions,

    /** The proofs of its tokens (RFC 9449); null where tokens are bound to no key. */
    dpop,

    /** The tokens the API refused. */
    refusedTokens,

    /** Drops the tokens of the former user. */
    clear: (): void => issued.clear(),

    /**
     * Drops the tokens and the session-check cookie. The other tabs, which may be signed in as
     * somebody else, ask the provider for themselves when they find it gone.
     */
    forget: (): void => {
      issued.clear();
      signInCookies.removeHint();
    },

    hasSessionHint: signInCookies.hasHint,
    hasLostSessionHint: signInCookies.hasLostHint,

    /** The last access token, expired or not; null when nobody signed in at the provider. */
    currentToken: (): string | null => issued.last()?.accessToken ?? null,

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
      const tokens = await requests.redeem({ type: "authorization_code", answer, transaction });
      return { session: signInWith(tokens), returnTo };
    },

    /** One silent login (prompt=none); null when it fails for any reason. */
    async checkSession(): Promise<Session | null> {
      try {
        return signInWith(await requests.askSilently());
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
        const tokens = await requests.redeem(grant);
        if (signal.aborted) throw new IdentityError("cancelled", identityMessages.cancelled);
        return signInWith(tokens);
      }),

    /** An access token that is good for at least 60 s more, else null. */
    cachedToken: issued.cachedToken,

    /**
     * Renews the access token, one tab at a time; returns the session that it describes. While a
     * window is open, it decides: no frame is asked, and what a frame failed with counts only where
     * the window signed nobody in. `isForced` asks the provider although the token is still good.
     */
    async renew({ isForced = false } = {}): Promise<Session> {
      const name = `identity.${clientId}.${audience}`;
      const before = issued.last();
      const isReplaced = () => issued.last() !== before;
      try {
        await signInWindow.closed();
        const isGood = () => (isForced ? isReplaced() : issued.cachedToken() !== null);
        await renewUnderLock({ locks, clock }, name, isGood, renewTokens);
      } catch (error) {
        await signInWindow.closed();
        if (issued.last() === null || !isReplaced()) {
          needsFactor = error instanceof IdentityError && error.code === "mfa_required";
          throw error;
        }
      }
      const renewed = issued.last();
      if (renewed === null) throw new IdentityError("cancelled", "Signed out meanwhile");
      return sessionOf(renewed);
    },

    /**
     * Whether a failed renewal proves that the session is over. `login_required` of a frame that may
     * not see the provider's cookies proves nothing.
     */
    isOver: (error: IdentityError): boolean =>
      error.message.includes("user is blocked") ||
      (error.code === "login_required" &&
        (requests.hasFrameWorked() || isSameSite(address.current(), readIssuer(settings.domain)))),

    /** Drops everything, posts to the other tabs and leaves for the provider's logout. */
    async signOut(): Promise<void> {
      const idToken = issued.last()?.idToken ?? null;
      issued.clear();
      signInCookies.removeHint();
      signInCookies.removeOrganization();
      channel.post(signedOutMessage);
      const provider = await readProvider();
      address.leave(
        logoutUrl(provider, { clientId, returnTo: new URL(address.current()).origin, idToken }),
      );
    },
  };
}
