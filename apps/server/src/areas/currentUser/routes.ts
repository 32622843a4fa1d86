import {
  type Capabilities,
  type CurrentUser,
  currentUser,
  type Language,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { type Api, implement } from "../../http/implement.ts";
import { ProblemError } from "../../http/problemError.ts";
import { seenMarker } from "../../customers/newArticles.ts";
import { preferences } from "./tables.ts";
import { accounts } from "../../identity/tables.ts";
import type { World } from "../appContext.ts";
import { logoAddress } from "../../http/imageAddress.ts";

/** Mounts the calls on the signed-in user (specification 7.3, 7.4). */
export function currentUserRoutes(api: Api): void {
  const { world } = api;
  implement(api, currentUser, {
    read: ({ user }) => readUser(world, user),

    change: async ({ user, body }) => {
      const { nickname, defaultLanguage, userMetadata } = body;
      const { newsSeenAt, changelogsSeenAt, ...own } = userMetadata ?? {};
      await keep(world, user, {
        ...given({ nickname, defaultLanguage, ...own }),
        ...(await seenMarkers(world, user, { newsSeenAt, changelogsSeenAt })),
      });
      return readUser(world, user);
    },

    consentAnalytics: async ({ user, body }) => {
      await keep(world, user, body);
      return readUser(world, user);
    },

    languages: async ({ user }) => user.customer.languages,

    capabilities: async ({ user }) => capabilitiesOf(user),
  });
}

type Changes = Partial<Omit<typeof preferences.$inferInsert, "accountId">>;

async function keep(world: World, { accountId }: Caller, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await world.database
    .insert(preferences)
    .values({ accountId, ...changes })
    .onConflictDoUpdate({ target: preferences.accountId, set: changes });
}

/** The markers of what the user was shown, moved on where the change says so. */
async function seenMarkers(
  { database, now }: World,
  { accountId }: Caller,
  shown: { newsSeenAt: string | undefined; changelogsSeenAt: string | undefined },
): Promise<Changes> {
  const { newsSeenAt, changelogsSeenAt } = preferences;
  const [former] = await database
    .select({ newsSeenAt, changelogsSeenAt })
    .from(preferences)
    .where(eq(preferences.accountId, accountId));
  const marker = (name: keyof typeof shown) =>
    shown[name] === undefined
      ? undefined
      : seenMarker(former?.[name] ?? null, new Date(shown[name]), now());
  return given({
    newsSeenAt: marker("newsSeenAt"),
    changelogsSeenAt: marker("changelogsSeenAt"),
  });
}

/** What the login method is called: at the provider, or by a one-time link. */
const sources: Readonly<Record<string, string>> = { pwd: "provider", otp: "one-time link" };

async function readUser(world: World, user: Caller): Promise<CurrentUser> {
  const [row] = await world.database
    .select({ account: accounts, preferences })
    .from(accounts)
    .leftJoin(preferences, eq(preferences.accountId, accounts.id))
    .where(eq(accounts.id, user.accountId))
    .limit(1);
  if (row === undefined) throw new ProblemError("token_invalid");
  const { account, preferences: own } = row;
  const { id, name, languages } = user.customer;
  return {
    userId: account.id,
    source: sources[user.method] ?? user.method,
    user: { nickname: own?.nickname ?? account.nickname },
    email: account.email,
    defaultLanguage: (own?.defaultLanguage ?? account.defaultLanguage) as Language,
    customer: { id, name, logo: logoAddress(world, id) },
    userMetadata: given({
      dateFormat: own?.dateFormat ?? undefined,
      theme: own?.theme ?? undefined,
      consentAnalytics: own?.consentAnalytics ?? undefined,
      newsSeenAt: own?.newsSeenAt?.toISOString(),
      changelogsSeenAt: own?.changelogsSeenAt?.toISOString(),
    }),
    languages,
    capabilities: capabilitiesOf(user),
  };
}

function capabilitiesOf({ customer, permissions }: Caller): Capabilities {
  const { settings } = customer;
  return {
    showClientTool: permissions.has("client_tool:access"),
    banknotes: {
      hideNewsTab: settings.hideNewsTab,
      tradableHideGreenHookInTabOnlyTrade: settings.tradableHideGreenHookInTabOnlyTrade,
      showWorthlessNotesInAllNotesTab: settings.showWorthlessNotesInAllNotesTab,
    },
    dataCheck: {
      enabled:
        settings.dataCheckEnabled && permissions.has("identity_documents:data_check_access:read"),
      verificationProfile: settings.verificationProfile,
    },
  };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the members that have a value. */
function given<T extends Record<string, unknown>>(values: T): Given<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}
