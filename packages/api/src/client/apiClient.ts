import createClient, { type Client, type Middleware } from "openapi-fetch";
import type { paths } from "../../generated/schema.d.ts";
import { faultOf, isPublic, prepareCheck } from "./operationByName.ts";
import { HttpError } from "./httpError.ts";
import { limitTime, sendError } from "./limitTime.ts";

export interface ApiClientOptions {
  readonly baseUrl: string;
  /** The bearer token to send, or null when nobody is signed in. */
  readonly token: () => Promise<string | null>;
  /** BCP 47 tag for Accept-Language. */
  readonly language: () => string;
  /** Called with the token of each call that is answered 401. */
  readonly onUnauthorized?: (token: string | null) => void;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call fails with kind "timeout"; default 10 s. */
  readonly timeout?: number;
}

export type ApiClient = Client<paths>;

/**
 * The typed client of the knowledge API: every answer is parsed by the schema of its operation,
 * every failure is an HttpError.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    redirect: "error",
    fetch: options.fetch ?? ((request) => fetch(request)),
  });
  client.use(authorise(options), limitTime(options.timeout ?? 10_000), checkAnswer(options));
  return client;
};

const authorise = ({ token, language }: ApiClientOptions): Middleware => ({
  async onRequest({ request, schemaPath }) {
    request.headers.set("Accept-Language", language());
    const call = nameOf(request, schemaPath);
    // Loads the schema while the request is sent; a failure is thrown where the answer is checked.
    prepareCheck(call).catch(() => undefined);
    if (isPublic(call)) return request;
    const bearer = await token();
    if (bearer === null) throw new HttpError("noToken", { call });
    request.headers.set("Authorization", `Bearer ${bearer}`);
    return request;
  },
});

const checkAnswer = ({ onUnauthorized }: ApiClientOptions): Middleware => ({
  onError: ({ request, schemaPath, error }) =>
    sendError(request, nameOf(request, schemaPath), error),
  async onResponse({ request, response, schemaPath }) {
    const call = nameOf(request, schemaPath);
    if (!response.ok) {
      if (response.status === 401) onUnauthorized?.(bearerOf(request));
      // Refusals are rare, and what reads them is no part of the first load. Where that does not come
      // either, such as from a proxy with nothing behind it, the status has to do.
      const { status } = response;
      const told = await import("./readRefusal.ts")
        .then(({ readRefusal }) => readRefusal(response))
        .catch(() => null);
      throw new HttpError(status < 500 ? "badRequest" : "badResponse", { call, status, ...told });
    }
    const cause = await response
      .clone()
      .json()
      .catch((error: unknown) => {
        // What is no JSON is judged as no answer.
        if (!(error instanceof SyntaxError)) throw error;
      })
      .then((answer: unknown) => faultOf(call, answer))
      // The body has not arrived whole, or what judges it has not come.
      .catch((error: unknown) => {
        throw sendError(request, call, error);
      });
    if (cause !== undefined) throw new HttpError("payload", { call, cause });
  },
});

const bearerOf = (request: Request) =>
  request.headers.get("Authorization")?.slice("Bearer ".length) ?? null;

const nameOf = (request: Request, schemaPath: string) =>
  `${request.method.toLowerCase()} ${schemaPath}`;
