import type { RulesCheck, RulesDocument, VersionedTexts } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../testing/startApi.ts";

const as = "administrator";

describeOnBoth("all rules as one document", (api) => {
  it("come back unchanged, and are refused whole where one is wrong", async () => {
    const document = await api().read<RulesDocument>("/client-tool/rules", { as });
    const check = (body: object) =>
      api().read<RulesCheck>("/client-tool/rules/check", { as, method: "POST", body });
    const same = await check(document);
    expect(same.faults).toEqual([]);
    expect(
      same.sections.every(({ added, changed, removed }) => added + changed + removed === 0),
    ).toBe(true);

    const wrong = structuredClone(document);
    wrong.sections.currencyInfo = { QQ: { en: "no such country" } };
    wrong.sections.banknoteInfo = { DE: { en: "new" } };
    expect((await check(wrong)).faults).toMatchObject([{ section: "currencyInfo", subject: "QQ" }]);
    const put = (body: object) => api().change("/client-tool/rules", { as, method: "PUT", body });
    expect((await put(wrong)).status).toBe(422);
    expect((await check(document)).sections).toEqual(same.sections);

    const right = { ...document, sections: { banknoteInfo: { DE: { en: "new" } } } };
    expect((await put(right)).status).toBe(200);
    const now = await api().read<RulesDocument>("/client-tool/rules", { as });
    expect(now.sections.banknoteInfo).toEqual({ DE: { en: "new" } });
    expect((await put(document)).status).toBe(200);
    expect((await check(document)).sections).toEqual(same.sections);
  });

  it("are refused where something in them would not be read", async () => {
    const { sections, ...rest } = await api().read<RulesDocument>("/client-tool/rules", { as });
    const misspelt = {
      banknoteInfo: { DE: { en: "new", ge: "neu" } },
      customerNotes: {
        ...sections.customerNotes,
        "5": { texts: { de: { label: "Hilfe", note: "<p>4711</p>", remark: "" } } },
      },
    };
    const { faults } = await api().read<RulesCheck>("/client-tool/rules/check", {
      as,
      method: "POST",
      body: { ...rest, sections: misspelt },
    });
    expect(faults).toEqual([
      { section: "banknoteInfo", subject: "DE", path: "ge", code: "unrecognized_keys" },
      {
        section: "customerNotes",
        subject: "5",
        path: "texts.de.remark",
        code: "unrecognized_keys",
      },
    ]);
  });

  it("overwrite nothing that was written after the check", async () => {
    const path = "/countries/DK/banknote-info";
    const writeDenmark = (text: string) =>
      api().change(path, { as: "controller", method: "PUT", body: { texts: { en: text } } });
    const { sections, ...rest } = await api().read<RulesDocument>("/client-tool/rules", { as });
    const document = { ...rest, sections: { banknoteInfo: sections.banknoteInfo ?? {} } };
    const check = () =>
      api().read<RulesCheck>("/client-tool/rules/check", { as, method: "POST", body: document });
    const put = (version: string) =>
      api().call("/client-tool/rules", {
        as,
        method: "PUT",
        headers: { "If-Match": `"${version}"` },
        body: document,
      });
    const checked = await check();
    expect(checked.sections).toMatchObject([{ removed: 0 }]);
    expect((await writeDenmark("Meanwhile")).status).toBe(200);
    expect((await put(checked.version)).status).toBe(409);
    const { texts } = await api().read<VersionedTexts>(`${path}/all-languages`, { as });
    expect(texts).toEqual({ en: "Meanwhile" });
    const again = await check();
    expect(again.sections).toMatchObject([{ removed: 1 }]);
    expect((await put(again.version)).status).toBe(200);
  });
});
