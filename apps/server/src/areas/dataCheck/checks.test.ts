import { expect, it } from "vitest";
import { createSealedValues } from "../../database/sealedValues.ts";
import { demoAccountId, describeOnBoth } from "../../testing/startApi.ts";
import { createChecks } from "./checks.ts";

describeOnBoth("a check that is changed at its stage", (api) => {
  const checks = () =>
    createChecks(api().database, createSealedValues(api().dataKey), () => new Date());

  const begin = async (
    stage: "capturing" | "uploading" | "reading" | "deciding" | "decided",
    pictures: readonly number[] = [],
  ) => {
    const customer = { id: "nordhafen", settings: { dataCheckKeptHours: 24 } };
    const checker = { accountId: demoAccountId("officer"), customer };
    const { id } = await api().database.transaction((transaction) =>
      checks().create(transaction, checker, { way: "phone", stage }, { pictures }),
    );
    return id;
  };
  const decide = (id: string) =>
    checks().changeAt(["reading", "deciding"], id, { stage: "decided" }, (content) => ({
      ...content,
      lines: ["READ"],
    }));

  it("takes what was read while nobody has decided", async () => {
    const id = await begin("deciding");
    expect(await decide(id)).toBe(true);
    expect(await checks().find(id)).toMatchObject({
      row: { stage: "decided" },
      content: { lines: ["READ"] },
    });
  });

  it("keeps what was decided in the meantime, and takes nothing where it is gone", async () => {
    const id = await begin("decided");
    expect(await decide(id)).toBe(false);
    expect((await checks().find(id))?.content.lines).toEqual([]);
    expect(await decide("gone")).toBe(false);
  });

  it.each(["capturing", "uploading"] as const)(
    "takes the pictures of a phone while it is %s, in the place of those before",
    async (stage) => {
      const id = await begin(stage, [5, 6, 7]);
      expect(await checks().announce(id, [10, 20], true)).toBe(true);
      expect(await checks().find(id)).toMatchObject({
        row: { stage: "uploading" },
        content: { pages: [null, null], hasChipSymbol: true },
        pages: [
          { page: 0, bytes: 10 },
          { page: 1, bytes: 20 },
        ],
      });
    },
  );

  it("keeps its pictures where somebody has decided while the phone sent others", async () => {
    const id = await begin("decided", [5]);
    expect(await checks().announce(id, [10, 20], true)).toBe(false);
    expect(await checks().find(id)).toMatchObject({
      row: { stage: "decided" },
      content: { pages: [null], hasChipSymbol: null },
      pages: [{ page: 0, bytes: 5 }],
    });
  });

  it("shows the step of a page while it is read, and none that arrives later", async () => {
    const id = await begin("reading", [5]);
    const step = async () => (await checks().find(id))?.pages[0]?.step;
    await checks().changePage(id, 0, { state: "reading" });
    await checks().showStep(id, 0, "locating");
    expect(await step()).toBe("locating");
    await checks().changePage(id, 0, { state: "read", step: null });
    await checks().showStep(id, 0, "reading");
    expect(await step()).toBeNull();
  });
});
