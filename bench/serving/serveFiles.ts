import { once } from "node:events";
import { createSecureServer } from "node:http2";
import { extname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Certificate } from "./certificate.ts";
import type { Files } from "./files.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
};
const compressible = /^(text|application\/json|image\/svg)/u;

/** A server of one origin and the way to stop it. */
export interface Origin {
  address: string;
  close(): Promise<void>;
}

/**
 * Serves files over HTTP/2, compressed with brotli at its best, an unknown address as the nearest
 * document at or above it. Every subject of the measurement is served by this, so that only what is served differs.
 */
export async function serveFiles(
  files: Files,
  certificate: Certificate,
  port = 0,
): Promise<Origin> {
  const bodies = new Map(
    [...files].map(([path, content]) => {
      const type = types[extname(path)] ?? "application/octet-stream";
      const isText = compressible.test(type);
      const body = isText
        ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        : content;
      return [path, { body, type, isText }] as const;
    }),
  );
  const documents = [...bodies.keys()]
    .filter((path) => path.endsWith("/index.html"))
    .toSorted((one, other) => other.length - one.length);
  const documentAt = (path: string) =>
    documents.find((document) => `${path}/`.startsWith(document.slice(0, -"index.html".length))) ??
    "";
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const path = new URL(request.url, "https://localhost").pathname;
    const isMissing = !bodies.has(path) && extname(path) !== "";
    const found = bodies.get(path) ?? bodies.get(documentAt(path));
    if (isMissing || found === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": found.type,
      "cache-control": path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      ...(found.isText ? { "content-encoding": "br", vary: "accept-encoding" } : {}),
    });
    response.end(found.body);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    address: `https://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
