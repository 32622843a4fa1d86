import type { BanknoteMatrix, ClientToolHome, RuleWritten } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

const as = "administrator";

describeOnBoth("the home of the client tool", (api) => {
  const home = (by = as) => api().read<ClientToolHome>("/client-tool/home", { as: by });
  const write = async (path: string, body: object) => {
    const answer = await api().change(path, { as, method: "PUT", body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as RuleWritten;
  };
  const text = (country: string) => `/countries/${country}/currency-info`;
  const gapOf = ({ gaps }: ClientToolHome, section: string) =>
    gaps.find((gap) => gap.section === section);

  it("begins with the last change, and names languages that are missing", async () => {
    const { count: former = 0 } = gapOf(await home(), "currencyInfo") ?? {};
    const written = await write(text("TH"), { texts: { en: "<p>Only new notes.</p>" } });
    const now = await home();
    expect(now.recent[0]).toMatchObject({
      id: written.changeId,
      section: "currencyInfo",
      subjects: [{ id: "TH", label: "Thailand" }],
    });
    expect(gapOf(now, "currencyInfo")).toMatchObject({
      kind: "languagesMissing",
      count: former + 1,
    });
    await write(text("TH"), { texts: {} });
    expect(gapOf(await home(), "currencyInfo")?.count ?? 0).toBe(former);
  });

  it("names notes in circulation without a rule, of currencies that are traded", async () => {
    const path = "/client-tool/banknotes/tradability";
    const { banknotes } = await api().read<BanknoteMatrix>(`${path}?countryId=CH`, { as });
    const traded = banknotes.find(
      ({ status, tradability }) => status === "issue" && tradability > 0,
    );
    if (traded === undefined) throw new Error("no Swiss note is traded");
    const { banknoteId: recordId, tradability } = traded;
    const { count: former = 0 } = gapOf(await home(), "banknoteTradability") ?? {};
    await write(path, { rules: [{ recordId, tradability: 0 }], where: [] });
    const [latest] = (await home()).recent;
    // Whose money it is: many countries count in francs.
    expect(latest?.subjects.map(({ id }) => id)).toEqual([recordId]);
    expect(latest?.subjects[0]?.label).toMatch(/ francs \(CHF\), /);
    expect(gapOf(await home(), "banknoteTradability")).toMatchObject({
      kind: "noRule",
      count: former + 1,
    });
    await write(path, { rules: [{ recordId, tradability }], where: [] });
  });

  it("lists rules about to take effect, the next one first", async () => {
    const plan = (country: string, day: string) =>
      write(`${text(country)}?effectiveFrom=${day}T06:00:00Z`, { texts: { en: "<p>Soon.</p>" } });
    const later = await plan("VN", "2026-12-24");
    const sooner = await plan("LA", "2026-12-01");
    const ids = (await home()).upcoming.map(({ id }) => id);
    expect(ids.filter((id) => [later.changeId, sooner.changeId].includes(id))).toEqual([
      sooner.changeId,
      later.changeId,
    ]);
    for (const { changeId } of [later, sooner])
      await api().call(`/client-tool/changes/${changeId}/withdraw`, {
        as,
        method: "POST",
        body: {},
      });
  });

  const article = {
    texts: { en: { title: "Closed at noon", text: "" } },
    activeDate: "2026-11-20",
    endDate: null,
    specimens: [],
    pictures: [],
    pdfId: null,
  };
  const link = {
    type: "link",
    position: 9,
    pdfId: null,
    texts: { en: { label: "Vault hours", value: "https://bank.example/" } },
  };
  const send = async (path: string, method: string, body?: object) => {
    const answer = await api().change(path, { as, method, body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as RuleWritten;
  };

  it.each([
    ["/news", article, "Closed at noon"],
    ["/customer-links", link, "Vault hours"],
    ["/pdf-categories", { names: { en: "Notices" }, position: 9 }, "Notices"],
  ])("names what is to come and what was deleted at %s", async (path, body, label) => {
    const plan = await send(`${path}?effectiveFrom=2026-12-24T06:00:00Z`, "POST", body);
    const { upcoming } = await home();
    expect(upcoming.find(({ id }) => id === plan.changeId)?.subjects).toMatchObject([{ label }]);
    await send(`/client-tool/changes/${plan.changeId}/withdraw`, "POST", {});

    const { subjects } = await send(path, "POST", body);
    await send(`${path}/${subjects[0]}`, "DELETE");
    expect((await home()).recent[0]?.subjects).toMatchObject([{ id: subjects[0], label }]);
  });

  it("shows what waits to its author and to who may approve it, and to nobody else", async () => {
    const guard = (fourEyes: boolean) => write("/client-tool/four-eyes/currencyInfo", { fourEyes });
    await guard(true);
    const written = await write(text("KH"), { texts: { en: "<p>Waits.</p>" } });
    const waitingFor = async (by: string) =>
      (await home(by)).waiting.find(({ id }) => id === written.changeId);
    expect(written.status).toBe("waiting");
    expect(await waitingFor(as)).toMatchObject({ isOwn: true });
    expect(await waitingFor("controller")).toMatchObject({ isOwn: false });
    expect(await waitingFor("principal")).toBeUndefined();
    await api().call(`/client-tool/changes/${written.changeId}/withdraw`, {
      as,
      method: "POST",
      body: {},
    });
    const off = await guard(false);
    await api().call(`/client-tool/changes/${off.changeId}/approve`, {
      as: "controller",
      method: "POST",
      body: {},
    });
  });
});
