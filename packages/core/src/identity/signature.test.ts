import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { createKnownWorld, openPage } from "../testing/index.ts";

/** A provider that signs its ID tokens with a real key and publishes it. */
async function createSigningWorld(tamper: (token: string) => string = (token) => token) {
  const world = createKnownWorld({ now: Date.now() });
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  world.provider.state.keys = [{ ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256" }];
  world.provider.state.sign = async (claims) =>
    tamper(
      await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(privateKey),
    );
  return world;
}

/** Another name in the payload under the old signature. */
function renameUser(token: string): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, name: "Mallory" })).toString("base64url");
  return `${header}.${forged}.${signature}`;
}

describe("the signature of the ID token, where its check is switched on", () => {
  it("is the provider's", async () => {
    const page = await openPage(await createSigningWorld(), { verifySignature: true });
    expect(page.view().status).toBe("authenticated");
  });

  it("is missed when somebody changed the payload", async () => {
    const world = await createSigningWorld();
    const page = await openPage(world, { verifySignature: true });
    await world.clock.pass(3_600_000);
    const { sign } = world.provider.state;
    world.provider.state.sign = async (claims) => renameUser(await sign(claims));
    expect(await page.readToken()).toBeNull();
    expect(world.reported).toMatchObject([{ code: "signature", about: "signature" }]);
  });
});
