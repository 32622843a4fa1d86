import {
  type Capabilities,
  type CurrentUser,
  currentUser,
  DateFormat,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { accounts } from "../../auth/tables.ts";
import { readSeenArticles, seenMarker } from "../../customers/seenArticles.ts";
import { ProblemError, unfit } from "../../http/problemError.ts";
import { preferences } from "../../customers/tables.ts";
import { implement } from "../../http/implement.ts";
import type { AppApi, AppContext } from "../defineArea.ts";
import { logoAddress } from "./draw.ts";

/** The calls on the signed-in user (specification 7.3, 7.4). */
export function currentUserRoutes(api: AppApi): void {
  const { context } = api;
  implement(api, currentUser, {
    read: ({ user }) => readUser(context, user),

    change: async ({ user, body }) => {
      const { nickname, defaultLanguage, userMetadata } = body;
      const { newsSeenAt, changelogsSeenAt, ...own } = userMetadata ?? {};
      await savePreferences(context, user, {
        ...given({ nickname, defaultLanguage, ...own }),
        ...(await seenMarkers(context, user, { newsSeenAt, changelogsSeenAt })),
      });
      return readUser(context, user);
    },

    consentAnalytics: async ({ user, body }) => {
      await savePreferences(context, user, body);
      return readUser(context, user);
    },

    changePassword: async ({ user, body, remote }) => {
      const { accountId, session } = user;
      const outcome = await context.changePassword({ accountId, session, ...body, remote });
      switch (outcome.kind) {
        case "wait":
          throw new ProblemError("too_many_requests", { retryAfter: outcome.seconds });
        case "wrong":
          throw unfit("current", "wrong_password");
        case "same":
        case "used":
        case "leaked":
        case "weak":
          throw unfit("next", `${outcome.kind}_password`);
        case "changed":
          context.customers.clear();
          return { changedAt: context.now().toISOString() };
      }
    },

    languages: async ({ user }) => user.customer.languages,

    capabilities: async ({ user }) => capabilitiesOf(user),
  });
}

type Changes = Partial<Omit<typeof preferences.$inferInsert, "accountId">>;

async function savePreferences(
  { database }: AppContext,
  { accountId }: Caller,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await database
    .insert(preferences)
    .values({ accountId, ...changes })
    .onConflictDoUpdate({ target: preferences.accountId, set: changes });
}

/** The new markers of the articles the user was shown, for the members that are given. */
async function seenMarkers(
  { database, now }: AppContext,
  { accountId }: Caller,
  shown: { newsSeenAt: string | undefined; changelogsSeenAt: string | undefined },
): Promise<Changes> {
  const former = await readSeenArticles(database, accountId);
  const marker = (name: keyof typeof shown) =>
    shown[name] === undefined ? undefined : seenMarker(former[name], new Date(shown[name]), now());
  return given({
    newsSeenAt: marker("newsSeenAt"),
    changelogsSeenAt: marker("changelogsSeenAt"),
  });
}

/** Names of the login methods: at the provider, or by a one-time link. */
const sources: Readonly<Record<string, string>> = { pwd: "provider", otp: "one-time link" };

async function readUser(context: AppContext, user: Caller): Promise<CurrentUser> {
  const [row] = await context.database
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
    defaultLanguage: own?.defaultLanguage ?? account.defaultLanguage,
    customer: { id, name, logo: logoAddress(context, id) },
    userMetadata: given({
      // A pattern stored by an earlier version may not be one of the list.
      dateFormat: DateFormat.safeParse(own?.dateFormat).data,
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
