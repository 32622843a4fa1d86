import type { Http, HttpRequest } from "../ports/index.ts";
import { IdentityError } from "./errors.ts";
import { isJsonObject, type JsonObject } from "./jwt.ts";

/**
 * Sends calls to the token endpoint and stores the refresh tokens that come back: in the answer
 * each is replaced by a name, and a call with that name is sent with the token.
 */
export interface TokenStore extends Http {
  /** Drops every token except the one with this name. */
  forget(except: string | null): void;
}

/** A refresh token, and the only address it may be sent to. */
interface StoredToken {
  token: string;
  url: string;
}

function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores tokens in memory, under names that begin with `place`. */
export function createTokenStore(http: Http, place: string): TokenStore {
  const stored = new Map<string, StoredToken>();
  let count = 0;

  const tokenOf = (name: string, url: string): string => {
    const found = stored.get(name);
    if (found === undefined || found.url !== url) {
      throw new IdentityError("missing_refresh_token", "No refresh token is known");
    }
    return found.token;
  };

  const insertToken = (body: HttpRequest["body"], url: string): HttpRequest["body"] => {
    const text = body?.toString() ?? "";
    const json = parseObject(text);
    if (json !== null) {
      const { refresh_token: name, ...rest } = json;
      if (typeof name !== "string") return body;
      return JSON.stringify({ ...rest, refresh_token: tokenOf(name, url) });
    }
    const fields = new URLSearchParams(text);
    const name = fields.get("refresh_token");
    if (name === null) return body;
    fields.set("refresh_token", tokenOf(name, url));
    return fields.toString();
  };

  const extractToken = async (answer: Response, url: string): Promise<Response> => {
    const text = await answer.text();
    const headers = [...answer.headers];
    const json = parseObject(text);
    const { refresh_token: token, ...rest } = json ?? {};
    if (json === null || typeof token !== "string") {
      return new Response(text === "" ? null : text, { status: answer.status, headers });
    }
    count += 1;
    const name = `${place}-${count}`;
    // The one before may be sent again when an attempt got no answer; older ones are spent.
    for (const old of [...stored.keys()].slice(0, -1)) stored.delete(old);
    stored.set(name, { token, url });
    const body = JSON.stringify({ ...rest, refresh_token: name });
    return new Response(body, { status: answer.status, headers });
  };

  return {
    send: async (url, request) =>
      extractToken(await http.send(url, { ...request, body: insertToken(request.body, url) }), url),
    forget: (except) => {
      for (const name of stored.keys()) if (name !== except) stored.delete(name);
    },
  };
}
