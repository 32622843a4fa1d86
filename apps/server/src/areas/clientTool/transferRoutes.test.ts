import type { TransferComparison } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { customerAssociations } from "../../customers/tables.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

const as = "administrator";

describeOnBoth("a transfer to an associated customer", (api) => {
  const path = "/customers/brueckner/transfer-banknote-info/CH";

  it("shows what is there and what comes, and puts it there once", async () => {
    const compared = await api().read<TransferComparison>(path, { as });
    expect(compared.customer.name).toBe("Wechselhaus Brückner");
    expect(compared.entries).toMatchObject([{ subject: "CH", there: null }]);
    const headers = { "If-Match": `"${compared.version}"` };
    const sent = await api().call(path, { as, method: "POST", headers });
    expect(await sent.json()).toMatchObject({ status: "effective", subjects: ["CH"] });
    expect(await api().read<TransferComparison>(path, { as })).toMatchObject({
      entries: [],
      same: 1,
    });
    expect((await api().call(path.replace("brueckner", "nobody"), { as })).status).toBe(404);
  });

  it("goes to associated customers alone, who are listed", async () => {
    const list = () => api().read<object[]>("/customers/associated-customers", { as });
    expect(await list()).toEqual([{ id: "brueckner", name: "Wechselhaus Brückner" }]);
    const { version } = await api().read<TransferComparison>(path, { as });
    const isOwn = eq(customerAssociations.customerId, "nordhafen");
    const removed = await api().database.delete(customerAssociations).where(isOwn).returning();
    try {
      expect(await list()).toEqual([]);
      const headers = { "If-Match": `"${version}"` };
      expect((await api().call(path, { as })).status).toBe(404);
      expect((await api().call(path, { as, method: "POST", headers })).status).toBe(404);
    } finally {
      await api().database.insert(customerAssociations).values(removed);
    }
  });

  it("carries the rules of a country's banknotes", async () => {
    const trade = "/customers/brueckner/transfer-banknote-tradability/TR";
    const { entries, version } = await api().read<TransferComparison>(trade, { as });
    expect(entries.length).toBeGreaterThan(0);
    const headers = { "If-Match": `"${version}"` };
    expect((await api().call(trade, { as, method: "POST", headers })).status).toBe(200);
    expect((await api().read<TransferComparison>(trade, { as })).entries).toEqual([]);
  });
});
