import { readFile } from "node:fs/promises";
import * as z from "zod";

/** A public client (no secret) with the authorization code flow and PKCE. */
export interface IdentityClient {
  client_id: string;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
  /** Origins whose pages may call the token, revocation and user-info endpoints (CORS). */
  origins: string[];
}

/** The client of Specimen's own web app. */
export const webClientId = "specimen-web";

const address = z
  .url({ protocol: /^https?$/, error: "must be an absolute http or https address" })
  .refine((value) => !value.includes("#"), "must not carry a fragment");

const origin = address.refine(
  (value) => new URL(value).origin === value,
  "must be an origin: scheme, host and port, without a path or a slash at the end",
);

const Client = z.strictObject({
  client_id: z.string().min(1).max(255),
  redirect_uris: z.array(address).min(1),
  post_logout_redirect_uris: z.array(address).default([]),
  origins: z.array(origin).default([]),
});

/** Specimen's web app as a client, for each origin it is opened at. */
export function webClient(appOrigins: readonly string[]): IdentityClient {
  return {
    client_id: webClientId,
    redirect_uris: appOrigins.map((appOrigin) => `${appOrigin}/auth`),
    post_logout_redirect_uris: [...appOrigins],
    origins: [...appOrigins],
  };
}

/**
 * Reads more public clients from a JSON file: a list of `client_id`, `redirect_uris`,
 * `post_logout_redirect_uris`, `origins`. Throws an Error naming file, row and member.
 */
export async function readClients(file: string): Promise<IdentityClient[]> {
  const rows = parseList(file, await readText(file));
  const clients = rows.map((row, index) => {
    const parsed = Client.safeParse(row);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const member = issue?.path.join(".") ?? "";
    throw new Error(
      `${file}: client ${index + 1}${nameOf(row)}${member && `, ${member}`}: ${issue?.message ?? "is not valid"}`,
    );
  });
  clients.forEach(({ client_id: id }, index) => {
    const isTaken = id === webClientId || clients.findIndex((c) => c.client_id === id) < index;
    if (isTaken) throw new Error(`${file}: client ${index + 1} (${id}): this client_id is taken`);
  });
  return clients;
}

/** An origin in the list of logout addresses is accepted with and without a trailing slash. */
export function logoutAddresses(client: IdentityClient): string[] {
  const listed = client.post_logout_redirect_uris;
  const origins = listed.filter((value) => new URL(value).pathname === "/");
  return [
    ...new Set([
      ...listed,
      ...origins.flatMap((value) => [new URL(value).origin, `${new URL(value).origin}/`]),
    ]),
  ];
}

/** Every origin of this client's pages and redirect addresses. */
export function originsOf(client: IdentityClient): string[] {
  const addresses = [...client.redirect_uris, ...client.post_logout_redirect_uris];
  return [...new Set([...client.origins, ...addresses.map((value) => new URL(value).origin)])];
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new Error(`${file}: the list of clients cannot be read`, { cause });
  }
}

function parseList(file: string, text: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: is not valid JSON`, { cause });
  }
  if (!Array.isArray(parsed)) throw new Error(`${file}: must be a list of clients`);
  return parsed;
}

function nameOf(row: unknown): string {
  const id = typeof row === "object" && row && "client_id" in row ? row.client_id : undefined;
  return typeof id === "string" ? ` (${id})` : "";
}
