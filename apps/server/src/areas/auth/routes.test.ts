import { Problem } from "@specimen/api/contract";
import { expect, it } from "vitest";
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
    api().pass(61);
    expect((await redeem({ otp: "wrong" })).status).toBe(401);
  });
});
