import { createSignIn, signInView, type IdentitySettings } from "../identity/index.ts";
import { createWorld, fakeSettings } from "./createWorld.ts";
import { settle } from "./fakeClock.ts";

/** Opens the page in a world: sign-in has started and has come to rest. */
export async function openPage(
  world: ReturnType<typeof createWorld>,
  settings: Partial<IdentitySettings> = {},
) {
  // Loaded beforehand: how long a module takes to load is no part of any story.
  await import("oauth4webapi");
  const signIn = createSignIn(world.ports, { ...fakeSettings, ...settings });
  signIn.actor.start();
  await settle();
  return { ...signIn, view: () => signInView(signIn.actor.getSnapshot()) };
}

/** The world of somebody whom the provider still knows from an earlier page. */
export function createKnownWorld(options: Parameters<typeof createWorld>[0] = {}) {
  return createWorld({ ...options, cookies: { "session-check.client-1": "true" } });
}

/** Comes back from the provider: the page left for it and opens again with the answer. */
export async function returnFromProvider(
  world: ReturnType<typeof createWorld>,
  settings: Partial<IdentitySettings> = {},
) {
  const { address } = world.ports;
  const answer = world.provider.authorize(address.left.at(-1) ?? "");
  address.replace(`/auth?${answer.toString()}`);
  return openPage(world, settings);
}
