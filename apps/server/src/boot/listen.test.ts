import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBody } from "../identity/requestBody.ts";
import { arrival, listen, type Listening } from "./listen.ts";

let server: Listening;
beforeEach(async () => {
  const slowest = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  server = await listen(0, "SPECIMEN_TEST_PORT", { slowest });
  server.answerWith((request, response) => request.on("end", () => response.end("read")).resume());
});
afterEach(() => server.close(0));

/** What is answered to a request that stops in the middle, until the connection is closed. */
async function answerTo(beginning: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => (answer += data.toString()));
  // A server that closes before it has read everything may reset the connection.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(beginning);
  await closed;
  return answer;
}

it("ends a connection whose headers do not arrive", async () => {
  expect(await answerTo("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")).toMatch(
    /^HTTP\/1.1 408 /,
  );
});

it("ends a connection whose body does not arrive", async () => {
  const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n";
  expect(await answerTo(`${head}{"a"`)).toMatch(/^HTTP\/1.1 408 /);
});

/** How many ms a connection stays open that sends without end. */
async function openWhileSending(port: number, path: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  const startedAt = performance.now();
  socket.on("error", () => undefined).resume();
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const sending = setInterval(() => socket.write(`400\r\n${"a".repeat(1024)}\r\n`), 10);
  await closed;
  clearInterval(sending);
  return performance.now() - startedAt;
}

it("ends a connection that goes on sending after the answer", async () => {
  const own = await listen(0, "SPECIMEN_TEST_PORT");
  own.answerWith((_request, response) => response.end("answered"));
  expect(await openWhileSending(own.port, "/")).toBeLessThan(5_000);
  await own.close(0);
});

it("answers who sends a form without end, once it is too large", async () => {
  const own = await listen(0, "SPECIMEN_TEST_PORT");
  own.answerWith(async (request, response) => {
    response.end((await readBody(request)) ?? "too large");
  });
  expect(await openWhileSending(own.port, "/")).toBeLessThan(5_000);
  await own.close(0);
});

it("gives up a form that breaks off", async () => {
  const own = await listen(0, "SPECIMEN_TEST_PORT");
  const read = new Promise((resolve) => own.answerWith((request) => resolve(readBody(request))));
  const socket = connect(own.port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\na=", () =>
    socket.destroy(),
  );
  expect(await read).toBeUndefined();
  await own.close(0);
});

it("waits less than 30 s for either", async () => {
  const own = await listen(0, "SPECIMEN_TEST_PORT");
  const { headersTimeout, requestTimeout } = own.server;
  await own.close(0);
  for (const timeout of [headersTimeout, requestTimeout]) {
    expect(timeout).toBeGreaterThan(0);
    expect(timeout + arrival.connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
  }
});

it("keeps an idle connection open longer than a proxy does", async () => {
  const own = await listen(0, "SPECIMEN_TEST_PORT");
  const { keepAliveTimeout } = own.server;
  await own.close(0);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
});

it("ends a connection that is in use with its next answer, once it closes", async () => {
  const own = await listen(0, "SPECIMEN_TEST_PORT");
  const answers: (() => void)[] = [];
  own.answerWith((_request, response) => answers.push(() => response.end("answered")));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const asked = request({ port: own.port, host: "127.0.0.1", agent });
    asked.end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    return response.headers.connection;
  };
  const first = ask();
  const second = ask();
  await expect.poll(() => answers.length).toBe(1);
  const closed = own.close(60_000);
  answers.shift()?.();
  expect(await first).toBe("keep-alive");
  await expect.poll(() => answers.length).toBe(1);
  answers.shift()?.();
  expect(await second).toBe("close");
  await closed;
});

it("says until the product has started that it will, on a page that is loaded again", async () => {
  const own = await listen(0, "SPECIMEN_TEST_PORT");
  const { status, headers } = await fetch(`http://127.0.0.1:${own.port}/`);
  expect([status, headers.get("refresh"), headers.get("retry-after")]).toEqual([503, "1", "1"]);
  await own.close(0);
});
