// The baseline of the server measures, a process of its own as the product is: Hono that answers one
// text from memory with the headers of the product's answer. Prints its address as a line of JSON,
// then serves until it is ended.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const { BENCH_ANSWER: body = "{}", BENCH_HEADERS = "{}" } = process.env;
const headers = JSON.parse(BENCH_HEADERS) as Record<string, string>;
const { etag } = headers;
const app = new Hono();
app.get("/", (context) => {
  const isKnown = etag !== undefined && context.req.header("If-None-Match") === etag;
  return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers });
});

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(JSON.stringify({ address: `http://127.0.0.1:${port}` }));
});
