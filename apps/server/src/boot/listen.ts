import { createServer, type RequestListener, type Server } from "node:http";
import { once } from "node:events";

/** A port that cannot be listened on; the message names the setting to change. */
export class PortError extends Error {
  override readonly name = "PortError";
}

/** A server that listens already and answers 503 until it is told what to answer. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Begins to answer. */
  answerWith(listener: RequestListener): void;
  /** Takes no more calls, lets those under way end within the given ms, and ends. */
  close(patience: number): Promise<void>;
}

/** Loopback only: the demo accounts are for this machine. */
const host = "127.0.0.1";

/** Listens on loopback; port 0 takes a free one. Throws a PortError. */
export async function listen(port: number, setting: string): Promise<Listening> {
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1", "Content-Type": "text/plain" });
    response.end("Starting");
  };
  const server = createServer((request, response) => answer(request, response));
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
