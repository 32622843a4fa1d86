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

it("is the network of an IPv6 address, whose 64 bits below it one caller may choose freely", () => {
  const network = seen("2001:db8:1:2:aaaa::1");
  expect(seen("2001:0DB8:1:2::ffff")).toBe(network);
  expect(seen("2001:db8:1:2:1:2:3:4")).toBe(network);
  expect(seen("2001:db8:1:3::1")).not.toBe(network);
  expect(seen("2001:db8::1")).toBe(seen("2001:db8:0:0:1::"));
  expect(seen("2001:db8::1")).not.toBe(network);
  expect(seen("fe80::1%eth0")).toBe(seen("fe80::2"));
});

it("is the IPv4 address where it is written as one of IPv6", () => {
  expect(seen("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(seen("::FFFF:203.0.113.10")).not.toBe(seen("::ffff:203.0.113.9"));
});
