import type { Clock, Http, HttpRequest, Thread } from "../ports/index.ts";
import { identityErrorCodes, type IdentityErrorCode } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";
import { isJsonObject } from "./jwt.ts";
import { createTokenStore, type TokenStore } from "./tokenStore.ts";

/** Messages to the worker that stores the tokens. */
type Request =
  | { kind: "send"; id: number; url: string; request: Omit<HttpRequest, "signal"> }
  | { kind: "stop"; id: number }
  | { kind: "forget"; except: string | null };

/** Messages from it; `received` at once, so that a worker that does not run is noticed. */
type Reply =
  | { kind: "received"; id: number }
  | { kind: "answer"; id: number; status: number; headers: [string, string][]; body: string }
  | { kind: "failed"; id: number; code: IdentityErrorCode | null; message: string };

interface PendingCall {
  received(): void;
  settle(reply: Exclude<Reply, { kind: "received" }>): void;
  lost(): void;
}

/** Milliseconds a worker may take to confirm a message. */
const receiptTimeout = 5_000;

/** Whether a message is one of ours; both sides are our own code, and other scripts may post too. */
const isMessage = (data: unknown): data is Request | Reply =>
  isJsonObject(data) && typeof data["kind"] === "string";

/**
 * Stores refresh tokens in a worker, where no script of the page can read them. Where there is no
 * worker, or it does not confirm within 5 s, or it fails, `fallback` goes on in its place; the tokens
 * that the worker stored are lost.
 */
export function createWorkerTokenStore(
  thread: Thread,
  clock: Clock,
  fallback: TokenStore,
): TokenStore {
  const pending = new Map<number, PendingCall>();
  let count = 0;
  let hasFailed = false;

  const fail = (): void => {
    hasFailed = true;
    worker?.close();
    for (const call of pending.values()) call.lost();
    pending.clear();
  };

  const worker = thread.open({
    message: (data) => {
      if (!isMessage(data) || !("id" in data)) return;
      const call = pending.get(data.id);
      if (data.kind === "received") call?.received();
      if (data.kind === "answer" || data.kind === "failed") call?.settle(data);
    },
    failed: fail,
  });

  const sendToWorker = (url: string, { signal, ...request }: HttpRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      count += 1;
      const id = count;
      let isReceived = false;
      const stopTimeout = clock.after(receiptTimeout, fail);
      const post = (message: Request) => worker?.post(message);
      pending.set(id, {
        received: () => {
          isReceived = true;
          stopTimeout();
        },
        settle: (reply) => {
          stopTimeout();
          pending.delete(id);
          if (reply.kind === "answer") {
            const { body, status, headers } = reply;
            resolve(new Response(body === "" ? null : body, { status, headers }));
          } else if (reply.code !== null && identityErrorCodes.includes(reply.code)) {
            reject(new IdentityError(reply.code, reply.message));
          } else {
            reject(new TypeError(reply.message));
          }
        },
        // A call that was received may have been sent: it counts as an attempt without an answer.
        lost: () => {
          stopTimeout();
          if (isReceived) reject(new TypeError("The worker that stores the tokens has failed"));
          else fallback.send(url, { signal, ...request }).then(resolve, reject);
        },
      });
      signal.addEventListener(
        "abort",
        () => {
          if (!pending.delete(id)) return;
          stopTimeout();
          post({ kind: "stop", id });
          reject(new TypeError("The request was aborted"));
        },
        { once: true },
      );
      const body = request.body?.toString() ?? null;
      post({ kind: "send", id, url, request: { ...request, body } });
    });

  return {
    send: (url, request) =>
      worker === null || hasFailed ? fallback.send(url, request) : sendToWorker(url, request),
    forget: (except) => {
      fallback.forget(except);
      if (!hasFailed) worker?.post({ kind: "forget", except } satisfies Request);
    },
  };
}

/** The worker's side: answers the messages of {@link createWorkerTokenStore}. */
export function serveTokenStore(
  page: { post(message: unknown): void; listen(message: (data: unknown) => void): void },
  http: Http,
): void {
  const store = createTokenStore(http, "worker");
  const running = new Map<number, AbortController>();

  const send = async ({ id, url, request }: Request & { kind: "send" }): Promise<Reply> => {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const answer = await store.send(url, { ...request, signal: controller.signal });
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
    if (data.kind === "forget") store.forget(data.except);
    if (data.kind === "stop") running.get(data.id)?.abort();
    if (data.kind !== "send") return;
    page.post({ kind: "received", id: data.id } satisfies Reply);
    void send(data).then((reply) => page.post(reply));
  });
}
