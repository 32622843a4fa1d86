import { describe, expect, it } from "vitest";
import { createWorld, fakeToken, openPage } from "../testing/index.ts";
import { hasArrived } from "./createSignIn.ts";
import { storedSignIn } from "./storedSignIn.ts";

const token = fakeToken({ sub: "link|1", nickname: "Ada", permissions: ["b", "a"] });
const open = (path: string, stored: string | null = token) =>
  createWorld({ path, stored: stored === null ? {} : { "api-auth-token": stored } });

describe("what a stored API token says before the machine is there", () => {
  it.each(["/", "/dashboard", "/notes/country?page=2#top", "/notes/list/EU?state=x", "/ctx"])(
    "at %s is the view in which the machine arrives, without a request or a step elsewhere",
    async (path) => {
      const world = open(path);
      const early = storedSignIn(world.ports);
      expect(early).toMatchObject({ status: "authenticated", user: { sub: "link|1" } });
      const before = world.ports.address.current();
      const page = await openPage(world);
      await hasArrived(page);
      expect(page.view()).toEqual(early);
      expect(world.ports.address.current()).toBe(before);
      expect(world.ports.address.left).toEqual([]);
      expect(world.requests).toEqual([]);
    },
  );

  it.each([
    "/notes/country?otp=1",
    "/dashboard?user=u",
    "/dashboard?hash=h",
    "/dashboard?code=c&state=s",
    "/dashboard?error=access_denied",
    "/auth",
    "/auth/login",
    "/auth/logout/",
    "/login/autologin?user=u",
    "/ct",
    "/ct/notes",
  ])("at %s is nothing, since only the machine can tell", (path) => {
    expect(storedSignIn(open(path).ports)).toBeNull();
  });

  it("is nothing once the token has expired, by a clock that may be a minute ahead", () => {
    const at = (exp: number) => open("/dashboard", fakeToken({ sub: "link|1", exp }));
    const now = open("/").clock.now() / 1000;
    expect(storedSignIn(at(now - 59).ports)).toMatchObject({ user: { sub: "link|1" } });
    expect(storedSignIn(at(now - 60).ports)).toBeNull();
  });

  it.each([null, "", "no token", "a.b.c"])("is nothing for the token %j", (stored) => {
    expect(storedSignIn(open("/dashboard", stored).ports)).toBeNull();
  });
});
