import type {
  ClientToolHome,
  FourEyes,
  RuleChangeDetail,
  RuleChangePage,
  RulesDocument,
  RuleSection,
  RuleWritten,
  VersionedTexts,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { accounts } from "../../auth/tables.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

const as = "administrator";
const second = "controller";

describeOnBoth("a section with four eyes", (api) => {
  const path = "/countries/FI/currency-info";
  const section: RuleSection = "currencyInfo";
  const guard = (fourEyes: boolean, by = as) =>
    api().change(`/client-tool/four-eyes/${section}`, {
      as: by,
      method: "PUT",
      body: { fourEyes },
    });
  const write = async (text: string, by = as) => {
    const body = { texts: { en: text } };
    const answer = await api().change(path, { as: by, method: "PUT", body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as RuleWritten;
  };
  const decide = (id: string | null, how: string, by: string, body: object = {}) =>
    api().call(`/client-tool/changes/${id}/${how}`, { as: by, method: "POST", body });
  const textNow = async () =>
    (await api().read<VersionedTexts>(`${path}/all-languages`, { as })).texts.en ?? null;

  beforeEach(async () => {
    expect(await (await guard(true)).json()).toMatchObject({ status: "effective" });
  });
  afterEach(async () => {
    const open = await api().read<RuleChangePage>(
      "/client-tool/changes?status=waiting&section=currencyInfo",
      { as },
    );
    for (const { id, isOwn } of open.changes) await decide(id, "withdraw", isOwn ? as : second);
    const off = (await (await guard(false)).json()) as RuleWritten;
    await decide(off.changeId, "approve", second);
    await write("");
  });

  it("keeps a change waiting until another administrator approves it", async () => {
    const proposed = await write("Ask first");
    expect(proposed.status).toBe("waiting");
    expect(await textNow()).toBeNull();
    expect((await decide(proposed.changeId, "approve", as)).status).toBe(403);
    expect(await textNow()).toBeNull();
    const approved = await decide(proposed.changeId, "approve", second, { reason: "as agreed" });
    expect(approved.status).toBe(200);
    expect(await approved.json()).toMatchObject({
      change: {
        status: "effective",
        decision: { by: { name: "Jonas Weber" }, reason: "as agreed" },
      },
    });
    expect(await textNow()).toBe("Ask first");
    expect((await decide(proposed.changeId, "approve", second)).status).toBe(409);
  });

  it("lets the second administrator refuse with a reason, and with none not", async () => {
    const proposed = await write("Ask first");
    expect((await decide(proposed.changeId, "refuse", second)).status).toBe(422);
    expect((await decide(proposed.changeId, "refuse", second, { reason: " " })).status).toBe(422);
    expect((await decide(proposed.changeId, "refuse", as, { reason: "no" })).status).toBe(403);
    const refused = await decide(proposed.changeId, "refuse", second, { reason: "not agreed" });
    expect(await refused.json()).toMatchObject({
      change: { status: "refused", decision: { reason: "not agreed" } },
    });
    expect(await textNow()).toBeNull();
  });

  it("shows the difference, and that it is outdated when the rule changed meanwhile", async () => {
    const one = await write("One");
    const other = await write("Other", second);
    expect((await decide(one.changeId, "approve", second)).status).toBe(200);
    const read = ({ changeId }: RuleWritten) =>
      api().read<RuleChangeDetail>(`/client-tool/changes/${changeId}`, { as });
    expect(await read(other)).toMatchObject({
      decisions: ["refuse"],
      entries: [{ before: null, after: { en: "Other" }, current: { en: "One" }, isOutdated: true }],
    });
    const answer = await decide(other.changeId, "approve", as);
    expect(answer.status).toBe(409);
    expect(await textNow()).toBe("One");

    // So is one in effect, once another one has taken its place.
    expect(await read(one)).toMatchObject({
      change: { status: "effective" },
      decisions: ["revert"],
      entries: [{ isOutdated: false }],
    });
    const next = await write("Next");
    expect((await decide(next.changeId, "approve", second)).status).toBe(200);
    expect(await read(one)).toMatchObject({
      change: { status: "replaced" },
      decisions: [],
      entries: [{ current: { en: "Next" }, isOutdated: true }],
    });
  });

  it("is not switched off by one administrator alone", async () => {
    const off = (await (await guard(false)).json()) as RuleWritten;
    expect(off.status).toBe("waiting");
    const isOn = async () =>
      (await api().read<FourEyes>("/client-tool/four-eyes", { as })).sections.find(
        (each) => each.section === section,
      )?.fourEyes;
    expect(await isOn()).toBe(true);
    expect((await decide(off.changeId, "approve", as)).status).toBe(403);
    expect((await decide(off.changeId, "approve", second)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  it("needs two administrators", async () => {
    const answer = await api().change("/client-tool/four-eyes/news", {
      as: "principal",
      method: "PUT",
      body: { fourEyes: true },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ code: "too_few_administrators" }] });
  });

  it("needs two administrators who may change the section", async () => {
    const account = eq(accounts.username, second);
    const [before] = await api().database.select().from(accounts).where(account);
    const permissions = before?.permissions ?? [];
    const without = permissions.filter((each) => !each.startsWith("client_tool_general:"));
    await api().database.update(accounts).set({ permissions: without }).where(account);
    try {
      const { sections } = await api().read<FourEyes>("/client-tool/four-eyes", { as });
      expect(sections).toContainEqual({ section: "news", fourEyes: false, hasApprovers: false });
      expect(sections).toContainEqual({ section, fourEyes: true, hasApprovers: true });
      const answer = await api().change("/client-tool/four-eyes/news", {
        as,
        method: "PUT",
        body: { fourEyes: true },
      });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ code: "too_few_administrators" }] });
    } finally {
      await api().database.update(accounts).set({ permissions }).where(account);
    }
  });

  it("answers 404 to another customer's administrator", async () => {
    const proposed = await write("Ask first");
    const by = { as: "principal" };
    expect((await api().call(`/client-tool/changes/${proposed.changeId}`, by)).status).toBe(404);
    for (const how of ["approve", "withdraw", "revert"])
      expect((await decide(proposed.changeId, how, "principal")).status).toBe(404);
    const refusal = await decide(proposed.changeId, "refuse", "principal", { reason: "no" });
    expect(refusal.status).toBe(404);
  });

  it("takes an approved change back only after a second approval", async () => {
    const proposed = await write("Ask first");
    await decide(proposed.changeId, "approve", second);
    const revert = async (by: string) =>
      (await (await decide(proposed.changeId, "revert", by)).json()) as RuleWritten;
    const back = await revert(as);
    expect(back.status).toBe("waiting");
    expect((await revert(second)).changeId).toBe(back.changeId);
    expect(await textNow()).toBe("Ask first");
    await decide(back.changeId, "approve", second);
    expect(await textNow()).toBeNull();
  });
});

describeOnBoth("the four eyes of a section", (api) => {
  const account = eq(accounts.username, second);
  let permissions: readonly string[] = [];
  beforeEach(async () => {
    const [before] = await api().database.select().from(accounts).where(account);
    permissions = before?.permissions ?? [];
  });
  afterEach(() => api().setDay());
  const grant = async (granted: readonly string[]) => {
    await api()
      .database.update(accounts)
      .set({ permissions: [...granted] })
      .where(account);
    // What somebody may do is cached for half a second.
    api().pass(1);
  };
  const withoutNews = async (run: () => Promise<void>) => {
    await grant(permissions.filter((each) => !each.startsWith("client_tool_general:")));
    try {
      await run();
    } finally {
      await grant(permissions);
    }
  };
  const post = async (path: string, by: string, body: object = {}) =>
    (await api().call(`/client-tool/changes/${path}`, { as: by, method: "POST", body })).status;
  const article = {
    texts: { en: { title: "Closed", text: "<p>Closed</p>" } },
    activeDate: "2026-11-20",
    endDate: "2026-11-21",
    specimens: [],
    pictures: [],
    pdfId: null,
  };
  const guardNews = async (fourEyes: boolean, by = as) => {
    const path = "/client-tool/four-eyes/news";
    const answer = await api().change(path, { as: by, method: "PUT", body: { fourEyes } });
    return (await answer.json()) as Omit<RuleWritten, "status"> & { status: unknown };
  };

  it("are switched by those alone who may change the section, whichever way they take", async () => {
    const on = await guardNews(true);
    expect(on.status).toBe("effective");
    const off = await guardNews(false);
    const decisionsOf = async (by: string) =>
      (await api().read<RuleChangeDetail>(`/client-tool/changes/${off.changeId}`, { as: by }))
        .decisions;
    expect(await decisionsOf(as)).toEqual(["withdraw"]);
    expect(await decisionsOf(second)).toEqual(["approve", "refuse"]);
    await withoutNews(async () => {
      expect(await decisionsOf(second)).toEqual([]);
      const document = await api().read<RulesDocument>("/client-tool/rules", { as: second });
      const imported = await api().change("/client-tool/rules", {
        as: second,
        method: "PUT",
        body: { ...document, sections: { fourEyes: {} } },
      });
      expect(imported.status).toBe(403);
      expect((await guardNews(false, second)).status).toBe(403);
      expect(await post(`${on.changeId}/revert`, second)).toBe(403);
      expect(await post(`${off.changeId}/approve`, second)).toBe(403);
      expect(await post(`${off.changeId}/refuse`, second, { reason: "no" })).toBe(403);
    });
    expect(await post(`${off.changeId}/approve`, second)).toBe(200);
  });

  it("are decided on, read and exported by those alone who may change the section", async () => {
    // After what the other test has recorded.
    api().setDay("2026-11-22");
    await guardNews(true);
    const made = await api().call("/news", { as, method: "POST", body: article });
    const { changeId, status } = (await made.json()) as RuleWritten;
    expect(status).toBe("waiting");
    const exported = () => api().read<RulesDocument>("/client-tool/rules", { as: second });
    const seen = async () => {
      const list = await api().read<RuleChangePage>("/client-tool/changes?pageSize=100", {
        as: second,
      });
      const { sections } = await exported();
      const home = await api().read<ClientToolHome>("/client-tool/home", { as: second });
      const { recent, waiting } = home;
      return {
        change: (await api().call(`/client-tool/changes/${changeId}`, { as: second })).status,
        isListed: list.changes.some(({ id }) => id === changeId),
        isAtHome: [...recent, ...waiting].some(({ id }) => id === changeId),
        isCounted: home.sections.some(({ section }) => section === "news"),
        isExported: "news" in sections,
      };
    };
    expect(await seen()).toEqual({
      change: 200,
      isListed: true,
      isAtHome: true,
      isCounted: true,
      isExported: true,
    });
    await withoutNews(async () => {
      expect(await seen()).toEqual({
        change: 404,
        isListed: false,
        isAtHome: false,
        isCounted: false,
        isExported: false,
      });
      expect(await post(`${changeId}/approve`, second)).toBe(403);
      expect(await post(`${changeId}/refuse`, second, { reason: "no" })).toBe(403);
      const checked = await api().call("/client-tool/rules/check", {
        as: second,
        method: "POST",
        body: { ...(await exported()), sections: { news: {} } },
      });
      expect(checked.status).toBe(403);
    });
    expect(await post(`${changeId}/refuse`, second, { reason: "not agreed" })).toBe(200);
    const off = await guardNews(false);
    expect(await post(`${off.changeId}/approve`, second)).toBe(200);
  });
});
