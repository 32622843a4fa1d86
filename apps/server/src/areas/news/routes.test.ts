import type { Article, ArticlePage, CurrentUser } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { preferences } from "../../customers/tables.ts";
import { articles, articleTexts } from "./tables.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

const ids = (page: ArticlePage) => page.articles.map(({ id }) => id);

describeOnBoth("/news", (api) => {
  afterEach(async () => {
    await api().database.delete(articles).where(eq(articles.id, "of-the-test"));
    await api().database.delete(preferences);
    api().setDay();
  });
  const list = (query = "", as = "clerk", language = "de") =>
    api().read<ArticlePage>(`/news${query}`, { as, language });
  const write = async (article: Partial<typeof articles.$inferInsert>, text = "<p>Text</p>") => {
    const id = "of-the-test";
    const row = { id, kind: "news" as const, customerId: "nordhafen", activeDate: "2026-11-20" };
    await api()
      .database.insert(articles)
      .values({ ...row, ...article });
    await api()
      .database.insert(articleTexts)
      .values({ articleId: id, language: "lt", title: "Žinia", text });
  };

  it("gives the customer's news, newest first, in the reader's language", async () => {
    const page = await list("?pageSize=2");
    expect(page).toMatchObject({ total: 6, newCount: 3 });
    expect(ids(page)).toEqual(["nordhafen-500-euro", "nordhafen-forint"]);
    expect(page.articles[0]).toMatchObject({
      title: "500-Euro-Noten: neue Regel an allen Kassen",
      lang: "de",
      activeDate: "2026-11-19",
      publishedAt: "2026-11-19T07:30:00.000Z",
      isNew: true,
      pdfUrl: null,
    });
    expect(ids(await list("?pageSize=2&page=4"))).toEqual([]);
    expect((await list("?pageSize=2&page=4")).total).toBe(6);
    expect(ids(await list("", "de")).every((id) => id.startsWith("brueckner"))).toBe(true);
  });

  it("shows drawn notes with their words, leading to the note", async () => {
    const article = await api().read<Article>("/news/nordhafen-danish-notes", {
      as: "clerk",
      language: "de",
    });
    expect(article.images).toHaveLength(2);
    expect(article.images[1]).toMatchObject({
      alt: "1.000 Dänische Kronen, Dänemark",
      banknoteId: "DKK-2009-1000",
      countryId: "DK",
    });
    const address = new URL(article.images[1]?.src ?? "");
    const picture = await api().call(`${address.pathname}${address.search}`);
    expect(picture.status).toBe(200);
  });

  it("falls back to English, then to a language that is there", async () => {
    const [first] = (await list("?pageSize=1", "de", "fr")).articles;
    expect(first?.lang).toBe("en");
    await write({});
    expect((await list("?pageSize=1")).articles[0]).toMatchObject({ title: "Žinia", lang: "lt" });
  });

  it.each([
    ["?title=FORINT", ["nordhafen-forint"]],
    ["?title=danemark", ["nordhafen-danish-notes"]],
    ["?title=100%25", []],
    ["?activeDateFrom=2026-11-16", ["nordhafen-500-euro", "nordhafen-forint"]],
    ["?activeDateFrom=2026-11-16&activeDateTo=2026-11-16", ["nordhafen-forint"]],
    ["?createdAtTo=2026-02-02", ["nordhafen-lev"]],
    ["?createdAtFrom=2026-06-02&createdAtTo=2026-09-07", ["nordhafen-franc-eighth"]],
    ["?createdAtFrom=2026-11-20", []],
  ])("finds %s", async (query, found) => {
    const page = await list(query);
    expect(ids(page)).toEqual(found);
    expect(page.total).toBe(found.length);
  });

  it.each(["1 000 forintų", "1\u00a0000 forintų"])(
    "finds a title with a sum by “%s”",
    async (typed) => {
      const page = await list(`?title=${encodeURIComponent(typed)}`, "clerk", "lt");
      expect(ids(page)).toEqual(["nordhafen-forint"]);
    },
  );

  it("is read from its active day on, not before", async () => {
    await write({ activeDate: "2026-11-21", createdAt: new Date("2026-11-20T10:00:00Z") });
    api().setDay("2026-11-20");
    expect(ids(await list())).not.toContain("of-the-test");
    expect((await api().call("/news/of-the-test", { as: "clerk" })).status).toBe(404);
    api().setDay("2026-11-21");
    expect((await list()).articles[0]).toMatchObject({
      id: "of-the-test",
      publishedAt: "2026-11-21T00:00:00.000Z",
      isNew: true,
    });
  });

  it("is not shown to another customer", async () => {
    expect((await api().call("/news/nordhafen-lev", { as: "de" })).status).toBe(404);
    expect((await api().call("/news/nordhafen-lev", { as: "clerk" })).status).toBe(200);
    expect((await api().call("/news/product-four-lights", { as: "clerk" })).status).toBe(404);
  });

  it("serves nothing that could run, whatever stands in the table", async () => {
    await write({}, '<p onclick="x()">A<script>x()</script></p><a href="javascript:x()">B</a>');
    const { text } = await api().read<Article>("/news/of-the-test", { as: "clerk" });
    expect(text).toBe("<p>A</p><a>B</a>");
  });

  it("marks what was published since the reader was last shown news", async () => {
    const seen = (newsSeenAt: string) =>
      api().read<CurrentUser>("/currentUser", {
        as: "clerk",
        method: "PATCH",
        body: { userMetadata: { newsSeenAt } },
      });
    const { userMetadata } = await seen("2026-11-16T08:00:00.000Z");
    expect(userMetadata.newsSeenAt).toBe("2026-11-16T08:00:00.000Z");
    expect((await list()).articles.filter(({ isNew }) => isNew)).toHaveLength(1);
    await seen("2026-11-19T07:30:00.000Z");
    expect(await list()).toMatchObject({ newCount: 0 });
    await seen("2026-01-01T00:00:00.000Z");
    expect(await list()).toMatchObject({ newCount: 0 });
    expect((await list("", "officer")).newCount).toBe(3);
  });
});

describeOnBoth("/changelogs", (api) => {
  const list = (as: string) =>
    api().read<ArticlePage>("/changelogs?pageSize=5", { as, language: "lt" });

  it("gives every customer the updates of the product", async () => {
    const page = await list("clerk");
    expect(page).toMatchObject({ total: 6, newCount: 2 });
    expect(page.articles).toHaveLength(5);
    expect(page.articles[0]).toMatchObject({ id: "product-calendar-feed", lang: "lt" });
    expect(ids(await list("pl"))).toEqual(ids(page));
    const one = await api().read<Article>("/changelogs/product-four-lights", { as: "clerk" });
    expect(one.images[0]?.banknoteId).toBe("EUR-ES2-50");
  });

  it("has a marker of its own", async () => {
    const body = { userMetadata: { changelogsSeenAt: "2026-11-20T08:00:00.000Z" } };
    await api().call("/currentUser", { as: "clerk", method: "PATCH", body });
    expect((await list("clerk")).newCount).toBe(0);
    expect((await api().read<ArticlePage>("/news", { as: "clerk" })).newCount).toBe(3);
    await api().database.delete(preferences);
  });
});
