import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { accounts } from "../auth/tables.ts";
import { instant } from "../database/columns.ts";

/** Secrets of one-time links, as SHA-256 in base64url; `usedAt` is set once. */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    secretHash: text("secret_hash").primaryKey(),
    kind: text("kind", { enum: ["otp", "autologin"] }).notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("one_time_links_expires_at").on(table.expiresAt)],
);

/** Sessions, grants, codes and tokens of the OpenID provider, one row per artefact. */
export const identityArtifacts = pgTable(
  "identity_artifacts",
  {
    model: text("model").notNull(),
    id: text("id").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    grantId: text("grant_id"),
    uid: text("uid"),
    userCode: text("user_code"),
    consumedAt: instant("consumed_at"),
    expiresAt: instant("expires_at"),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index("identity_artifacts_grant_id").on(table.grantId),
    index("identity_artifacts_uid").on(table.uid),
    index("identity_artifacts_expires_at").on(table.expiresAt),
  ],
);

/** Keys of the provider: RS256 signing keys (private JWK) and cookie keys. */
export const identityKeys = pgTable("identity_keys", {
  kid: text("kid").primaryKey(),
  purpose: text("purpose", { enum: ["signing", "cookie"] }).notNull(),
  jwk: jsonb("jwk").$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Failed sign-ins per subject (a hash of username and address, or of the address alone). */
export const signInAttempts = pgTable("sign_in_attempts", {
  subject: text("subject").primaryKey(),
  failures: integer("failures").notNull(),
  resetsAt: instant("resets_at").notNull(),
});

/** Passwords that an account had before, as hashes; the latest few are not taken again. */
export const formerPasswords = pgTable(
  "former_passwords",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    passwordHash: text("password_hash").notNull(),
    replacedAt: instant("replaced_at").notNull(),
  },
  (table) => [index("former_passwords_account_id").on(table.accountId)],
);

/** Passkeys of accounts (WebAuthn credentials), which confirm a sign-in after the password. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential id, in base64url as browsers give it. */
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The provider's host at which it was made: it works there alone. */
    host: text("host").notNull(),
    name: text("name").notNull(),
    /** COSE key in base64url. */
    publicKey: text("public_key").notNull(),
    /** The last signature counter; 0 of those that do not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    /** Whether it may be copied to other devices of its owner. */
    isSynced: boolean("is_synced").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_account_id").on(table.accountId)],
);

/** Codes that replace a passkey once, as SHA-256 in base64url; a spent one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
  },
  (table) => [index("recovery_codes_account_id").on(table.accountId)],
);

/**
 * Who has given the right password, in which sign-in or visit of the passkeys page, and the
 * challenge that a passkey has to sign there.
 */
export const confirmations = pgTable(
  "confirmations",
  {
    /** SHA-256 in base64url of what the browser proves to have. */
    secretHash: text("secret_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Whether nothing more than the password is needed, or was given. */
    isComplete: boolean("is_complete").notNull(),
    challenge: text("challenge"),
    challengedAt: instant("challenged_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("confirmations_account_id").on(table.accountId),
    index("confirmations_expires_at").on(table.expiresAt),
  ],
);
