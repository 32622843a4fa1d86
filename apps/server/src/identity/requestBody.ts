import type { IncomingMessage } from "node:http";

/** Most bytes read of a form or a JSON body. */
const limit = 32 * 1024;

/** Reads a request's body as text; `undefined` as soon as it is too large or breaks off. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed with the rest of it: it is to be answered.
  const arriving: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of arriving) {
      size += chunk.length;
      if (size > limit) return undefined;
      chunks.push(chunk);
    }
  } catch {
    // Who sent it has gone, or sends what is no HTTP: no fault of the server.
    return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}
