import type { SignInEvent, SignInView } from "@specimen/core/identity";
import { describe, expect, it, vi } from "vitest";
import { sampleSession } from "../../testing/samples.ts";
import { createValue } from "../readable.ts";
import { createStoredSession } from "./createStoredSession.ts";

const early: SignInView = { ...sampleSession, via: "apiToken" };
const signedOut: SignInView = {
  ...early,
  status: "unauthenticated",
  phase: "signedOut",
  user: null,
  via: null,
};

/** A session whose machine comes when the test lets it. */
function open() {
  const view = createValue<SignInView>(early);
  const signIn = {
    view,
    send: vi.fn<(event: SignInEvent) => void>(),
    readToken: vi.fn(async () => "of the machine"),
    sendWithProof: vi.fn(async () => new Response("proved")),
    refuse: vi.fn<(token: string) => void>(),
  };
  let arrive = () => undefined as void;
  const coming = new Promise<typeof signIn>((resolve) => {
    arrive = () => resolve(signIn);
  });
  const load = vi.fn(() => coming);
  const idle: (() => void)[] = [];
  const session = createStoredSession({
    early,
    store: { read: () => "stored" },
    load,
    whenIdle: (task) => void idle.push(task),
    report: vi.fn(),
    pause: async () => undefined,
  });
  return {
    session,
    signIn,
    view,
    load,
    idle,
    arrive: async () => {
      arrive();
      await coming;
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe("a session by a stored API token", () => {
  it("shows and sends what the token says, and loads its machine when the browser is idle", async () => {
    const { session, signIn, load, idle, arrive } = open();
    session.send({ type: "page.entered", path: "/dashboard" });
    session.send({ type: "page.shown" });
    expect(session.view.get()).toBe(early);
    expect(await session.readToken()).toBe("stored");
    const send = vi.fn(async () => new Response("sent"));
    const call = { method: "GET", url: "/" };
    expect(await (await session.sendWithProof("stored", call, send)).text()).toBe("sent");
    expect(send).toHaveBeenCalledWith({});
    expect(load).not.toHaveBeenCalled();
    idle.forEach((task) => task());
    expect(load).toHaveBeenCalledTimes(1);
    await arrive();
    expect(await session.readToken()).toBe("of the machine");
    expect(await (await session.sendWithProof("stored", call, send)).text()).toBe("proved");
    session.send({ type: "page.entered", path: "/notes" });
    expect(signIn.send.mock.calls).toEqual([[{ type: "page.entered", path: "/notes" }]]);
  });

  it.each<SignInEvent>([
    { type: "page.entered", path: "/ct/notes" },
    { type: "page.entered", path: "/auth/logout" },
    { type: "page.restored" },
    { type: "signOut.requested" },
  ])("shows nothing of the page from $type on until the machine has decided", async (event) => {
    const { session, signIn, view, arrive } = open();
    session.send(event);
    expect(session.view.get()).toEqual({ ...early, phase: "loadingApp" });
    await arrive();
    expect(signIn.send.mock.calls).toEqual([[event]]);
    view.set(signedOut);
    expect(session.view.get()).toBe(signedOut);
  });

  it("tells the machine of a refused token as soon as it is there", async () => {
    const { session, signIn, load, arrive } = open();
    session.refuse("stored");
    expect(load).toHaveBeenCalledTimes(1);
    expect(session.view.get()).toBe(early);
    await arrive();
    expect(signIn.refuse.mock.calls).toEqual([["stored"]]);
  });
});
