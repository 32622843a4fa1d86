import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { Language } from "./primitives.ts";
import { notBlank } from "./texts.ts";

/** Whether the customer checks documents, and how (specification 3): a photo, or an uploaded scan. */
export const DataCheckConfig = z
  .object({
    enabled: z.boolean(),
    verificationProfile: z.enum(["auto-verify", "scan-upload"]),
  })
  .register(z.globalRegistry, { id: "DataCheckConfig" });
export type DataCheckConfig = z.infer<typeof DataCheckConfig>;

export const Theme = z.enum(["light", "dark", "system"]);
export type Theme = z.infer<typeof Theme>;

/** Date formats a user can choose, as patterns of Unicode TR 35; the first is the default. */
export const DateFormat = z
  .enum(["dd.MM.yyyy", "d.M.yyyy", "dd/MM/yyyy", "dd-MM-yyyy", "yyyy-MM-dd", "d MMM yyyy"])
  .register(z.globalRegistry, { id: "DateFormat" });
export type DateFormat = z.infer<typeof DateFormat>;

/** A UTC instant, from year 1 on. */
const SeenAt = z.iso.datetime().check(z.regex(/^(?!0000)/));

export const UserMetadata = z
  .object({
    dateFormat: z.optional(DateFormat),
    /** Unset until the user has answered the consent banner. */
    consentAnalytics: z.optional(z.boolean()),
    theme: z.optional(Theme),
    /** `publishedAt` of the newest news item and product update the user was shown; it only grows. */
    newsSeenAt: z.optional(SeenAt),
    changelogsSeenAt: z.optional(SeenAt),
  })
  .register(z.globalRegistry, { id: "UserMetadata" });

/** What the customer has switched on, beyond permissions. */
export const Capabilities = z
  .object({
    showClientTool: z.boolean(),
    banknotes: z.object({
      hideNewsTab: z.boolean(),
      tradableHideGreenHookInTabOnlyTrade: z.boolean(),
      showWorthlessNotesInAllNotesTab: z.boolean(),
    }),
    dataCheck: DataCheckConfig,
  })
  .register(z.globalRegistry, { id: "Capabilities" });
export type Capabilities = z.infer<typeof Capabilities>;

export const CurrentUser = z
  .object({
    userId: z.string(),
    /** Login method: the provider, or a one-time link. */
    source: z.string(),
    user: z.object({ nickname: z.string() }),
    email: z.nullable(z.string()),
    defaultLanguage: Language,
    customer: z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()) }),
    userMetadata: UserMetadata,
    languages: z.array(Language),
    capabilities: Capabilities,
  })
  .register(z.globalRegistry, { id: "CurrentUser" });
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Only the members that change; the others stay as they are. */
export const CurrentUserChange = z
  .object({
    // It names its owner to others, as in the history of rules: nothing in it turns what is beside it.
    nickname: z.optional(
      z.string().check(
        z.minLength(1),
        z.maxLength(60),
        notBlank,
        z.refine((name) => !/[\p{Cc}\p{Bidi_Control}]/u.test(name)),
      ),
    ),
    defaultLanguage: z.optional(Language),
    userMetadata: z.optional(z.omit(UserMetadata, { consentAnalytics: true })),
  })
  .register(z.globalRegistry, { id: "CurrentUserChange" });

/** The answer to the consent banner (specification 4, 7.4). */
export const ConsentAnalytics = z
  .object({ consentAnalytics: z.boolean() })
  .register(z.globalRegistry, { id: "ConsentAnalytics" });

/** The least score of zxcvbn, 0 to 4, that a new password must have. */
export const leastPasswordScore = 3;

export const currentUser = {
  read: operation({
    method: "get",
    path: "/currentUser",
    summary: "The signed-in user with customer, languages and capabilities",
    access: "signedIn",
    answer: CurrentUser,
  }),
  change: operation({
    method: "patch",
    path: "/currentUser",
    summary: "Change the user's own preferences",
    access: "signedIn",
    body: CurrentUserChange,
    answer: CurrentUser,
  }),
  consentAnalytics: operation({
    method: "post",
    path: "/currentUser/consent-analytics",
    summary: "Allow or deny product analytics",
    access: "signedIn",
    body: ConsentAnalytics,
    answer: CurrentUser,
  }),
  changePassword: operation({
    method: "post",
    path: "/currentUser/password",
    summary: "Change the password at the embedded provider, which ends all other sessions",
    access: ["client_tool:access", "client_tool_general:change_password:read"],
    /**
     * A wrong password now is answered 422 at `current`, too many of them 429; at `next` one that is
     * the same, was used lately, has leaked or is weak.
     */
    body: z.object({
      current: z.string().check(z.minLength(1), z.maxLength(1024)),
      next: z.string().check(z.minLength(14), z.maxLength(1024)),
    }),
    answer: z.object({ changedAt: z.iso.datetime() }),
  }),
  languages: operation({
    method: "get",
    path: "/currentUser/languages",
    summary: "Languages the user's customer works in",
    access: "signedIn",
    answer: z.array(Language),
  }),
  capabilities: operation({
    method: "get",
    path: "/currentUser/capabilities",
    summary: "What the user's customer has switched on",
    access: "signedIn",
    answer: Capabilities,
  }),
};
