import type {
  RuleChangeDetail,
  RuleChangePage,
  RuledRecords,
  RuleWritten,
  TravelInfo,
  VersionedTexts,
} from "@specimen/api/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

const as = "administrator";

describeOnBoth("a customer's rule", (api) => {
  // A country for each test: some move the clock, and records of a later time would stay.
  const countries = ["LT", "NO", "SE", "DK", "FI", "IS", "EE", "LV"];
  let country = "";
  let path = "";
  beforeEach(() => {
    country = countries.pop() ?? "";
    path = `/countries/${country}/travel-info`;
  });
  const textNow = async () =>
    (await api().read<TravelInfo>(path, { as: "clerk" })).addition?.text ?? null;
  const write = async (text: string, query = "", by = as) => {
    const body = { additions: { en: text } };
    const answer = await api().change(`${path}${query}`, { as: by, method: "PUT", body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as RuleWritten;
  };
  afterEach(() => api().setDay());

  it("is recorded with who, when, where, before and after, and can be taken back", async () => {
    const first = await write("<p>One</p>", "?screen=ct/notes/travel&reason=agreed");
    const second = await write("<p>Two</p>");
    const history = await api().read<RuleChangePage>(
      `/client-tool/changes?section=travelInfo&subject=${country}&pageSize=2`,
      { as, language: "de" },
    );
    expect(history.changes.map(({ id }) => id)).toEqual([second.changeId, first.changeId]);
    expect(history.changes[1]).toMatchObject({
      author: { name: "Ada Winter" },
      screen: "ct/notes/travel",
      reason: "agreed",
      status: "replaced",
      count: 1,
      subjects: [{ id: "LV", label: "Lettland" }],
      isOwn: true,
    });
    const detail = await api().read<RuleChangeDetail>(`/client-tool/changes/${second.changeId}`, {
      as: "controller",
    });
    expect(detail.change.isOwn).toBe(false);
    expect(detail.entries).toMatchObject([
      {
        before: { additions: { en: "<p>One</p>" } },
        after: { additions: { en: "<p>Two</p>" } },
        current: { additions: { en: "<p>Two</p>" } },
      },
    ]);
    const revert = await api().call(`/client-tool/changes/${second.changeId}/revert`, {
      as: "controller",
      method: "POST",
      body: {},
    });
    expect(revert.status).toBe(200);
    expect(await textNow()).toBe("<p>One</p>");
  });

  it("is not taken back over a later one", async () => {
    const first = await write("<p>One</p>");
    await write("<p>Two</p>");
    const answer = await api().call(`/client-tool/changes/${first.changeId}/revert`, {
      as,
      method: "POST",
      body: {},
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: "conflict",
      current: { value: { EE: { additions: { en: "<p>Two</p>" } } } },
    });
    expect(await textNow()).toBe("<p>Two</p>");
  });

  it("counts as replaced as long as a later one is in effect", async () => {
    const first = await write("<p>One</p>");
    const meanwhile = await write("<p>Two</p>", "?validUntil=2026-11-21T13:00:00Z");
    const having = async (status: string) => {
      const path = `/client-tool/changes?section=travelInfo&subject=${country}&status=${status}`;
      const { changes, total } = await api().read<RuleChangePage>(path, { as });
      expect(changes.every((each) => each.status === status)).toBe(true);
      expect(total).toBe(changes.length);
      return changes.map(({ id }) => id);
    };
    const decisions = async () =>
      (await api().read<RuleChangeDetail>(`/client-tool/changes/${first.changeId}`, { as }))
        .decisions;
    expect(await having("effective")).toEqual([meanwhile.changeId]);
    expect(await having("replaced")).toEqual([first.changeId]);
    expect(await decisions()).toEqual([]);
    api().pass(3600);
    expect(await having("effective")).toEqual([first.changeId]);
    expect(await having("replaced")).toEqual([]);
    expect(await having("ended")).toEqual([meanwhile.changeId]);
    expect(await decisions()).toEqual(["revert"]);
  });

  it("takes effect at its time, and ends at its time", async () => {
    await write("<p>Always</p>");
    const from = "2026-11-21T13:00:00Z";
    const until = "2026-11-21T15:00:00Z";
    const planned = await write("<p>Advent</p>", `?effectiveFrom=${from}&validUntil=${until}`);
    expect(planned.status).toBe("scheduled");
    expect(await textNow()).toBe("<p>Always</p>");
    api().pass(3600);
    expect(await textNow()).toBe("<p>Advent</p>");
    api().pass(7199);
    expect(await textNow()).toBe("<p>Advent</p>");
    api().pass(1);
    expect(await textNow()).toBe("<p>Always</p>");
    const { change } = await api().read<RuleChangeDetail>(
      `/client-tool/changes/${planned.changeId}`,
      { as },
    );
    expect(change.status).toBe("ended");
  });

  it("that is planned stays planned over a change made in between", async () => {
    await write("<p>Planned</p>", "?effectiveFrom=2026-11-21T13:00:00Z");
    await write("<p>Meanwhile</p>");
    expect(await textNow()).toBe("<p>Meanwhile</p>");
    api().pass(3600);
    expect(await textNow()).toBe("<p>Planned</p>");
  });

  it("that is planned can be withdrawn by its author alone", async () => {
    const planned = await write("<p>Planned</p>", "?effectiveFrom=2026-11-21T13:00:00Z");
    const withdraw = (by: string) =>
      api().call(`/client-tool/changes/${planned.changeId}/withdraw`, {
        as: by,
        method: "POST",
        body: {},
      });
    expect((await withdraw("controller")).status).toBe(403);
    expect((await withdraw(as)).status).toBe(200);
    api().pass(3600);
    expect(await textNow()).toBeNull();
    expect((await withdraw(as)).status).toBe(409);
  });

  it("is not recorded again where nothing differs", async () => {
    await write("<p>Same</p>");
    expect(await write("<p>Same</p><script>1</script>")).toMatchObject({
      status: "unchanged",
      changeId: null,
    });
  });

  it("does not end before it begins", async () => {
    const query = "?effectiveFrom=2026-11-21T13:00:00Z&validUntil=2026-11-21T12:30:00Z";
    const answer = await api().change(`${path}${query}`, {
      as,
      method: "PUT",
      body: { additions: { en: "x" } },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ in: "query", path: "validUntil" }] });
  });
});

describeOnBoth("a change that mentions other records", (api) => {
  it("names them in the reader's language", async () => {
    const texts = { en: { label: "How to check a note", value: "" } };
    const body = { type: "pdf", position: 9, pdfId: "nordhafen-check", texts };
    const added = await api().read<RuleWritten>("/customer-links", { as, method: "POST", body });
    const path = `/client-tool/changes/${added.changeId}`;
    const { named } = await api().read<RuleChangeDetail>(path, { as, language: "de" });
    expect(named).toEqual({ "nordhafen-check": "Fühlen, sehen, kippen" });
    await api().read(`${path}/revert`, { as, method: "POST", body: {} });
  });
});

describeOnBoth("two administrators who write at once", (api) => {
  const path = "/countries/SE/banknote-info";
  const read = (by: string) =>
    api().read<VersionedTexts>(`${path}/all-languages`, { as: by, language: "en" });
  const write = (by: string, version: string, text: string) =>
    api().call(path, {
      as: by,
      method: "PUT",
      headers: { "If-Match": `"${version}"` },
      body: { texts: { en: text } },
    });
  afterEach(async () => {
    await api().change(path, { as, method: "PUT", body: { texts: {} } });
  });

  it("never overwrite each other unseen: the second is shown what is there", async () => {
    const { version } = await read(as);
    const answers = await Promise.all([
      write(as, version, "Ada's"),
      write("controller", version, "Jonas's"),
    ]);
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
      200, 409,
    ]);
    const [won, lost] = answers[0]?.status === 200 ? ["Ada's", 1] : ["Jonas's", 0];
    expect(await answers[lost]?.json()).toMatchObject({
      code: "conflict",
      current: { value: { en: won } },
    });
    expect((await read(as)).texts).toEqual({ en: won });
    const seen = await read("controller");
    expect((await write("controller", seen.version, "Both")).status).toBe(200);
  });

  it("may write different countries with the same version", async () => {
    const { version } = await read(as);
    expect((await write(as, version, "Sweden")).status).toBe(200);
    const other = await api().call("/countries/DK/banknote-info", {
      as: "controller",
      method: "PUT",
      headers: { "If-Match": `"${version}"` },
      body: { texts: { en: "Denmark" } },
    });
    expect(other.status).toBe(200);
    await api().change("/countries/DK/banknote-info", { as, method: "PUT", body: { texts: {} } });
  });

  it("are shown by its subject what one of several rules is, though the others are as wanted", async () => {
    const coins = "/client-tool/precious-metals/coins/tradability";
    const { version, records } = await api().read<RuledRecords>(coins, { as });
    const [one, other] = records.map(({ recordId }) => recordId);
    const put = (by: string, tradabilities: readonly number[]) =>
      api().call(coins, {
        as: by,
        method: "PUT",
        headers: { "If-Match": `"${version}"` },
        body: {
          rules: [one, other].map((recordId, index) => ({
            recordId,
            tradability: tradabilities[index],
          })),
        },
      });
    expect((await put("controller", [1, 2])).status).toBe(200);
    const answer = await put(as, [0, 2]);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { value: { [String(one)]: 1 } } });
    const rules = records
      .slice(0, 2)
      .map(({ recordId, tradability }) => ({ recordId, tradability }));
    await api().change(coins, { as, method: "PUT", body: { rules } });
  });

  it("need the version they read, and none that was never given out", async () => {
    const body = { texts: { en: "x" } };
    expect((await api().call(path, { as, method: "PUT", body })).status).toBe(400);
    const { version } = await read(as);
    expect((await write(as, version, "first")).status).toBe(200);
    expect((await write(as, "999999999", "second")).status).toBe(409);
  });

  it("get the version as the ETag of what they read", async () => {
    const answer = await api().call(`${path}/all-languages`, { as });
    const { version } = (await answer.json()) as VersionedTexts;
    expect(answer.headers.get("ETag")).toBe(`"${version}"`);
  });
});
