import { readFileSync } from "node:fs";
import type { Context } from "hono";
import type { View } from "../images/banknoteFacts.ts";
import { coinSides } from "../areas/coins/draw/describeCoin.ts";
import { type CoinView, drawCoin } from "../areas/coins/draw/drawCoin.ts";
import { drawCustomerLogo } from "../images/drawCustomerLogo.ts";
import { drawBanknote } from "../areas/banknotes/drawBanknote.ts";
import { compressedFor, AnswerCache } from "./answerCache.ts";
import { problemAnswer, protectiveHeaders } from "./headers.ts";
import type { Api } from "./implement.ts";
import { notFound } from "./problemError.ts";
import { prepareBanknoteFacts } from "../areas/banknotes/queries/detail.ts";
import { readCoinFacts } from "../areas/coins/queries.ts";
import { customers } from "../auth/tables.ts";
import { eq } from "drizzle-orm";
import { details, lights, sides } from "./imageAddress.ts";

/** File name of the flag sprite under /flags/. */
export const flagSprite = "flags.avif";

/** An SVG opened by itself may not load or run anything; as a picture it cannot anyway. */
const pictureHeaders = {
  ...protectiveHeaders,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // The app, on another origin, shows these pictures.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
};

/** Mounts the public pictures: specimens, the flag sprite, logos. */
export function imageRoutes({ hono, world }: Api): void {
  const { database, imagesRevision } = world;
  const readFacts = prepareBanknoteFacts(database);
  const drawn = new AnswerCache();
  const sprite = readFileSync(new URL(`../catalogue/facts/${flagSprite}`, import.meta.url));
  const tag = `"${imagesRevision}"`;

  /** Under the address with the revision a picture never changes; without it, it is asked again. */
  const headersFor = (context: Context, type: string) => ({
    ...pictureHeaders,
    "Content-Type": type,
    ETag: tag,
    Vary: "Accept-Encoding",
    "Cache-Control":
      context.req.query("v") === imagesRevision
        ? "public, max-age=31536000, immutable"
        : "public, no-cache",
  });

  async function svg(context: Context, draw: () => Promise<string | undefined>): Promise<Response> {
    try {
      const headers = headersFor(context, "image/svg+xml; charset=utf-8");
      if (isKnownTo(context, tag)) return new Response(null, { status: 304, headers });
      const known = drawn.get(context.req.path) ?? (await drawOnce(context.req.path, draw));
      if (known === undefined) throw notFound("There is no such picture");
      const packed = compressedFor(known, context.req.header("accept-encoding"));
      return new Response(packed ?? known.body, {
        headers: packed ? { ...headers, "Content-Encoding": "br" } : headers,
      });
    } catch (error) {
      return problemAnswer(world, context, error);
    }
  }

  async function drawOnce(path: string, draw: () => Promise<string | undefined>) {
    const body = await draw();
    return body === undefined ? undefined : drawn.set(path, body);
  }

  hono.get("/images/banknotes/:id/:file", (context) =>
    svg(context, async () => {
      const view = viewOf(context.req.param("file"));
      if (view === undefined) return undefined;
      const [facts] = await readFacts.execute({ id: context.req.param("id") });
      return facts && drawBanknote(facts, view);
    }),
  );

  hono.get("/images/coins/:id/:file", (context) =>
    svg(context, async () => {
      const view = coinViewOf(context.req.param("file"));
      if (view === undefined) return undefined;
      const facts = await readCoinFacts(database, context.req.param("id"));
      return facts && drawCoin(facts, view);
    }),
  );

  hono.get("/logos/:file", (context) =>
    svg(context, async () => {
      const [, id] = /^([\w-]+)\.svg$/.exec(context.req.param("file")) ?? [];
      if (id === undefined) return undefined;
      const [customer] = await database
        .select({ name: customers.name })
        .from(customers)
        .where(eq(customers.id, id));
      return customer && drawCustomerLogo(customer.name, id);
    }),
  );

  hono.get(`/flags/${flagSprite}`, (context) => {
    const headers = headersFor(context, "image/avif");
    return isKnownTo(context, tag)
      ? new Response(null, { status: 304, headers })
      : new Response(sprite, { headers });
  });
}

function isKnownTo(context: Context, tag: string): boolean {
  return context.req.header("if-none-match") === tag;
}

/** `front-white-list.svg` names side, light and detail. */
function viewOf(file: string): View | undefined {
  const [, sideName, lightName, detailName] = /^(\w+)-(\w+)-(\w+)\.svg$/.exec(file) ?? [];
  const side = sides.find((each) => each === sideName);
  const light = lights.find((each) => each === lightName);
  const detail = details.find((each) => each === detailName);
  return side && light && detail && { side, light, detail };
}

/** `front-list.svg` names side and detail. */
function coinViewOf(file: string): CoinView | undefined {
  const [, sideName, detailName] = /^(\w+)-(\w+)\.svg$/.exec(file) ?? [];
  const side = coinSides.find((each) => each === sideName);
  const detail = details.find((each) => each === detailName);
  return side && detail && { side, detail };
}
