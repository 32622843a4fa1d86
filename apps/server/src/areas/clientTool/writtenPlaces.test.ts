import type {
  ChequeCustomerInfo,
  CustomerLink,
  CustomerLinkAllLanguages,
  DocumentColumnHeadings,
  DocumentInformation,
  Problem,
  RuleChangeDetail,
  RuleWritten,
} from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

const as = "administrator";

describeOnBoth("the customer's links", (api) => {
  const link = {
    type: "link",
    position: 9,
    pdfId: null,
    texts: { en: { label: " Intranet ", value: " https://bank.example/ " } },
  };
  const add = (body: object) => api().call("/customer-links", { as, method: "POST", body });
  const labelsSeen = async () => {
    const links = await api().read<CustomerLink[]>("/customer-links", { as: "clerk" });
    return links.map(({ label, value }) => `${label}: ${value}`);
  };

  it("are added, changed, removed and restored, and clerks see them", async () => {
    const before = await labelsSeen();
    const added = await add(link);
    expect(added.status).toBe(200);
    const { subjects } = (await added.json()) as RuleWritten;
    const path = `/customer-links/${subjects[0]}`;
    expect(await labelsSeen()).toEqual([...before, "Intranet: https://bank.example/"]);

    const text = { ...link, type: "text", position: 9 };
    const texts = { en: { label: "Vault", value: "<p>Opens at 9.</p><script>1</script>" } };
    const changed = await api().change(path, { as, method: "PUT", body: { ...text, texts } });
    expect(changed.status).toBe(200);
    expect(await labelsSeen()).toContain("Vault: <p>Opens at 9.</p>");

    const removed = await api().change(path, { as, method: "DELETE" });
    expect(await labelsSeen()).toEqual(before);
    const { changeId } = (await removed.json()) as RuleWritten;
    const detail = await api().read<RuleChangeDetail>(`/client-tool/changes/${changeId}`, { as });
    expect(detail.entries[0]?.after).toBeNull();
    await api().call(`/client-tool/changes/${changeId}/revert`, { as, method: "POST", body: {} });
    expect(await labelsSeen()).toContain("Vault: <p>Opens at 9.</p>");
    expect((await api().change(path, { as, method: "DELETE" })).status).toBe(200);
  });

  it.each([
    ["texts.en.value", { ...link, texts: { en: { label: "A", value: "javascript:alert(1)" } } }],
    ["texts.en.label", { ...link, texts: { en: { label: "", value: "https://a.example" } } }],
    ["texts.en.label", { ...link, texts: {} }],
    ["pdfId", { ...link, type: "pdf", pdfId: "brueckner-check" }],
    ["pdfId", { ...link, type: "pdf", pdfId: null }],
  ])("are refused at %s", async (path, body) => {
    const answer = await add(body);
    expect(answer.status).toBe(422);
    const { errors = [] } = (await answer.json()) as Problem;
    expect(errors.map((each) => each.path)).toContain(path);
  });

  it("keep their order and every language for those who write them", async () => {
    const links = await api().read<CustomerLinkAllLanguages[]>("/customer-links/all-languages", {
      as,
    });
    expect(links.map((each) => each.link.type)).toEqual(["link", "text", "pdf"]);
    expect(Object.keys(links[0]?.link.texts ?? {})).toHaveLength(8);
  });
});

describeOnBoth("the customer's texts on cheques", (api) => {
  const one = "/client-tool/travellers-cheques/notes/tc-01-USD-50/info";
  const all = "/client-tool/travellers-cheques/info";
  const write = async (path: string, texts: object) => {
    const answer = await api().change(path, { as, method: "PUT", body: { texts } });
    expect(answer.status).toBe(200);
  };
  const seen = async (id: string) => {
    const path = `/travellers-cheques/notes/${id}/customer-info`;
    return (await api().read<ChequeCustomerInfo>(path, { as: "clerk" })).info?.text;
  };

  it("that on one cheque goes before that on all, and outlasts a change of it", async () => {
    const former = await api().read<{ texts: object }>(`${all}/all-languages`, { as });
    await write(one, { en: "<p>Ask for the receipt.</p>" });
    await write(all, { en: "<p>Up to 500.</p>" });
    expect(await seen("tc-01-USD-50")).toBe("<p>Ask for the receipt.</p>");
    expect(await seen("tc-01-USD-100")).toBe("<p>Up to 500.</p>");
    await write(one, {});
    expect(await seen("tc-01-USD-50")).toBe("<p>Up to 500.</p>");
    await write(all, former.texts);
  });

  it("are not written on a cheque that does not exist", async () => {
    const path = one.replace("tc-01-USD-50", "tc-99");
    const answer = await api().change(path, { as, method: "PUT", body: { texts: {} } });
    expect(answer.status).toBe(404);
  });
});

describeOnBoth("the customer's words on documents", (api) => {
  it("are the titles of the columns, in the reader's language alone", async () => {
    const path = "/identity-documents/column-heading";
    const found = await api().read<{ headings: object }>(`${path}/all-languages`, { as });
    const put = (headings: object) => api().change(path, { as, method: "PUT", body: { headings } });
    const titles = (language: string) =>
      api().read<DocumentColumnHeadings>(path, { as: "officer", language });
    expect((await put({ pl: { mrz: " Kod " }, fr: { size: " " } })).status).toBe(200);
    expect(await titles("pl")).toEqual({ mrz: "Kod" });
    expect(await titles("fr")).toEqual({});
    expect((await put({ pl: { mrz: "x".repeat(61) } })).status).toBe(422);
    expect((await put(found.headings)).status).toBe(200);
  });

  it("are a text on one document, whose change names the document", async () => {
    const path = "/client-tool/identity-documents/documents/DEU-ID-2021/info";
    const former = await api().read<{ texts: object }>(path, { as });
    const text = { texts: { en: "<p>Look at the hologram.</p>" } };
    const answer = await api().change(path, { as, method: "PUT", body: text });
    const { changeId } = (await answer.json()) as RuleWritten;
    const seen = await api().read<DocumentInformation>(
      "/identity-documents/information/DEU-ID-2021",
      { as: "officer" },
    );
    expect(seen.document?.text).toBe("<p>Look at the hologram.</p>");
    const { change } = await api().read<RuleChangeDetail>(`/client-tool/changes/${changeId}`, {
      as,
      language: "de",
    });
    expect(change.subjects[0]?.label).toMatch(/^Deutschland, .*2021/);
    const { texts } = former;
    expect((await api().change(path, { as, method: "PUT", body: { texts } })).status).toBe(200);
  });
});
