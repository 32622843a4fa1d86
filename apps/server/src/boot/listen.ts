import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { once } from "node:events";
import { withHosts } from "./allowedHosts.ts";

/** A port that cannot be opened; the message names the setting to change. */
export class PortError extends Error {
  override readonly name = "PortError";
}

/** A listening server that answers 503 until `answerWith` is called. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Sets the handler of all calls. */
  answerWith(listener: RequestListener): void;
  /** Accepts no more calls, waits the given ms for those under way, and closes. */
  close(patience: number): Promise<void>;
}

/** Loopback only: the demo accounts are for this machine. */
const host = "127.0.0.1";

/** How long a request may take to arrive, in ms; a slower one is answered 408 and its connection closed. */
export interface Arrival {
  readonly headersTimeout: number;
  /** Headers and body together. */
  readonly requestTimeout: number;
  /** How often it is looked for slow ones. */
  readonly connectionsCheckingInterval: number;
}

/** Every request has arrived, or is refused, within 30 s. */
export const arrival: Arrival = {
  headersTimeout: 15_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2_500,
};

/**
 * How long an idle connection stays open, in ms: longer than proxies keep theirs (60 s), so that none
 * sends a call on a connection that is being closed.
 */
const keepAliveTimeout = 75_000;

/**
 * How long the rest of a request is taken after its answer, in ms: who is still sending may read the
 * answer first, and who never stops is not listened to for `requestTimeout`.
 */
const restTimeout = 500;

/** Closes the connection of a request that goes on after it was answered. */
function endRest(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    const end = setTimeout(() => request.complete || request.socket.destroy(), restTimeout);
    request.once("end", () => clearTimeout(end));
  });
}

/** What a server takes. */
interface Accepted {
  /** Hosts besides this machine's own names; by default none. */
  readonly hosts?: ReadonlySet<string> | undefined;
  readonly slowest?: Arrival;
}

/** Listens on loopback; port 0 takes a free one. Throws a PortError. */
export async function listen(
  port: number,
  setting: string,
  { hosts = new Set(), slowest = arrival }: Accepted = {},
): Promise<Listening> {
  let answer: RequestListener = (_request, response) => {
    // Who opens the app too early sees it as soon as it is there.
    const again = { "Retry-After": "1", Refresh: "1" };
    response.writeHead(503, { ...again, "Content-Type": "text/plain" });
    response.end("Starting");
  };
  const server = createServer(
    { ...slowest, keepAliveTimeout },
    withHosts(hosts, (request, response) => {
      endRest(request, response);
      answer(request, response);
    }),
  );
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new PortError(refusal(port, setting, cause), { cause });
  }
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address !== null ? address.port : port,
    answerWith: (listener) => {
      answer = listener;
    },
    async close(patience) {
      const closed = once(server, "close");
      // A connection that is in use is not idle: it ends with its next answer.
      server.prependListener("request", (_request, response) => {
        response.setHeader("Connection", "close");
      });
      server.close();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(force);
    },
  };
}

function refusal(port: number, setting: string, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Stop what listens there, or set ${setting} to another port.`;
  }
  if (code === "EACCES") {
    return `Port ${port} needs more rights than this user has. Set ${setting} to one above 1023.`;
  }
  return `Port ${port} (${setting}) cannot be used: ${String(cause)}`;
}
