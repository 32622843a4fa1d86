import { createSignIn, signInView, type IdentitySettings } from "../identity/index.ts";
import { createWorld, fakeSettings } from "./createWorld.ts";
import { settle } from "./fakeClock.ts";

/** Opens the page in a world; sign-in has started and done what it does at once. */
export async function openPage(
  world: ReturnType<typeof createWorld>,
  settings: Partial<IdentitySettings> = {},
) {
  // Loaded beforehand, so that no test depends on how long a module takes to load.
  await import("oauth4webapi");
  const signIn = createSignIn(world.ports, { ...fakeSettings, ...settings });
  const { address } = world.ports;
  address.follow((path) => {
    const { status } = signIn.actor.getSnapshot();
    if (status === "active") signIn.actor.send({ type: "page.entered", path });
  });
  signIn.actor.start();
  await settle();
  return {
    ...signIn,
    view: () => signInView(signIn.actor.getSnapshot()),
    /** The router shows `path`. */
    enter: async (path: string) => {
      address.replace(path);
      await settle();
    },
  };
}

/** The world of a visitor on the logout page, where sign-in waits for somebody to ask for it. */
export function createSignedOutWorld(options: Parameters<typeof createWorld>[0] = {}) {
  return createWorld({ path: "/auth/logout", ...options });
}

/** The world of a user who has a session at the provider, and the cookie that hints at it. */
export function createKnownWorld(options: Parameters<typeof createWorld>[0] = {}) {
  return createWorld({ ...options, cookies: { "session-check.client-1": "true" } });
}

/** Comes back from the provider: the page has left for it and opens again with the answer. */
export async function returnFromProvider(
  world: ReturnType<typeof createWorld>,
  settings: Partial<IdentitySettings> = {},
) {
  const { address } = world.ports;
  const answer = world.provider.authorize(address.left.at(-1) ?? "");
  address.replace(`/auth?${answer.toString()}`);
  return openPage(world, settings);
}
