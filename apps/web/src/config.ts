import { isWebAddress, isWebUrl } from "@specimen/core/url";

/** What is wrong with the configuration. */
export type ConfigErrorCode = "unreadable" | "missing" | "invalid";

/** The application cannot start: a setting is missing or does not fit. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly code: ConfigErrorCode;
  /** Names of the settings at fault. */
  readonly settings: readonly string[];

  constructor(
    code: ConfigErrorCode,
    message: string,
    settings: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.settings = settings;
  }
}

/** Whether a setting is as it has to be. Written without Zod, which is no part of the first load. */
type Fits = (value: unknown) => boolean;

const text: Fits = (value) => typeof value === "string" && value.trim() !== "";
const flag: Fits = (value) => typeof value === "boolean";
const webAddress: Fits = (value) => typeof value === "string" && isWebAddress(value.trim());

/** How sign-in is done, in the words of core's IdentitySettings; every one has a default there. */
interface SignInSettings {
  readonly scope?: string;
  readonly discovery?: boolean;
  readonly refreshTokens?: boolean;
  readonly fallBackToFrame?: boolean;
  readonly cookieTransactions?: boolean;
  readonly verifySignature?: boolean;
  readonly dpop?: boolean;
  readonly tokenBody?: "form" | "json";
  readonly organization?: string;
  readonly maxAge?: number;
  readonly locationOrigins?: readonly string[];
}

const signInSettings: Readonly<Record<keyof SignInSettings, Fits>> = {
  scope: text,
  discovery: flag,
  refreshTokens: flag,
  fallBackToFrame: flag,
  cookieTransactions: flag,
  verifySignature: flag,
  dpop: flag,
  tokenBody: (value) => value === "form" || value === "json",
  organization: text,
  maxAge: (value) => typeof value === "number" && value >= 0,
  locationOrigins: (value) => Array.isArray(value) && value.every(webAddress),
};

/** The run-time configuration of one environment, from /config.json. */
export interface Config {
  /** Base URL of the knowledge API. */
  readonly apiUrl: string;
  /** Base URL of the external back office. */
  readonly adminUrl?: string;
  /** Base URL of the statistics host. */
  readonly statisticsUrl?: string;
  /** The identity provider's domain; `http://` on loopback only. */
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
  readonly signIn?: SignInSettings;
  readonly analyticsKey?: string;
  /** Where analytics is sent; the provider's EU zone where not given. */
  readonly analyticsHost?: string;
  /** Web pages the navigation links to. */
  readonly productsUrl?: string;
  readonly privacyUrl?: string;
  /** The provider's page on which users manage their passkeys. */
  readonly passkeysUrl?: string;
  /** Streams the running machines to the Stately inspector. */
  readonly inspect?: boolean;
}

const settings: Readonly<Record<keyof Config, Fits>> = {
  apiUrl: webAddress,
  adminUrl: webAddress,
  statisticsUrl: webAddress,
  domain: (value) => typeof value === "string" && isProviderDomain(value.trim()),
  clientId: text,
  audience: text,
  signIn: (value) =>
    typeof value === "object" && value !== null && faultsOf(value, signInSettings).length === 0,
  analyticsKey: text,
  analyticsHost: webAddress,
  productsUrl: webAddress,
  privacyUrl: webAddress,
  passkeysUrl: webAddress,
  inspect: flag,
};

const required = ["apiUrl", "audience", "clientId", "domain"] as const;

/** Checks a configuration; what is missing names the four required settings (specification 5). */
export function parseConfig(value: unknown): Config {
  const given =
    typeof value === "object" && value !== null
      ? new Map(Object.entries(value))
      : new Map<string, unknown>();
  const missing = required.filter((name) => isBlank(given.get(name)));
  if (missing.length > 0) {
    throw new ConfigError(
      "missing",
      `Missing configuration: API URL (apiUrl), audience (audience), client id (clientId) and domain (domain) are required; missing: ${missing.join(", ")}`,
      missing,
    );
  }
  const filled = [...given].filter(
    ([name, value]) => Object.hasOwn(settings, name) && !isBlank(value),
  );
  const wrong = faultsOf(Object.fromEntries(filled), settings);
  if (wrong.length > 0)
    throw new ConfigError("invalid", `Invalid configuration: ${wrong.join(", ")}`, wrong);
  // Each member has been checked by its name.
  return trimmed(Object.fromEntries(filled)) as Config;
}

/** The names of the members that are unknown, or are not as they have to be. */
const faultsOf = (value: object, known: Readonly<Record<string, Fits>>): string[] =>
  Object.entries(value).flatMap(([name, member]) =>
    Object.hasOwn(known, name) && (member === undefined || known[name]?.(member)) ? [] : [name],
  );

/** A value without the spaces around its texts. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]));
}

/** Reads /config.json; the document has already asked for it. */
export async function loadConfig(read: () => Promise<Response>): Promise<Config> {
  let value: unknown;
  try {
    const answer = await read();
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    value = await answer.json();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The configuration /config.json could not be read: ${reason}`;
    throw new ConfigError("unreadable", message, [], { cause });
  }
  return parseConfig(value);
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** A domain or an issuer, which may have a path: no query, no credentials. */
function isProviderDomain(value: string): boolean {
  const address = value.includes("://") ? value : `https://${value}`;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isWebUrl(url) && url.search === "" && url.hash === "";
}
