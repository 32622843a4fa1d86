import { describe, expect, it } from "vitest";
import { createSignedOutWorld, createWorld, fakeSettings, settle } from "../testing/index.ts";
import { IdentityError } from "./errors.ts";
import { createProviderReader, readIssuer } from "./provider.ts";

describe("the issuer", () => {
  it.each([
    ["tenant.example", "https://tenant.example/"],
    ["tenant.example/", "https://tenant.example/"],
    ["https://tenant.example", "https://tenant.example/"],
    ["localhost:4103", "https://localhost:4103/"],
    ["http://127.0.0.1:4103", "http://127.0.0.1:4103/"],
    ["http://localhost:4103/", "http://localhost:4103/"],
    ["http://[::1]:4103", "http://[::1]:4103/"],
  ])("of %s is %s, with exactly one trailing slash", (domain, issuer) => {
    expect(readIssuer(domain)).toBe(issuer);
  });

  it.each([
    "https://tenant.example/realms/demo",
    "https://tenant.example/application/o/app/",
    "http://127.0.0.1:4103/realms/demo",
  ])("keeps a path as it is written: %s", (domain) => {
    expect(readIssuer(domain)).toBe(domain);
  });

  it.each([
    "http://tenant.example",
    "http://127.0.0.1.evil.test",
    "https://user:secret@tenant.example",
    "https://tenant.example/?x=1",
    "https://tenant.example/path?x=1",
    "https://tenant.example/path#x",
    "ftp://tenant.example",
    "javascript://tenant.example",
    "",
  ])("is refused: %j", (domain) => {
    expect(() => readIssuer(domain)).toThrow(
      expect.objectContaining({ code: "invalid_domain" }) as Error,
    );
  });
});

describe("the provider's metadata", () => {
  const read = (world: ReturnType<typeof createWorld>, settings = {}) =>
    createProviderReader({ ...fakeSettings, ...settings }, world.ports.http, world.clock);

  it("is discovered once for all who ask", async () => {
    const world = createSignedOutWorld();
    const reader = read(world);
    const [one, other] = await Promise.all([reader(), reader()]);
    expect(one).toBe(other);
    expect(world.requests.map(({ url }) => url)).toEqual([
      "https://login.example.test/.well-known/openid-configuration",
    ]);
    expect(one.token_endpoint).toBe("https://login.example.test/oauth/token");
  });

  it("is asked for below an issuer with a path, and has to name that issuer", async () => {
    const world = createSignedOutWorld();
    const reading = read(world, { domain: "https://login.example.test/realms/demo" })();
    await expect(reading).rejects.toThrow();
    expect(world.requests[0]?.url).toBe(
      "https://login.example.test/realms/demo/.well-known/openid-configuration",
    );
  });

  it.each(["https://login.example.test/realms/demo", "https://login.example.test/realms/demo/"])(
    "is the Auth0 paths below %s when discovery is off",
    async (domain) => {
      const provider = await read(createSignedOutWorld(), { domain, discovery: false })();
      expect(provider.issuer).toBe(domain);
      expect(provider.token_endpoint).toBe("https://login.example.test/realms/demo/oauth/token");
    },
  );

  it("is the Auth0 paths without a call when discovery is off", async () => {
    const world = createSignedOutWorld();
    expect(await read(world, { discovery: false })()).toMatchObject({
      authorization_endpoint: "https://login.example.test/authorize",
      token_endpoint: "https://login.example.test/oauth/token",
    });
    expect(world.requests).toEqual([]);
  });

  it("is asked for again after a failure", async () => {
    const world = createSignedOutWorld();
    const { send } = world.net;
    world.net.send = async () => new Response("", { status: 503 });
    const reader = read(world);
    await expect(reader()).rejects.toBeInstanceOf(IdentityError);
    world.net.send = send;
    await settle();
    expect((await reader()).issuer).toBe("https://login.example.test/");
  });

  it("must name the very issuer that was asked", async () => {
    const world = createWorld({ issuer: "https://evil.test/" });
    const { send } = world.net;
    world.net.send = (url, request) =>
      send(url.replace("login.example.test", "evil.test"), request);
    await expect(read(world)()).rejects.toThrow();
  });
});
