import * as z from "zod/mini";

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

const text = z.string().check(z.trim(), z.minLength(1));
const webAddress = text.check(z.refine(isWebAddress));

const flag = z.optional(z.boolean());

/** How sign-in is done, in the words of core's IdentitySettings; every one has a default there. */
const SignIn = z.strictObject({
  scope: z.optional(text),
  discovery: flag,
  refreshTokens: flag,
  fallBackToFrame: flag,
  cookieTransactions: flag,
  verifySignature: flag,
  dpop: flag,
  tokenBody: z.optional(z.enum(["form", "json"])),
  organization: z.optional(text),
  maxAge: z.optional(z.number().check(z.nonnegative())),
  locationOrigins: z.optional(z.array(webAddress)),
});

const Config = z.object({
  /** Base URL of the knowledge API. */
  apiUrl: webAddress,
  /** Base URL of the external back office. */
  adminUrl: z.optional(webAddress),
  /** Base URL of the statistics host. */
  statisticsUrl: z.optional(webAddress),
  /** The identity provider's domain; `http://` on loopback only. */
  domain: text.check(z.refine(isProviderDomain)),
  clientId: text,
  audience: text,
  signIn: z.optional(SignIn),
  analyticsKey: z.optional(text),
  /** Where analytics is sent; the provider's EU zone where not given. */
  analyticsHost: z.optional(webAddress),
  /** Web pages the navigation links to. */
  productsUrl: z.optional(webAddress),
  privacyUrl: z.optional(webAddress),
  /** Streams the running machines to the Stately inspector. */
  inspect: z.optional(z.boolean()),
});

/** The run-time configuration of one environment, from /config.json. */
export type Config = z.infer<typeof Config>;

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
  const filled = Object.fromEntries([...given].filter(([, setting]) => !isBlank(setting)));
  const parsed = Config.safeParse(filled);
  if (parsed.success) return parsed.data;
  const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  throw new ConfigError("invalid", `Invalid configuration: ${wrong.join(", ")}`, wrong);
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

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

function isSafe({ protocol, hostname, username, password }: URL): boolean {
  const isAllowed = protocol === "https:" || (protocol === "http:" && loopback.has(hostname));
  return isAllowed && username === "" && password === "";
}

/** https, or http on loopback, without credentials. */
function isWebAddress(value: string): boolean {
  return URL.canParse(value) && isSafe(new URL(value));
}

/** A bare domain or an origin: no path, query or credentials. */
function isProviderDomain(value: string): boolean {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isSafe(url) && url.pathname === "/" && url.search === "" && url.hash === "";
}
