import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { demoAccountId, describeOnBoth } from "../testing/startApi.ts";
import { createCustomers } from "./customers.ts";
import { customers } from "./tables.ts";

describeOnBoth("customers of a database", (api) => {
  const claims = {
    accountId: demoAccountId("clerk"),
    session: null,
    permissions: null,
    method: "pwd",
    issuedAt: 1_795_348_800,
    expiresAt: 1_795_349_100,
    thumbprint: null,
  };

  it("read the bearer of a token once for calls that come at once, anew after a change", async () => {
    const { ofToken, known, clear } = createCustomers(api().database, () => new Date());
    const asked = [ofToken(claims), ofToken(claims)];
    clear();
    const [first, second, third] = await Promise.all([...asked, ofToken(claims)]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(known(claims)).toBe(third);
    expect(await ofToken(claims)).toBe(third);
    clear();
    expect(known(claims)).toBeUndefined();
  });

  it("read what another instance changed after half a second, also with a clock set back", async () => {
    let now = Date.parse("2026-11-22T12:00:00Z");
    const { ofToken } = createCustomers(api().database, () => new Date(now));
    const read = async () => (await ofToken(claims))?.customer;
    const first = await read();
    const revision = first?.rulesRevision ?? NaN;
    await api()
      .database.update(customers)
      .set({ rulesRevision: sql`${customers.rulesRevision} + 1` })
      .where(eq(customers.id, first?.id ?? ""));
    now += 499;
    expect((await read())?.rulesRevision).toBe(revision);
    now -= 1000;
    expect((await read())?.rulesRevision).toBe(revision + 1);
  });
});
