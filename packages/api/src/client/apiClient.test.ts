import { describe, expect, expectTypeOf, it, vi } from "vitest";
// Loaded beforehand, so that no test depends on how long a module takes to load.
import "./allOperations.ts";
import { createApiClient, HttpError } from "./index.ts";

const answer = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    headers: { "Content-Type": "application/json" },
    ...init,
  });

const clientWith = (
  send: (request: Request) => Promise<Response>,
  options: Partial<Parameters<typeof createApiClient>[0]> = {},
) =>
  createApiClient({
    baseUrl: "https://api.test/v1",
    token: () => Promise.resolve("secret"),
    language: () => "lt",
    fetch: send,
    ...options,
  });

const failure = async (call: Promise<unknown>): Promise<HttpError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof HttpError) return error;
  throw new Error(`expected an HttpError, got ${String(error)}`);
};

const languages = [{ value: "lt", label: "Lietuvių" }];
const problem = {
  type: "about:blank",
  title: "Permission missing",
  status: 403,
  code: "permission_missing",
  requestId: "r1",
};

describe("all product API calls (specification 7.1)", () => {
  it("use the base URL, a bearer token and the reader's language", async () => {
    const send = vi.fn((_request: Request) => Promise.resolve(answer(languages)));
    const { data } = await clientWith(send).GET("/common/languages");
    const request = send.mock.calls[0]?.[0];
    expect(data).toEqual(languages);
    expect(request?.url).toBe("https://api.test/v1/common/languages");
    expect(request?.headers.get("Authorization")).toBe("Bearer secret");
    expect(request?.headers.get("Accept-Language")).toBe("lt");
    expect(request?.redirect).toBe("error");
  });

  it("are rejected silently before sending when there is no token", async () => {
    const send = vi.fn(() => Promise.resolve(answer(languages)));
    const client = clientWith(send, { token: () => Promise.resolve(null) });
    const error = await failure(client.GET("/common/languages"));
    expect(error).toMatchObject({ kind: "noToken", isSilent: true });
    expect(send).not.toHaveBeenCalled();
  });

  it("send the one-time link without a token", async () => {
    const send = vi.fn((_request: Request) => Promise.resolve(answer({ token: "t" })));
    const client = clientWith(send, { token: () => Promise.reject(new Error("asked")) });
    await client.POST("/auth/token", { body: { otp: "1", hash: "", redirectTo: "" } });
    expect(send.mock.calls[0]?.[0].headers.has("Authorization")).toBe(false);
  });

  it("encode path and query", async () => {
    const send = vi.fn((_request: Request) => Promise.resolve(answer({ token: 1 })));
    await failure(
      clientWith(send).GET("/banknotes/countries/{id}", {
        params: { path: { id: "D/E" }, query: { tab: "new", page: 2 } },
      }),
    );
    expect(send.mock.calls[0]?.[0].url).toBe(
      "https://api.test/v1/banknotes/countries/D%2FE?tab=new&page=2",
    );
  });
});

describe("HTTP client error kinds (specification 8)", () => {
  it("bad request for 4xx, with the problem it carries", async () => {
    const client = clientWith(() => Promise.resolve(answer(problem, { status: 403 })));
    expect(await failure(client.GET("/currentUser"))).toMatchObject({
      kind: "badRequest",
      status: 403,
      problem,
      call: "get /currentUser",
    });
  });

  it("bad request without a problem when the body is something else", async () => {
    const client = clientWith(() => Promise.resolve(new Response("<h1>no</h1>", { status: 404 })));
    const error = await failure(client.GET("/currentUser"));
    expect(error).toMatchObject({ kind: "badRequest", status: 404 });
    expect(error.problem).toBeUndefined();
  });

  it("bad response for 5xx", async () => {
    const client = clientWith(() => Promise.resolve(new Response("", { status: 502 })));
    expect(await failure(client.GET("/currentUser"))).toMatchObject({ kind: "badResponse" });
  });

  it.each([
    ["7", 7],
    ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
    ["-1", undefined],
  ])("with the wait of a gateway that knows no problems: %s", async (header, retryAfter) => {
    const headers = { "Retry-After": header };
    const client = clientWith(() => Promise.resolve(new Response("", { status: 503, headers })));
    expect((await failure(client.GET("/currentUser"))).retryAfter).toBe(retryAfter);
  });

  it("with the wait of the problem before that of the header", async () => {
    const waiting = { ...problem, status: 429, code: "too_many_requests", retryAfter: 12 };
    const headers = { "Retry-After": "7" };
    const client = clientWith(() => Promise.resolve(answer(waiting, { status: 429, headers })));
    expect((await failure(client.GET("/currentUser"))).retryAfter).toBe(12);
  });

  it.each([
    [503, "badResponse"],
    [409, "badRequest"],
  ])(
    "by its status alone, here %i, where what reads a refusal does not come",
    async (status, kind) => {
      vi.doMock("./readRefusal.ts", () => {
        throw new TypeError("Failed to fetch dynamically imported module");
      });
      const client = clientWith(() => Promise.resolve(new Response("", { status })));
      const error = await failure(client.GET("/currentUser"));
      vi.doUnmock("./readRefusal.ts");
      expect(error).toMatchObject({ kind, status, call: "get /currentUser" });
    },
  );

  it("network when nothing answers", async () => {
    const client = clientWith(() => Promise.reject(new TypeError("refused")));
    expect(await failure(client.GET("/currentUser"))).toMatchObject({ kind: "network" });
  });

  it("timeout when the limit passes", async () => {
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener("abort", () => reject(new Error("aborted")));
      });
    const client = clientWith(never, { timeout: 5 });
    expect(await failure(client.GET("/currentUser"))).toMatchObject({ kind: "timeout" });
    const waiting = vi.spyOn(AbortSignal, "timeout");
    await clientWith(() => Promise.resolve(answer(problem, { status: 404 })))
      .GET("/currentUser")
      .catch(() => undefined);
    expect(waiting).toHaveBeenCalledWith(10_000);
    waiting.mockRestore();
  });

  it("canceled, silently, when the caller gives up", async () => {
    const stop = new AbortController();
    const client = clientWith((request) => {
      stop.abort();
      return Promise.reject(new Error(String(request.signal.aborted)));
    });
    const error = await failure(client.GET("/currentUser", { signal: stop.signal }));
    expect(error).toMatchObject({ kind: "canceled", isSilent: true });
  });

  /** Half of an answer, and then what becomes of the connection. */
  const halfAnswer = (then: (body: ReadableStreamDefaultController) => void) =>
    new Response(
      new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('[{"value":"lt",')),
        pull: then,
      }),
      { headers: { "Content-Type": "application/json" } },
    );
  const breaking = ({ signal }: Request, body: ReadableStreamDefaultController) =>
    signal.addEventListener("abort", () => body.error(signal.reason));

  it("network when the connection breaks within an answer", async () => {
    const broken = new TypeError("terminated");
    const client = clientWith(() => Promise.resolve(halfAnswer((body) => body.error(broken))));
    expect(await failure(client.GET("/common/languages"))).toMatchObject({
      kind: "network",
      call: "get /common/languages",
      cause: broken,
    });
  });

  it("network when what judges an answer does not come", async () => {
    vi.doMock("./allOperations.ts", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const client = clientWith(() => Promise.resolve(answer({})));
    const error = await failure(client.GET("/disclaimer"));
    vi.doUnmock("./allOperations.ts");
    expect(error).toMatchObject({ kind: "network", call: "get /disclaimer" });
  });

  it("timeout when the limit passes within an answer", async () => {
    const client = clientWith(
      (request) => Promise.resolve(halfAnswer((body) => breaking(request, body))),
      { timeout: 20 },
    );
    expect(await failure(client.GET("/common/languages"))).toMatchObject({ kind: "timeout" });
  });

  it("canceled, silently, when the caller gives up within an answer", async () => {
    const stop = new AbortController();
    const client = clientWith((request) =>
      Promise.resolve(
        halfAnswer((body) => {
          breaking(request, body);
          stop.abort();
        }),
      ),
    );
    const error = await failure(client.GET("/common/languages", { signal: stop.signal }));
    expect(error).toMatchObject({ kind: "canceled", isSilent: true });
  });

  it("payload when an answer does not fit its schema", async () => {
    const client = clientWith(() => Promise.resolve(answer([{ value: "xx", label: 1 }])));
    expect(await failure(client.GET("/common/languages"))).toMatchObject({ kind: "payload" });
  });

  it("payload when an answer is no JSON", async () => {
    const client = clientWith(() => Promise.resolve(new Response("<!doctype html>")));
    expect(await failure(client.GET("/common/languages"))).toMatchObject({ kind: "payload" });
  });
});

it("a 401 names the refused token once", async () => {
  const onUnauthorized = vi.fn();
  const client = clientWith(() => Promise.resolve(new Response("", { status: 401 })), {
    onUnauthorized,
  });
  await failure(client.GET("/currentUser"));
  expect(onUnauthorized.mock.calls).toEqual([["secret"]]);
});

it("answers are typed by the contract", () => {
  const client = clientWith(() => Promise.resolve(answer([])));
  const read = () => client.GET("/banknotes/{id}", { params: { path: { id: "EUR-ES2-50" } } });
  expectTypeOf<Awaited<ReturnType<typeof read>>["data"]>().toExtend<
    { answer: { kind: string } } | undefined
  >();
  // @ts-expect-error a call that is not in the contract
  const unknownCall = () => client.GET("/banknotes/{id}/price", {});
  expectTypeOf(unknownCall).toBeFunction();
});
