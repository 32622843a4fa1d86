import type { Clock, Http, HttpRequest, Thread } from "../ports/index.ts";
import { IdentityError, identityErrorCodes, type IdentityErrorCode } from "./errors.ts";
import { isJsonObject } from "./jwt.ts";
import { createTokenKeeper, type TokenKeeper } from "./tokenStore.ts";

/** What is asked of the thread that keeps the tokens. */
type Question =
  | { kind: "send"; id: number; url: string; request: Omit<HttpRequest, "signal"> }
  | { kind: "stop"; id: number }
  | { kind: "forget"; spared: string | null };

/** What it says; `taken` at once, so that a thread that hears nothing is noticed. */
type Reply =
  | { kind: "taken"; id: number }
  | { kind: "answer"; id: number; status: number; headers: [string, string][]; body: string }
  | { kind: "failed"; id: number; code: IdentityErrorCode | null; message: string };

interface Waiting {
  taken(): void;
  settle(reply: Exclude<Reply, { kind: "taken" }>): void;
  lost(): void;
}

/** How long a thread may take to say that it heard a question. */
const hearing = 5_000;

/** Whether a message is one of ours; both sides are our own code, and other scripts may post too. */
const isMessage = (data: unknown): data is Question | Reply =>
  isJsonObject(data) && typeof data["kind"] === "string";

/**
 * Keeps refresh tokens in another thread, where no script of the page can read them. Where that
 * thread cannot be had, does not hear or breaks down, `near` goes on in its place; what the thread
 * kept is lost with it.
 */
export function createDistantKeeper(thread: Thread, clock: Clock, near: TokenKeeper): TokenKeeper {
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let isBroken = false;

  const breakDown = (): void => {
    isBroken = true;
    line?.close();
    for (const one of waiting.values()) one.lost();
    waiting.clear();
  };

  const line = thread.open({
    message: (data) => {
      if (!isMessage(data) || !("id" in data)) return;
      const one = waiting.get(data.id);
      if (data.kind === "taken") one?.taken();
      if (data.kind === "answer" || data.kind === "failed") one?.settle(data);
    },
    failed: breakDown,
  });

  const ask = (url: string, { signal, ...request }: HttpRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      count += 1;
      const id = count;
      let isTaken = false;
      const unheard = clock.after(hearing, breakDown);
      const post = (question: Question) => line?.post(question);
      waiting.set(id, {
        taken: () => {
          isTaken = true;
          unheard();
        },
        settle: (reply) => {
          unheard();
          waiting.delete(id);
          if (reply.kind === "answer") {
            const { body, status, headers } = reply;
            resolve(new Response(body === "" ? null : body, { status, headers }));
          } else if (reply.code !== null && identityErrorCodes.includes(reply.code)) {
            reject(new IdentityError(reply.code, reply.message));
          } else {
            reject(new TypeError(reply.message));
          }
        },
        // A question that was taken may have been sent: it counts as a try without an answer.
        lost: () => {
          unheard();
          if (isTaken) reject(new TypeError("The thread of the tokens broke down"));
          else near.send(url, { signal, ...request }).then(resolve, reject);
        },
      });
      signal.addEventListener(
        "abort",
        () => {
          if (!waiting.delete(id)) return;
          unheard();
          post({ kind: "stop", id });
          reject(new TypeError("The request was stopped"));
        },
        { once: true },
      );
      const body = request.body?.toString() ?? null;
      post({ kind: "send", id, url, request: { ...request, body } });
    });

  return {
    send: (url, request) =>
      line === null || isBroken ? near.send(url, request) : ask(url, request),
    forget: (spared) => {
      near.forget(spared);
      if (!isBroken) line?.post({ kind: "forget", spared } satisfies Question);
    },
  };
}

/** The thread's own side: answers what {@link createDistantKeeper} asks. */
export function serveTokenKeeper(
  page: { post(message: unknown): void; listen(message: (data: unknown) => void): void },
  http: Http,
): void {
  const keeper = createTokenKeeper(http, "thread");
  const running = new Map<number, AbortController>();

  const send = async ({ id, url, request }: Question & { kind: "send" }): Promise<Reply> => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const answer = await keeper.send(url, { ...request, signal: controller.signal });
      const headers = [...answer.headers];
      return { kind: "answer", id, status: answer.status, headers, body: await answer.text() };
    } catch (error) {
      const code = error instanceof IdentityError ? error.code : null;
      const message = error instanceof Error ? error.message : "";
      return { kind: "failed", id, code, message };
    } finally {
      running.delete(id);
    }
  };

  page.listen((data) => {
    if (!isMessage(data)) return;
    if (data.kind === "forget") keeper.forget(data.spared);
    if (data.kind === "stop") running.get(data.id)?.abort();
    if (data.kind !== "send") return;
    page.post({ kind: "taken", id: data.id } satisfies Reply);
    void send(data).then((reply) => page.post(reply));
  });
}
