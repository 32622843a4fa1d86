import type { EventEmitter } from "node:events";
import type { RequestListener } from "node:http";
import type { JWK } from "jose";
import { sweepEndedSessions } from "../auth/endedSessions.ts";
import type { Database } from "../database/database.ts";
import type { SealedValues } from "../database/sealedValues.ts";
import { findAccount } from "./accounts.ts";
import { signApiToken } from "./apiTokens.ts";
import { revokeSession, sweepArtifacts } from "./artifactStore.ts";
import { assetRoutes } from "./assetRoutes.ts";
import { changePassword, type PasswordChange, type PasswordOutcome } from "./changePassword.ts";
import type { IdentityClient } from "./clients.ts";
import { acceptJsonBody, renameReturnTo } from "./compatibility.ts";
import { loadIdentityKeys, publicKeys } from "./identityKeys.ts";
import { createOneTimeLink, spendOneTimeLink, sweepOneTimeLinks } from "./oneTimeLinks.ts";
import { answerUnreachable, createNotices } from "./notices.ts";
import type { OneTimeLinkKind } from "./oneTimeLinks.ts";
import { ownForms } from "./ownForms.ts";
import { outsideRoutes } from "./outsidePages.ts";
import { prepareAssets } from "./pages/assets.ts";
import { passkeyRoutes, passkeysPath } from "./passkeyRoutes.ts";
import { type Confirmations, createConfirmations } from "./passkeys/confirmations.ts";
import { relyingPartyOf } from "./passkeys/relyingParty.ts";
import { createSecondFactor } from "./passkeys/secondFactor.ts";
import type { SuggestedAccount } from "./pages/signInPage.ts";
import { providerConfiguration } from "./providerConfiguration.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { createSignInAttempts } from "./signInAttempts.ts";
import { signInRoutes } from "./signInRoutes.ts";
import { MessagingProvider } from "./webMessage.ts";

/** Options of the identity provider. */
export interface IdentityOptions {
  database: Database;
  /** The issuer address, such as `http://127.0.0.1:4103/`, with exactly one trailing slash. */
  issuer: string;
  /** Absolute URI of the knowledge API, the only audience of tokens. */
  audience: string;
  /** Public clients; `webClient(appOrigins)` is the product's own. */
  clients: readonly IdentityClient[];
  /** Address of the app, for links in notices. */
  appAddress?: string;
  /** Accounts that the sign-in page offers. */
  demoAccounts?: readonly SuggestedAccount[];
  /** The clock of the limits on attempts. */
  now?: () => Date;
  /** Encryption of the signing keys in the database; without it they stand there as they are. */
  sealed?: SealedValues;
  /** Called with internal errors, which never contain tokens. */
  onError?: (error: Error) => void;
}

/** What became of a one-time link: wrong ones too often from one address have to wait. */
export type Redeemed =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "invalid" }
  | { readonly kind: "wait"; readonly seconds: number };

/** The provider. The caller serves `handler`, on loopback only. */
export interface Identity {
  handler: RequestListener;
  /** Where people manage their passkeys; undefined where the issuer's host allows none. */
  passkeysAddress: string | undefined;
  /** Public signing keys (RFC 7517), to verify tokens without a request. */
  keys: { keys: JWK[] };
  /** Creates a one-time link and returns its secret, which is not stored. */
  createOneTimeLink: (kind: OneTimeLinkKind, accountId: string) => Promise<string>;
  /** An API token for the one-time data of a link (specification 7.2). */
  redeem: (link: { otp: string; hash: string; remote: string }) => Promise<Redeemed>;
  /** Ends the visits of an account to the page of its passkeys. */
  endVisits: (accountId: string) => Promise<void>;
  /** Changes a password and ends the sessions of its account. */
  changePassword: (change: PasswordChange) => Promise<PasswordOutcome>;
  /** Signs an API token for an account; throws for an unknown account. */
  signApiToken: (accountId: string) => Promise<string>;
  /** Deletes expired rows; also runs at the start and every ten minutes. */
  sweep: () => Promise<void>;
  /** Stops the regular deletion. */
  close: () => void;
}

/** Starts the embedded OpenID provider on a database; missing keys are created. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, issuer, audience, clients, demoAccounts = [] } = options;
  const { onError = () => undefined } = options;
  if (!/[^/]\/$/.test(issuer)) throw new Error(`issuer must end with one slash: ${issuer}`);
  const keys = await loadIdentityKeys(database, options.sealed);
  const attempts = createSignInAttempts(database, options.now);
  const assets = await prepareAssets();

  const party = relyingPartyOf(issuer);
  const confirmations = createConfirmations(database, options.now);
  const secondFactor = createSecondFactor({ database, attempts, confirmations, party });
  const steps = { database, attempts, confirmations, secondFactor, assets };

  const notices = createNotices({ assets, appAddress: options.appAddress, onError });

  const setup = { database, keys, clients, audience, pages: notices };
  const provider = new MessagingProvider(issuer, providerConfiguration(setup));
  // Its X-Forwarded-Proto and X-Forwarded-Host are those of the settings, see http/remoteAddress.ts.
  provider.proxy = issuer.startsWith("https:");
  provider.use(securityHeaders(clients));
  provider.use(notices.catchAll);
  provider.use(ownForms(issuer));
  provider.use(assetRoutes(assets));
  provider.use(outsideRoutes(assets));
  provider.use(renameReturnTo);
  provider.use(acceptJsonBody);
  endWithSession(provider, { database, confirmations });
  provider.use(
    signInRoutes({
      ...steps,
      provider,
      demoAccounts,
      renderExpired(ctx, error) {
        ctx.status = 400;
        notices.renderProblem(ctx, error);
      },
    }),
  );
  provider.use(passkeyRoutes({ ...steps, provider, party, appAddress: options.appAddress }));
  // What `catchAll` does not catch is of the connection, whose caller has gone, or is a fault before
  // it. Without a listener Koa writes either to the standard error output, stack and all.
  const koa: EventEmitter = provider;
  koa.on("error", (error: Error & { readonly headerSent?: boolean }) => {
    if (!error.headerSent) onError(error);
  });
  provider.on("server_error", (ctx, error) => {
    answerUnreachable(ctx, error);
    onError(error);
  });

  async function sweep(): Promise<void> {
    await sweepArtifacts(database);
    await sweepOneTimeLinks(database);
    await sweepEndedSessions(database);
    await attempts.sweep();
    await confirmations.sweep();
  }
  await sweep();
  const sweeping = setInterval(() => void sweep().catch(onError), 10 * 60 * 1000);
  sweeping.unref();

  async function sign(accountId: string): Promise<string> {
    const account = await findAccount(database, accountId);
    if (!account) throw new Error(`there is no account ${accountId}`);
    return signApiToken(account, { key: keys.signing[0], issuer, audience });
  }

  return {
    handler: provider.callback(),
    passkeysAddress: party && new URL(passkeysPath, issuer).href,
    keys: publicKeys(keys),
    createOneTimeLink: (kind, accountId) => createOneTimeLink(database, kind, accountId),
    async redeem({ otp, hash, remote }) {
      const accountId =
        (otp !== "" && (await spendOneTimeLink(database, "otp", otp))) ||
        (hash !== "" && (await spendOneTimeLink(database, "autologin", hash)));
      if (accountId) return { kind: "token", token: await sign(accountId) };
      // Counted after the look: wrong links from an address do not keep a right one out.
      const seconds = await attempts.refuseLink(remote);
      return seconds > 0 ? { kind: "wait", seconds } : { kind: "invalid" };
    },
    endVisits: confirmations.endVisits,
    changePassword: (change) => changePassword({ database, attempts }, change),
    signApiToken: sign,
    sweep,
    close: () => clearInterval(sweeping),
  };
}

/**
 * Sign-out revokes the tokens of every tab, also refresh tokens that outlive a session, and ends visits
 * of the passkeys page. They end before the session does: if the database fails in between, signing out
 * again finds the session and goes on.
 */
function endWithSession(
  { Session }: MessagingProvider,
  { database, confirmations }: { database: Database; confirmations: Confirmations },
): void {
  const destroy = Session.prototype.destroy;
  Session.prototype.destroy = async function destroyAfterTokens() {
    await revokeSession(database, this.uid);
    if (this.accountId !== undefined) await confirmations.endVisits(this.accountId);
    return destroy.call(this);
  };
}
