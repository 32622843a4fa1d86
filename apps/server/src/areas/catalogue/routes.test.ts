import type { CatalogueRevision } from "@specimen/api/contract";
import { expect, it } from "vitest";
import type * as z from "zod/mini";
import { describeOnBoth } from "../../testing/startApi.ts";

type Revision = z.infer<typeof CatalogueRevision>;

describeOnBoth("GET /catalogue/revision", (api) => {
  const path = "/catalogue/revision";
  const revisionFor = async (as: string) => (await api().read<Revision>(path, { as })).revision;
  const addTravelInfo = (additions: object) =>
    api().change("/countries/JP/travel-info", {
      as: "administrator",
      method: "PUT",
      body: { additions },
    });

  it("costs no body while nothing has changed", async () => {
    const first = await api().call(path, { as: "clerk" });
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await api().call(path, { as: "clerk", headers })).status).toBe(304);
  });

  it("changes with the rules of the reader's customer, and with no other's", async () => {
    const [own, others] = [await revisionFor("clerk"), await revisionFor("de")];
    await addTravelInfo({ en: "<p>Ask first</p>" });
    expect(await revisionFor("clerk")).not.toBe(own);
    expect(await revisionFor("de")).toBe(others);
    await addTravelInfo({});
  });

  it("is refused to whoever is not signed in", async () => {
    expect((await api().call(path)).status).toBe(401);
  });
});
