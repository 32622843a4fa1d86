import fc from "fast-check";
import { expect, it } from "vitest";
import { createSignedOutWorld, openPage, settle } from "../testing/index.ts";
import { signInView } from "./signInView.ts";

type Page = Awaited<ReturnType<typeof openPage>>;

const minute = 60_000;
const broken = () => Promise.reject(new TypeError("Failed to fetch"));

/** One tab, its provider, and what somebody, or somebody evil, may do with them. */
async function createTab() {
  const world = createSignedOutWorld();
  const { address } = world.ports;
  const { send } = world.net;
  const visitor = world.provider.state.user;
  const left: { url: string; at: number }[] = [];
  const leave = address.leave;
  address.leave = (url) => {
    left.push({ url, at: world.clock.now() });
    leave(url);
  };
  let answer = "/auth?code=planted&state=planted";
  let page = await openPage(world);

  /** The document before is gone when the next one opens. */
  const open = async (path?: string) => {
    page.actor.stop();
    if (path !== undefined) address.replace(path);
    page = await openPage(world);
  };
  const say = async (event: Parameters<Page["actor"]["send"]>[0]) => {
    page.actor.send(event);
    await settle();
  };

  const deeds = {
    asksProvider: () => say({ type: "provider.requested" }),
    asksToSignIn: () => say({ type: "signIn.requested" }),
    opensWindow: () => say({ type: "popup.requested" }),
    entersClientTool: () => say({ type: "page.entered", path: "/ct" }),
    entersProduct: () => say({ type: "page.entered", path: "/notes" }),
    entersLogout: () => say({ type: "page.entered", path: "/auth/logout" }),
    comesBack: async () => {
      const last = left.findLast(({ url }) => url.includes("/authorize"));
      if (last === undefined) return;
      answer = `/auth?${world.provider.authorize(last.url).toString()}`;
      await open(answer);
    },
    comesBackOnceMore: () => open(answer),
    forgesAnError: () => open("/auth?error=access_denied&state=forged"),
    reloads: () => open("/dashboard"),
    isTurnedAway: async () => {
      for (const _ of [1, 2, 3, 4]) {
        await say({ type: "provider.requested" });
        await open("/dashboard");
      }
    },
    signsOut: () => say({ type: "signOut.requested" }),
    isRefused: async () => {
      page.refuse((await page.readToken({ isBackground: true })) ?? "");
      await settle();
    },
    needsToken: async () => void (await page.readToken()),
    isRenewedInVain: async () => {
      const { status } = page.view();
      const { user } = world.provider.state;
      world.provider.state.user = null;
      await world.clock.pass(60 * minute);
      await page.readToken({ isBackground: true });
      expect(page.view().status).toBe(status);
      world.provider.state.user = user;
    },
    waits: () => world.clock.pass(20_000),
    isForgottenByProvider: async () => void (world.provider.state.user = null),
    isKnownToProvider: async () => void (world.provider.state.user = visitor),
    losesTheNet: async () => void (world.net.send = broken),
    hasTheNet: async () => void (world.net.send = send),
  };

  let signedInAt = 0;
  return {
    deeds,
    check() {
      const view = signInView(page.actor.getSnapshot());
      expect(view.user !== null).toBe(view.status === "authenticated");
      const codes = world.provider.grants.flatMap(({ code }) => code ?? []);
      expect(new Set(codes).size).toBe(codes.length);
      // Whoever got in starts anew: the limit is there for those who never do.
      if (view.status === "authenticated") signedInAt = left.length;
      const asked = left.slice(signedInAt).filter(({ url }) => url.includes("/authorize"));
      const recent = asked.filter(({ at }) => at > world.clock.now() - minute);
      expect(recent.length).toBeLessThanOrEqual(3);
    },
  };
}

type Deed = keyof Awaited<ReturnType<typeof createTab>>["deeds"];
const names = Object.keys((await createTab()).deeds) as Deed[];

it("whatever happens: a user iff signed in, a code once, three redirects a minute, no background sign-out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 15 }), async (story) => {
      const tab = await createTab();
      for (const deed of story) {
        await tab.deeds[deed]();
        tab.check();
      }
    }),
    { numRuns: 30 },
  );
});
