import type { Banknote } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("legal tender", (api) => {
  const read = (id: string) => api().read<Banknote>(`/banknotes/${id}`, { as: "clerk" });

  it("calls no note legal tender in a country where it is none", async () => {
    const bank = await read("GBP-BOS-P-5");
    expect(bank.answer).toMatchObject({ isLegalTender: false, checkedOn: null });
    expect(bank.timeline.map(({ kind }) => kind)).toEqual(["issued"]);
    expect((await read("DKK-FO-50?countryId=DK")).answer.isLegalTender).toBe(false);
    expect((await read("DKK-FO-50")).answer.isLegalTender).toBe(true);
  });
});
