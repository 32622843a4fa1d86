import type { RuledRecords } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /client-tool/travellers-cheques/tradability", (api) => {
  const namesIn = async (language: string) =>
    (
      await api().read<RuledRecords>("/client-tool/travellers-cheques/tradability", {
        as: "administrator",
        language,
      })
    ).records.map(({ name }) => name);

  it("names cheques with the decimal sign of the reader", async () => {
    expect(await namesIn("fr")).toContain(
      "Bank Polska Kasa Opieki Bon towarowy PeKaO (bon en dollars) 0,01 USD",
    );
    expect((await namesIn("en")).filter((name) => name.endsWith(" 0.01 USD"))).toHaveLength(1);
  });

  it("names whole values as they are typed", async () => {
    expect((await namesIn("fr")).filter((name) => name.endsWith(" 1000 USD"))).not.toEqual([]);
  });
});
