import type { IdentityDocument } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /identity-documents/countries/{id}", (api) => {
  it("gives a state's documents with the codes of ICAO 9303, as drafts", async () => {
    const germany = await api().read<{ mrzCode: string; documents: IdentityDocument[] }>(
      "/identity-documents/countries/DE",
      { as: "officer", language: "it" },
    );
    expect(germany.mrzCode).toBe("D");
    expect(germany.documents[0]).toMatchObject({
      type: "passport",
      typeName: { text: "Passaporto", lang: "it" },
      mrzLayout: "TD3",
      widthMm: 125,
      provenance: { checkedOn: null },
    });
  });
});
