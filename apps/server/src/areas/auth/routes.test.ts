import { Problem } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { expect, it } from "vitest";
import { endSessions } from "../../auth/endedSessions.ts";
import { accounts } from "../../auth/tables.ts";
import { demoAccountId, describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("POST /auth/token", (api) => {
  const redeem = (body: { otp?: string; hash?: string }) =>
    api().call("/auth/token", {
      method: "POST",
      body: { otp: "", hash: "", redirectTo: "http://127.0.0.1:4100/", ...body },
    });

  it("gives a token for a one-time link of either kind, once", async () => {
    const id = demoAccountId("clerk");
    const otp = await api().identity.createOneTimeLink("otp", id);
    const hash = await api().identity.createOneTimeLink("autologin", id);
    for (const link of [{ otp }, { hash }]) {
      const { token } = (await (await redeem(link)).json()) as { token: string };
      expect((await api().call("/currentUser", { token })).status).toBe(200);
      const again = await redeem(link);
      expect(again.status).toBe(401);
      expect(Problem.parse(await again.json()).code).toBe("one_time_link_invalid");
    }
  });

  it("answers without a token where there is no link, as often as asked", async () => {
    for (let attempt = 0; attempt < 25; attempt += 1) {
      const answer = await redeem({});
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({});
    }
  });

  it("makes an address wait after twenty links that are not valid, not longer than a minute", async () => {
    api().pass(61);
    const codes = [];
    for (let attempt = 0; attempt < 21; attempt += 1) codes.push(await redeem({ otp: "wrong" }));
    expect(codes.slice(0, 20).every(({ status }) => status === 401)).toBe(true);
    const refused = codes[20];
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    const otp = await api().identity.createOneTimeLink("otp", demoAccountId("clerk"));
    expect((await redeem({ otp })).status).toBe(200);
    api().pass(61);
    expect((await redeem({ otp: "wrong" })).status).toBe(401);
  });

  it("does not count for longer because the clock was set back", async () => {
    api().pass(61);
    for (let attempt = 0; attempt < 21; attempt += 1) await redeem({ otp: "wrong" });
    expect((await redeem({ otp: "wrong" })).status).toBe(429);
    api().pass(-3600);
    expect((await redeem({ otp: "wrong" })).status).toBe(401);
  });
});

describeOnBoth("POST /auth/sign-out", (api) => {
  const signOut = (token: string) => api().call("/auth/sign-out", { method: "POST", token });
  const status = async (token: string) => (await api().call("/currentUser", { token })).status;

  it("ends the token of a one-time link, and no other", async () => {
    const { identity } = api();
    const [ended, other] = [
      await identity.signApiToken("specimen|clerk"),
      await identity.signApiToken("specimen|clerk"),
    ];
    expect([await status(ended), await status(other)]).toEqual([200, 200]);
    expect((await signOut(ended)).status).toBe(200);
    expect([await status(ended), await status(other)]).toEqual([401, 200]);
    expect((await signOut(ended)).status).toBe(401);
  });

  it("that another server took ends access here within 5 s", async () => {
    const token = await api().identity.signApiToken("specimen|officer");
    expect(await status(token)).toBe(200);
    const { jti = "" } = decodeJwt(token);
    await endSessions(api().database, [jti]);
    api().pass(4);
    expect(await status(token)).toBe(401);
  });

  it("is not needed for a permission that was taken away: it is gone within 5 s", async () => {
    const token = await api().identity.signApiToken("specimen|clerk");
    const isOfficer = eq(accounts.id, "specimen|clerk");
    const [before] = await api().database.select().from(accounts).where(isOfficer);
    const search = async () => (await api().call("/banknotes", { token })).status;
    expect(await search()).toBe(200);
    await api().database.update(accounts).set({ permissions: [] }).where(isOfficer);
    api().pass(4);
    expect(await search()).toBe(403);
    await api()
      .database.update(accounts)
      .set({ permissions: before?.permissions ?? [] })
      .where(isOfficer);
    api().pass(4);
    expect(await search()).toBe(200);
  });
});

describeOnBoth("a token", (api) => {
  it("has one spelling only", async () => {
    const token = await api().identity.signApiToken("specimen|clerk");
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    // The last letter of a signature of 256 bytes has four bits that no decoder needs.
    const next = letters[letters.indexOf(token.at(-1) ?? "") + 1] ?? "";
    const status = async (spelt: string) =>
      (await api().call("/currentUser", { token: spelt })).status;
    expect(await status(token)).toBe(200);
    for (const spelt of [token.slice(0, -1) + next, `${token}=`, token.replace(".", " .")]) {
      expect(await status(spelt)).toBe(401);
    }
  });
});
