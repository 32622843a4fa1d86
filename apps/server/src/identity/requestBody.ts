import type { IncomingMessage } from "node:http";

/** Most bytes read of a form or a JSON body. */
const limit = 32 * 1024;

/** Reads a request's body as text; `undefined` when it is too large. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks).toString("utf8") : undefined;
}
