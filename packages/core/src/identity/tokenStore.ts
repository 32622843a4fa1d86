import type { Http, HttpRequest } from "../ports/index.ts";
import { IdentityError } from "./errors.ts";
import { isJsonObject, type JsonObject } from "./jwt.ts";

/**
 * Sends calls to the token endpoint and keeps the refresh tokens they bring: the answer carries a
 * name in the token's place, and a call that carries the name is sent with the token.
 */
export interface TokenKeeper extends Http {
  /** Drops every token but the one of that name. */
  forget(spared: string | null): void;
}

/** A token, and the only address it may be sent to. */
interface Kept {
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

/** Keeps tokens in memory, under names that begin with `place`. */
export function createTokenKeeper(http: Http, place: string): TokenKeeper {
  const kept = new Map<string, Kept>();
  let count = 0;

  const tokenOf = (name: string, url: string): string => {
    const found = kept.get(name);
    if (found === undefined || found.url !== url) {
      throw new IdentityError("missing_refresh_token", "No refresh token is known");
    }
    return found.token;
  };

  const fill = (body: HttpRequest["body"], url: string): HttpRequest["body"] => {
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

  const empty = async (answer: Response, url: string): Promise<Response> => {
    const text = await answer.text();
    const headers = [...answer.headers];
    const json = parseObject(text);
    const { refresh_token: token, ...rest } = json ?? {};
    if (json === null || typeof token !== "string") {
      return new Response(text === "" ? null : text, { status: answer.status, headers });
    }
    count += 1;
    const name = `${place}-${count}`;
    // The one before is spent, or will be sent again when a try got no answer: two are enough.
    for (const old of [...kept.keys()].slice(0, -1)) kept.delete(old);
    kept.set(name, { token, url });
    const body = JSON.stringify({ ...rest, refresh_token: name });
    return new Response(body, { status: answer.status, headers });
  };

  return {
    send: async (url, request) =>
      empty(await http.send(url, { ...request, body: fill(request.body, url) }), url),
    forget: (spared) => {
      for (const name of kept.keys()) if (name !== spared) kept.delete(name);
    },
  };
}
