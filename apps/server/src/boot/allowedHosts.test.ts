import { createServer, request } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readHosts, withHosts } from "./allowedHosts.ts";
import { SettingError } from "./settingError.ts";

const server = createServer(
  withHosts(readHosts("Knowledge.example, desk.example:8443"), (_request, response) => {
    response.end("answered");
  }),
);
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => {
  server.close();
});

/** The status of a call for a host. */
function statusFor(host: string, path = "/"): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on("error", reject);
    call.end();
  });
}

it.each([
  ["127.0.0.1:4100", 200],
  ["localhost", 200],
  ["LOCALHOST:6123", 200],
  ["knowledge.example", 200],
  ["desk.example:8443", 200],
  ["desk.example", 421],
  ["evil.example", 421],
  ["127.0.0.1.evil.example", 421],
  ["localhost:4100@evil.example", 421],
])("a call for %s is answered %i", async (host, status) => {
  expect(await statusFor(host)).toBe(status);
});

it.each([
  ["//any", 200],
  ["http://localhost/any", 200],
  ["http://[::", 400],
  ["*", 400],
])("a call of %s is answered %i", async (path, status) => {
  expect(await statusFor("localhost", path)).toBe(status);
});

it("a setting that is no host is refused", () => {
  expect(() => readHosts("https://knowledge.example/")).toThrow(SettingError);
});
