import { describe, expect, it } from "vitest";
import {
  createKnownWorld,
  createWorld,
  fakeOrigin,
  fakeToken,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";

const apiToken = fakeToken({ sub: "link|1", nickname: "Ada", permissions: ["b", "a"] });

const answering = (world: ReturnType<typeof createWorld>, body: unknown, status = 200) => {
  world.api.answer = async () => new Response(JSON.stringify(body), { status });
};

const posted = (world: ReturnType<typeof createWorld>): unknown =>
  JSON.parse(String(world.requests[0]?.request.body));

describe("a one-time link", () => {
  it("signs in by its otp and takes otp, user and hash out of the URL before any request", async () => {
    const world = createWorld({ path: "/notes/country?otp=1234&page=2" });
    answering(world, { token: apiToken });
    let shownAtRequest = "";
    const { send } = world.net;
    world.net.send = (url, request) => {
      shownAtRequest = world.ports.address.current();
      return send(url, request);
    };
    const page = await openPage(world);
    expect(shownAtRequest).toBe(`${fakeOrigin}/notes/country?page=2`);
    expect(posted(world)).toEqual({
      otp: "1234",
      hash: "",
      redirectTo: `${fakeOrigin}/notes/country?page=2`,
    });
    expect(page.view()).toMatchObject({
      status: "authenticated",
      via: "apiToken",
      user: { sub: "link|1", nickname: "Ada" },
      permissions: ["a", "b"],
    });
    expect(world.ports.store.read("api-auth-token")).toBe(apiToken);
    expect(await page.readToken()).toBe(apiToken);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes/country?page=2`);
  });

  it("is sent once, with the hash from user or hash, and never through a redirect", async () => {
    for (const name of ["user", "hash"]) {
      const world = createWorld({ path: `/auth/login?${name}=abc` });
      answering(world, { token: apiToken });
      await openPage(world);
      expect(posted(world)).toMatchObject({ otp: "", hash: "abc" });
      expect(world.requests).toHaveLength(1);
      expect(world.requests[0]?.request.redirect).toBe("error");
    }
  });

  it("goes from /login/autologin to /auth/login and, signed in, to redirectTo", async () => {
    const world = createWorld({ path: "/login/autologin?user=abc&redirectTo=%2Fnotes%2Fcountry" });
    answering(world, { token: apiToken });
    await openPage(world);
    expect(world.ports.address.shown).toEqual([
      `${fakeOrigin}/login/autologin?user=abc&redirectTo=%2Fnotes%2Fcountry`,
      `${fakeOrigin}/auth/login`,
      `${fakeOrigin}/notes/country`,
    ]);
  });

  it("goes from /login/autologin to / without a redirectTo, or with one that leads elsewhere", async () => {
    for (const rest of ["", "&redirectTo=https%3A%2F%2Fevil.test"]) {
      const world = createWorld({ path: `/login/autologin?user=abc${rest}` });
      answering(world, { token: apiToken });
      await openPage(world);
      expect(world.ports.address.current()).toBe(`${fakeOrigin}/`);
    }
  });

  it("goes from /login/autologin without a user to plain /auth/login", async () => {
    const world = createWorld({ path: "/login/autologin?redirectTo=%2Fnotes" });
    const page = await openPage(world);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/auth/login`);
    expect(page.view().phase).toBe("redirecting");
  });

  it("leaves for the location of the answer, ours or listed, and for no other", async () => {
    const open = async (location: string) => {
      const world = createWorld({ path: "/auth/login?otp=1" });
      answering(world, { location });
      await openPage(world, { locationOrigins: ["https://login.example.test"] });
      return world.ports.address.left[0] ?? "";
    };
    expect(await open("https://login.example.test/start")).toBe("https://login.example.test/start");
    expect(await open("/dashboard")).toBe(`${fakeOrigin}/dashboard`);
    for (const location of [
      "https://evil.test/",
      "javascript:alert(1)",
      "//evil.test",
      `blob:${fakeOrigin}/7`,
    ]) {
      expect(await open(location)).toMatch(/^https:\/\/login\.example\.test\/authorize\?/);
    }
  });

  it("falls back to the provider when the call fails or gives no token", async () => {
    const answers: (() => Promise<Response>)[] = [
      async () => new Response("{}"),
      async () => new Response("no json"),
      async () => new Response(JSON.stringify({ token: apiToken }), { status: 410 }),
      async () => {
        throw new TypeError("Failed to fetch");
      },
    ];
    for (const answer of answers) {
      const world = createWorld({ path: "/notes/country?otp=1" });
      world.api.answer = answer;
      const page = await openPage(world);
      expect(page.view().phase).toBe("linkRefused");
      expect(world.ports.address.left[0]).toContain("/authorize?");
      expect(world.ports.store.read("api-auth-token")).toBeNull();
    }
  });

  it("gives up on the product API after 10 s", async () => {
    const world = createWorld({ path: "/?otp=1" });
    const { send } = world.net;
    world.net.send = (url, request) =>
      url.includes("api.example")
        ? new Promise((_, reject) => {
            request.signal.addEventListener("abort", () => reject(new Error("aborted")));
          })
        : send(url, request);
    const page = await openPage(world);
    await world.clock.pass(9_999);
    expect(page.view().phase).toBe("checkingLink");
    await world.clock.pass(1);
    expect(page.view().phase).toBe("linkRefused");
  });

  it("is mentioned only where one was opened", async () => {
    const phases: string[] = [];
    for (const path of ["/auth/login", "/auth/login?otp=1"]) {
      const world = createWorld({ path });
      const page = await openPage(world);
      page.actor.subscribe(() => phases.push(page.view().phase));
      page.actor.send({ type: "signIn.requested" });
      await settle();
    }
    expect(phases).not.toContain("checkingLink");
    const world = createWorld({ path: "/auth/login?otp=1" });
    world.api.answer = () => new Promise(() => {});
    expect((await openPage(world)).view().phase).toBe("checkingLink");
  });

  it("asks before it switches somebody who is signed in, and can be declined", async () => {
    const world = createKnownWorld({ path: "/notes?otp=planted" });
    answering(world, { token: apiToken });
    const page = await openPage(world);
    expect(page.view()).toMatchObject({
      status: "authenticated",
      phase: "askingToSwitch",
      user: { sub: "user|42" },
    });
    expect(world.requests.some(({ url }) => url.endsWith("/auth/token"))).toBe(false);
    page.actor.send({ type: "switch.declined" });
    await settle();
    expect(page.view()).toMatchObject({ phase: "signedIn", user: { sub: "user|42" } });
  });

  it("is forgotten once it was declined", async () => {
    const world = createKnownWorld({ path: "/notes?otp=planted" });
    const page = await openPage(world);
    page.actor.send({ type: "switch.declined" });
    page.actor.send({ type: "session.ended" });
    page.actor.send({ type: "signIn.requested" });
    expect(page.view().phase).toBe("redirecting");
    await settle();
    const { request } = world.requests.find(({ url }) => url.endsWith("/auth/token")) ?? {};
    expect(JSON.parse(String(request?.body))).toMatchObject({ otp: "", hash: "" });
  });

  it("tells the provider nothing of the former user once it has switched", async () => {
    const world = createKnownWorld({ path: "/?otp=1" });
    const page = await openPage(world);
    page.actor.send({ type: "switch.confirmed" });
    await settle();
    page.actor.send({ type: "page.restored" });
    await settle();
    const asked = new URL(world.frame.opened.at(-1) ?? "").searchParams;
    expect(world.frame.opened).toHaveLength(2);
    expect(asked.has("id_token_hint")).toBe(false);
  });

  it("clears all that belonged to the former user before it switches", async () => {
    const world = createWorld({ path: "/?otp=1", stored: { "api-auth-token": apiToken } });
    answering(world, { token: fakeToken({ sub: "link|2", permissions: [] }) });
    const page = await openPage(world);
    page.actor.send({ type: "switch.confirmed" });
    expect(world.ports.store.read("api-auth-token")).toBeNull();
    expect(page.view().user).toBeNull();
    await settle();
    expect(page.view()).toMatchObject({ via: "apiToken", user: { sub: "link|2" } });
  });
});

describe("a one-time link beside a token of yesterday", () => {
  const yesterday = (world: ReturnType<typeof createWorld>, seconds: number) => {
    const exp = world.clock.now() / 1000 - seconds;
    const token = fakeToken({ sub: "link|1", permissions: ["a"], exp });
    world.ports.store.write("api-auth-token", token);
    return token;
  };
  const link = "/login/autologin?user=abc&redirectTo=%2Fnotes%2Fcountry";

  it("is redeemed without a question, since nobody is signed in any more", async () => {
    const world = createWorld({ path: link });
    yesterday(world, 60);
    answering(world, { token: apiToken });
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ phase: "signedIn", user: { nickname: "Ada" } });
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes/country`);
    expect(world.ports.store.read("api-auth-token")).toBe(apiToken);
  });

  it("asks first while the token may be good by a clock that differs by a minute", async () => {
    const world = createWorld({ path: link });
    yesterday(world, 59);
    expect((await openPage(world)).view().phase).toBe("askingToSwitch");
  });

  it("is redeemed once the API refuses the token that the question is about", async () => {
    const world = createWorld({ path: link });
    const token = yesterday(world, -3600);
    answering(world, { token: apiToken });
    const page = await openPage(world);
    expect(page.view().phase).toBe("askingToSwitch");
    page.refuse(token);
    expect(page.view()).toMatchObject({ phase: "checkingLink", user: null });
    await settle();
    expect(page.view()).toMatchObject({ phase: "signedIn", user: { nickname: "Ada" } });
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes/country`);
  });
});

describe("a stored API token", () => {
  it("that has expired leads to a new sign-in, which comes back to the page", async () => {
    const world = createWorld({ path: "/notes?page=2" });
    const exp = world.clock.now() / 1000 - 60;
    world.ports.store.write("api-auth-token", fakeToken({ sub: "link|1", exp }));
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ phase: "redirecting", user: null });
    expect(world.ports.store.read("api-auth-token")).toBeNull();
    await returnFromProvider(world);
    expect(world.ports.address.current()).toBe(`${fakeOrigin}/notes?page=2`);
  });

  it("keeps somebody signed in over a reload", async () => {
    const world = createWorld({ path: "/notes", stored: { "api-auth-token": apiToken } });
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ via: "apiToken", permissions: ["a", "b"] });
    expect(world.requests).toEqual([]);
  });

  it("permits nothing when it cannot be decoded", async () => {
    const world = createWorld({ stored: { "api-auth-token": "garbage" } });
    const page = await openPage(world);
    expect(page.view()).toMatchObject({ status: "authenticated", permissions: [] });
    expect(world.reported).toMatchObject([{ code: "decode" }]);
  });

  it("sends its user to the provider for the client tool, once", async () => {
    const world = createWorld({ path: "/ct/notes", stored: { "api-auth-token": apiToken } });
    const page = await openPage(world);
    expect(page.view().phase).toBe("loadingApp");
    const back = await openPage(world);
    expect(back.view()).toMatchObject({ phase: "signedIn", via: "apiToken" });
    expect(world.ports.address.left).toHaveLength(1);
  });
});
