import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { behindProxy, remoteAddressOf } from "./remoteAddress.ts";

const requestWith = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress: "127.0.0.1" },
  }) as unknown as IncomingMessage;

/** The address that is counted behind a proxy. */
function seen(forwarded?: string): string {
  let address = "";
  const listener = behindProxy("https://knowledge.example", (request) => {
    address = remoteAddressOf(request);
  });
  listener(requestWith(forwarded), {} as Parameters<typeof listener>[1]);
  return address;
}

it("is the one that the proxy added, whatever the caller claimed before", () => {
  expect(seen("203.0.113.9")).toBe("203.0.113.9");
  expect(seen("198.51.100.1, 203.0.113.9")).toBe("203.0.113.9");
  expect(seen()).toBe("127.0.0.1");
});

it("comes with the origin that the settings name, whatever is claimed", () => {
  const request = requestWith("203.0.113.9");
  request.headers["x-forwarded-host"] = "elsewhere.example";
  request.headers["x-forwarded-proto"] = "http";
  let seenHeaders = {};
  const listener = behindProxy("https://knowledge.example:8443", ({ headers }) => {
    seenHeaders = headers;
  });
  listener(request, {} as Parameters<typeof listener>[1]);
  expect(seenHeaders).toMatchObject({
    "x-forwarded-host": "knowledge.example:8443",
    "x-forwarded-proto": "https",
  });
});

it("is that of the connection where no proxy is announced", () => {
  expect(remoteAddressOf(requestWith("203.0.113.9"))).toBe("127.0.0.1");
});
