import { describe, expect, it } from "vitest";
import {
  createSignedOutWorld,
  createWorld,
  openPage,
  returnFromProvider,
  settle,
} from "../testing/index.ts";

const lastAsked = (world: ReturnType<typeof createWorld>) =>
  new URL(world.ports.address.left.at(-1) ?? "").searchParams;

async function signInTo(organization: string, claims: Record<string, unknown>) {
  const world = createSignedOutWorld();
  const page = await openPage(world);
  const extras = { organization, invitation: "inv-1", prompt: "none" };
  page.actor.send({ type: "provider.requested", extras });
  await settle();
  world.provider.state.claims = claims;
  return { world, page: await returnFromProvider(world) };
}

describe("when an organization was requested", () => {
  it("its id or name matches, and only what is on the list is passed on", async () => {
    const { world, page } = await signInTo("org_1", { org_id: "org_1" });
    expect(page.view().status).toBe("authenticated");
    expect(lastAsked(world).get("organization")).toBe("org_1");
    expect(lastAsked(world).get("invitation")).toBe("inv-1");
    expect(lastAsked(world).has("prompt")).toBe(false);
  });

  it("another one's ID token is refused", async () => {
    const { page } = await signInTo("org_1", { org_id: "org_2" });
    expect(page.view()).toMatchObject({ status: "error", error: "mismatch" });
  });

  it("a reload asks silently for the same one", async () => {
    const { world } = await signInTo("org_1", { org_id: "org_1" });
    expect(world.cookies.ages.get("organization.client-1")).toBe(86_400);
    const again = await openPage(world);
    expect(again.view().status).toBe("authenticated");
    expect(new URL(world.frame.opened[0] ?? "").searchParams.get("organization")).toBe("org_1");
  });
});
