import type { IncomingMessage } from "node:http";

/** Most bytes read of a form or a JSON body. */
const limit = 32 * 1024;

/** Reads a request's body as text; `undefined` when it is too large, as soon as it is. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed with the rest of it: it is to be answered.
  const arriving: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of arriving) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
