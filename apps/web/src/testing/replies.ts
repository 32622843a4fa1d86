import { Page, type Problem, type problemCodes } from "@specimen/api/contract";

/** How a call of a story is answered. */
export type Reply = (request: Request) => Promise<Response>;

/** Replies by "METHOD /path" as the contract writes it, such as `GET /banknotes/{id}`. */
export type Replies = Readonly<Record<string, Reply>>;

/** Answers 200 with a body; it is parsed by the contract like any other. */
export function ok(body: unknown): Reply {
  return () => Promise.resolve(Response.json(body));
}

/** Refuses with a problem body (RFC 9457). */
export function refused(
  status: number,
  code: (typeof problemCodes)[number],
  errors?: Problem["errors"],
): Reply {
  const body = { type: "about:blank", title: code, status, code, requestId: "7f3a-19c2", errors };
  return () => Promise.resolve(Response.json(body, { status }));
}

/** Refuses a page that is longer than the contract allows, as the service does. */
export function withPageLimit(reply: Reply): Reply {
  return (request) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const asked = Number(query["pageSize"] ?? Page.pageSize.def.defaultValue);
    if (Page.pageSize.safeParse(asked).success) return reply(request);
    const problem = {
      type: "about:blank",
      title: "invalid_input",
      status: 422,
      code: "invalid_input",
      requestId: "7f3a-19c2",
      errors: [{ in: "query", path: "pageSize", code: "too_big" }],
    };
    return Promise.resolve(Response.json(problem, { status: 422 }));
  };
}

/** Never answers: for pictures of loading. */
export function pending(): Reply {
  return () => new Promise(() => undefined);
}

/** Fails like a network that is down. */
export function unreachable(): Reply {
  return () => Promise.reject(new TypeError("unreachable"));
}

/** Replies in one way to the first call and in another to all that follow. */
export function once(first: Reply, then: Reply): Reply {
  let isFirst = true;
  return (request) => {
    const reply = isFirst ? first : then;
    isFirst = false;
    return reply(request);
  };
}

/** A `fetch` over replies; a call without one is answered 404. */
export function fetchFrom(replies: Replies): (request: Request) => Promise<Response> {
  const missing = refused(404, "not_found");
  return (request) => {
    const { pathname } = new URL(request.url);
    const found = Object.entries(replies).find(([call]) => isCall(call, request.method, pathname));
    return (found?.[1] ?? missing)(request);
  };
}

function isCall(call: string, method: string, pathname: string): boolean {
  const [wantedMethod, template = ""] = call.split(" ");
  const [wanted, given] = [template.split("/"), pathname.split("/")];
  return (
    method === wantedMethod &&
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith("{") || part === given[index])
  );
}

/** Replies that wait from `begin` on until `now`. */
export function arrivals() {
  let arrived = Promise.resolve();
  let arrive: () => void = () => undefined;
  return {
    begin(): void {
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
    },
    now: (): void => arrive(),
    waiting:
      (reply: Reply): Reply =>
      async (request) => {
        await arrived;
        return reply(request);
      },
  };
}
