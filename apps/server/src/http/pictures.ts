import type { Context } from "hono";
import type { CachedAnswer } from "./answerCache.ts";
import type { Api, HttpContext } from "./api.ts";
import { problemAnswer, protectiveHeaders } from "./headers.ts";
import { notFound } from "./problemError.ts";

/** A picture: SVG as text, anything else as bytes of `type`. */
export type Picture = string | { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Draws a picture from the parameters of its path; undefined if there is none. */
export type Draw = (params: Record<string, string>) => Promise<Picture | undefined>;

/** An SVG opened as a document may not load or run anything; as an image it cannot anyway. */
const pictureHeaders = {
  ...protectiveHeaders,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // The app, on another origin, shows these pictures.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
};

/** The public address of a picture; the revision in it allows caching without limit. */
export const pictureAddress = (
  { publicUrl, imagesRevision }: Pick<HttpContext, "publicUrl" | "imagesRevision">,
  path: string,
): string => `${publicUrl}${path}?v=${imagesRevision}`;

/** Serves public pictures under a path of Hono's syntax, such as `/logos/:file`. */
export function mountPictures({ hono, context: app }: Api, path: string, draw: Draw): void {
  hono.get(path, async (context) => {
    try {
      return await answerPicture(app, context, path, draw);
    } catch (error) {
      return problemAnswer(app, context, error);
    }
  });
}

async function answerPicture(
  app: HttpContext,
  context: Context,
  path: string,
  draw: Draw,
): Promise<Response> {
  const { imagesRevision, cache } = app;
  const tag = `"${imagesRevision}"`;
  const headers = {
    ...pictureHeaders,
    ETag: tag,
    Vary: "Accept-Encoding",
    // The address with the current revision is immutable; any other is revalidated.
    "Cache-Control":
      context.req.query("v") === imagesRevision
        ? "public, max-age=31536000, immutable"
        : "public, no-cache",
  };
  if (context.req.header("if-none-match") === tag) {
    return new Response(null, { status: 304, headers });
  }
  const key = `${path} ${JSON.stringify(context.req.param())}`;
  const cached = cache.get(key);
  const picture = cached ?? (await draw(context.req.param()));
  if (picture === undefined) throw notFound("There is no such picture");
  if (typeof picture === "object" && "bytes" in picture) {
    return new Response(picture.bytes, { headers: { ...headers, "Content-Type": picture.type } });
  }
  const svg: CachedAnswer =
    typeof picture === "string" ? cache.set(key, picture, { access: "public", path }) : picture;
  const brotli = cache.pack(svg, context.req.header("accept-encoding"));
  return new Response(brotli ?? svg.body, {
    headers: {
      ...headers,
      "Content-Type": "image/svg+xml; charset=utf-8",
      ...(brotli && { "Content-Encoding": "br" }),
    },
  });
}
