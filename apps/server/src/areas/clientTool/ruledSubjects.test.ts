import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

const as = "administrator";

describeOnBoth("what a section has rules for", (api) => {
  const path = "/client-tool/rules/currencyInfo/subjects";
  const ruled = async () =>
    (await api().read<{ subjects: { id: string; label: string }[] }>(path, { as })).subjects;
  const subjects = async () => (await ruled()).map(({ id }) => id);
  const write = (texts: object) =>
    api().change("/countries/TH/currency-info", { as, method: "PUT", body: { texts } });

  it("is told as it is in effect", async () => {
    const before = await subjects();
    expect(before).not.toContain("TH");
    expect((await write({ en: "Only new notes." })).status).toBe(200);
    expect((await subjects()).toSorted()).toEqual([...before, "TH"].toSorted());
    expect(await ruled()).toContainEqual({ id: "TH", label: "Thailand" });
    expect((await write({})).status).toBe(200);
    expect(await subjects()).not.toContain("TH");
  });

  it("is told to those who may change it, and of sections that exist", async () => {
    expect((await api().call(path, { as: "clerk" })).status).toBe(403);
    const unknown = path.replace("currencyInfo", "nothing");
    expect((await api().call(unknown, { as })).status).toBe(422);
  });
});
