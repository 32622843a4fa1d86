import { languages } from "@specimen/api/contract";
import { errors, type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import type { Database } from "../database/database.ts";
import { claimsOf, findAccount, permissionsOf } from "./accounts.ts";
import { createArtifactStore } from "./artifactStore.ts";
import { logoutAddresses, type IdentityClient } from "./clients.ts";
import type { IdentityKeys } from "./identityKeys.ts";
import { createInteractionPolicy } from "./interactionPolicy.ts";
import { isForOrganization, organizationOf, storeOrganization } from "./organizations.ts";

/** Lifetimes in seconds. */
const lifetimes = {
  accessToken: 60 * 60,
  idToken: 10 * 60 * 60,
  code: 60,
  interaction: 60 * 60,
  session: 24 * 60 * 60,
  refreshToken: 24 * 60 * 60,
  grant: 25 * 60 * 60,
};

/** Path of an interaction's sign-in page. */
export const signInPath = "/sign-in/";

const scopes = ["openid", "profile", "email", "offline_access"];

/** Options of the configuration. */
interface ProviderSetup {
  database: Database;
  keys: IdentityKeys;
  clients: readonly IdentityClient[];
  /** Absolute URI of the API, the only audience. */
  audience: string;
  pages: {
    renderProblem: (ctx: KoaContextWithOIDC, error: Error) => void;
    renderSigningOut: (ctx: KoaContextWithOIDC) => void;
    renderSignedOut: (ctx: KoaContextWithOIDC) => void;
  };
}

/** Settings that make the library behave as single-page clients expect. */
export function providerConfiguration(setup: ProviderSetup): Configuration {
  const { database, keys, clients, audience, pages } = setup;
  const originsOfClient = new Map(clients.map((client) => [client.client_id, client.origins]));
  return {
    adapter: createArtifactStore(database),
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: {
        session: "specimen_session",
        interaction: "specimen_sign_in",
        resume: "specimen_sign_in_resume",
      },
    },
    clients: clients.map(toMetadata),
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      end_session: "/v2/logout",
      revocation: "/oauth/revoke",
      userinfo: "/userinfo",
      jwks: "/.well-known/jwks.json",
    },
    scopes,
    responseTypes: ["code"],
    claims: {
      openid: ["sub", "org_id", "org_name"],
      profile: ["nickname", "name", "preferred_username", "locale"],
      email: ["email", "email_verified"],
    },
    conformIdTokenClaims: false,
    clientAuthMethods: ["none"],
    pkce: { required: () => true },
    extraParams: ["audience", "organization"],
    discovery: { ui_locales_supported: [...languages] },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.renderSigningOut,
        postLogoutSuccessSource: pages.renderSignedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) => askedAudience(ctx) ?? [],
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: scopes.join(" "),
            audience,
            accessTokenTTL: lifetimes.accessToken,
            accessTokenFormat: "jwt",
            jwt: { sign: { alg: "RS256" } },
          };
        },
      },
    },
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      Session: lifetimes.session,
      Grant: lifetimes.grant,
      // All tokens of a rotation expire with the first one.
      RefreshToken: (ctx) =>
        ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
    },
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, client) =>
      originsOfClient.get(client.clientId)?.includes(origin) ?? false,
    interactions: {
      policy: createInteractionPolicy(database),
      url: (_ctx, interaction) => `${signInPath}${interaction.uid}`,
    },
    renderError: (ctx, _out, error) => pages.renderProblem(ctx, error),
    loadExistingGrant: (ctx) => makeGrant(database, audience, ctx),
    async findAccount(_ctx, id, token) {
      const account = await findAccount(database, id);
      if (!account) return undefined;
      const grantId = token && "grantId" in token ? token.grantId : undefined;
      return {
        accountId: account.id,
        async claims() {
          const hasOrganization = !!grantId && (await isForOrganization(database, grantId));
          return { ...claimsOf(account), ...(hasOrganization && organizationOf(account)) };
        },
      };
    },
    async extraTokenClaims(ctx, token) {
      if (token.kind !== "AccessToken" || token.aud !== audience) return undefined;
      const account = await findAccount(database, token.accountId);
      const { sessionUid } = token;
      return (
        account && {
          permissions: permissionsOf(account),
          amr: methodsOf(ctx),
          ...(sessionUid !== undefined && { sid: sessionUid }),
        }
      );
    },
  };
}

/** How somebody signed in, in words of RFC 8176: by password, and since then by what followed it. */
function methodsOf({ oidc }: KoaContextWithOIDC): string[] {
  const { AuthorizationCode: code, RefreshToken: refresh } = oidc.entities;
  return code?.amr ?? refresh?.amr ?? ["pwd"];
}

function toMetadata(client: IdentityClient) {
  return {
    client_id: client.client_id,
    redirect_uris: [...client.redirect_uris],
    post_logout_redirect_uris: logoutAddresses(client),
    token_endpoint_auth_method: "none" as const,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code" as const],
    id_token_signed_response_alg: "RS256" as const,
  };
}

/**
 * Grants everything requested: there is no consent page. Each authorization gets a grant of its
 * own, so that the reuse of a rotated refresh token revokes the tokens of one tab only.
 */
async function makeGrant(database: Database, audience: string, ctx: KoaContextWithOIDC) {
  const { client, account, provider, params } = ctx.oidc;
  if (!client || !account) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(scopes.join(" "));
  grant.addResourceScope(audience, scopes.join(" "));
  const grantId = await grant.save();
  if (typeof params?.organization === "string") {
    await storeOrganization(database, grantId, new Date(Date.now() + lifetimes.grant * 1000));
  }
  return grant;
}

function askedAudience(ctx: KoaContextWithOIDC): string | undefined {
  const requested = ctx.oidc.params?.audience;
  return typeof requested === "string" && requested !== "" ? requested : undefined;
}
