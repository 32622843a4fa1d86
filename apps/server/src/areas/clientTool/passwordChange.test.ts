import type { Problem } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accounts } from "../../auth/tables.ts";
import { setPassword } from "../../testing/setPassword.ts";
import { demoAccountId, describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("the password", (api) => {
  const change = (current: string, next: string) =>
    api().call("/currentUser/password", {
      as: "principal",
      method: "POST",
      body: { current, next },
    });

  const account = eq(accounts.id, demoAccountId("principal"));
  let before: typeof accounts.$inferSelect | undefined;
  beforeEach(async () => {
    [before] = await api().database.select().from(accounts).where(account);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await api().forgetPasswords();
    await api()
      .database.update(accounts)
      .set({ ...before })
      .where(account);
  });

  const codeOf = async (answer: Response) => {
    const problem = (await answer.json()) as Problem;
    return [answer.status, problem.errors?.[0]?.path, problem.errors?.[0]?.code];
  };
  const refusal = async (current: string, next: string) => codeOf(await change(current, next));

  it("changes only with the password now, to one that is neither leaked, weak nor used lately", async () => {
    const first = "a password of the tests";
    const words = ["amber", "brook", "cedar", "delta", "ember"];
    const next = words.map((word) => `${word} otter lantern 41`);
    expect(await refusal("wrong", next[0] ?? "")).toEqual([422, "current", "wrong_password"]);
    expect((await change(first, "short")).status).toBe(422);
    expect(await refusal(first, first)).toEqual([422, "next", "same_password"]);
    expect(await refusal(first, "aaaaaaaaaaaaaaaa")).toEqual([422, "next", "weak_password"]);
    expect(await refusal(first, "123456789987654321")).toEqual([422, "next", "leaked_password"]);
    let present = first;
    for (const [index, password] of next.slice(0, 4).entries()) {
      expect((await change(present, password)).status).toBe(200);
      expect(await refusal(password, first)).toEqual([422, "next", "used_password"]);
      // The first of them stays as the change has stored it, and is checked at its full cost.
      if (index > 0) await setPassword(api().database, password, account);
      present = password;
    }
    expect((await change(present, next[4] ?? "")).status).toBe(200);
    expect((await change(next[4] ?? "", first)).status).toBe(200);
  });

  it("ends every other session within seconds, and this one goes on", async () => {
    const sign = () => api().identity.signApiToken(demoAccountId("principal"));
    // Tokens tell when they were issued in whole seconds.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 10_000 });
    const [here, there] = await Promise.all([sign(), sign()]);
    vi.useRealTimers();
    const statusOf = async (token: string) => (await api().call("/currentUser", { token })).status;
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    const body = { current: "a password of the tests", next: "fjord otter lantern 41" };
    const changed = await api().call("/currentUser/password", {
      token: here,
      method: "POST",
      body,
    });
    expect(changed.status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect(await statusOf(await sign())).toBe(200);
  });
});
