// The baseline of the server measures, a process of its own as the product is: Hono that answers one
// text from memory. Prints its address as a line of JSON, then serves until it is ended.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const body = process.env.BENCH_ANSWER ?? "{}";
const app = new Hono();
app.get("/", (context) => {
  context.header("ETag", '"1"');
  if (context.req.header("If-None-Match") === '"1"') return context.body(null, 304);
  return context.body(body, 200, { "Content-Type": "application/json" });
});

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(JSON.stringify({ address: `http://127.0.0.1:${port}` }));
});
