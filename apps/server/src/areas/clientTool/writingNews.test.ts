import type {
  Article,
  ArticleAllLanguages,
  PdfAllLanguages,
  RuleWritten,
} from "@specimen/api/contract";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { uploadFile } from "../../testing/uploadFile.ts";

const as = "administrator";

describeOnBoth("internal news", (api) => {
  const article = {
    texts: { en: { title: "Closed", text: "<p>Closed</p><script>1</script>" } },
    activeDate: "2026-11-20",
    endDate: "2026-11-21",
    specimens: [],
    pictures: [],
    pdfId: null,
  };

  it("are written, shown until their end, changed, deleted and restored", async () => {
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const picture = await api().call("/client-tool/news-pictures", {
      as,
      method: "POST",
      body: { uploadId: await uploadFile(api(), "picture", png) },
    });
    expect(picture.status).toBe(200);
    const { id: pictureId, src } = (await picture.json()) as { id: string; src: string };
    const { pathname, search } = new URL(src);
    const shown = await api().call(pathname + search);
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect((await api().call(pathname)).status).toBe(404);

    const [pdf] = await api().read<PdfAllLanguages[]>("/pdfs/all-languages", { as });
    const body = {
      ...article,
      pictures: [{ id: pictureId, alt: { en: "A red square", fr: "Un carré rouge" } }],
      pdfId: pdf?.id ?? "",
    };
    const made = await api().call("/news", { as, method: "POST", body });
    expect(made.status).toBe(200);
    const { subjects } = (await made.json()) as RuleWritten;
    const path = `/news/${subjects[0]}`;
    const read = await api().read<Article>(path, { as: "clerk", language: "de" });
    expect(read).toMatchObject({
      title: "Closed",
      text: "<p>Closed</p>",
      pictures: [{ alt: "A red square", width: 900, height: 600 }],
    });
    expect((await api().call(path, { as: "de" })).status).toBe(404);
    expect((await api().call(`${path}/all-languages`, { as: "principal" })).status).toBe(404);

    const changed = await api().change(path, {
      as,
      method: "PATCH",
      body: { endDate: "2026-11-20" },
    });
    expect(changed.status).toBe(200);
    expect((await api().call(path, { as: "clerk" })).status).toBe(404);
    const all = await api().read<ArticleAllLanguages>(`${path}/all-languages`, { as });
    expect(all).toMatchObject({ state: "ended", article: { texts: { en: { title: "Closed" } } } });

    const removed = await api().change(path, { as, method: "DELETE" });
    expect(removed.status).toBe(200);
    expect((await api().call(`${path}/all-languages`, { as })).status).toBe(404);
    const { changeId } = (await removed.json()) as RuleWritten;
    await api().call(`/client-tool/changes/${changeId}/revert`, { as, method: "POST", body: {} });
    const restored = await api().read<ArticleAllLanguages>(`${path}/all-languages`, { as });
    expect(all.article).toMatchObject({ pictures: body.pictures, pdfId: body.pdfId });
    expect(restored.article).toEqual(all.article);
    expect(restored).toMatchObject({ pictures: [{ id: pictureId }], createdAt: all.createdAt });
  });

  it("are planned until they take effect, and wait for nobody", async () => {
    const made = await api().call("/news?effectiveFrom=2026-12-24T06:00:00Z", {
      as,
      method: "POST",
      body: { ...article, endDate: null },
    });
    const { changeId, subjects } = (await made.json()) as RuleWritten;
    const path = `/news/${subjects[0]}/all-languages`;
    expect(await api().read<ArticleAllLanguages>(path, { as })).toMatchObject({
      state: "planned",
      pending: [{ changeId, status: "scheduled" }],
    });
    await api().call(`/client-tool/changes/${changeId}/withdraw`, { as, method: "POST", body: {} });
  });

  it("name the addresses of pictures that were just added, to their customer alone", async () => {
    const png = await sharp({
      create: { width: 9, height: 9, channels: 3, background: "green" },
    })
      .png()
      .toBuffer();
    const added = await api().call("/client-tool/news-pictures", {
      as,
      method: "POST",
      body: { uploadId: await uploadFile(api(), "picture", png) },
    });
    const { id } = (await added.json()) as { id: string };
    const path = `/client-tool/news-pictures?ids=${id},unknown`;
    const own = await api().read<{ id: string; src: string }[]>(path, { as });
    expect(own).toMatchObject([{ id }]);
    const { pathname, search } = new URL(own[0]?.src ?? "");
    expect((await api().call(pathname + search)).status).toBe(200);
    expect(await api().read(path, { as: "principal" })).toEqual([]);
  });

  it("ask for a picture again at its field where its upload was used or has expired", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
    const add = (uploadId: string) =>
      api().call("/client-tool/news-pictures", { as, method: "POST", body: { uploadId } });
    const expired = { errors: [{ in: "body", path: "uploadId", code: "expired" }] };
    const used = await uploadFile(api(), "picture", png);
    expect((await add(used)).status).toBe(200);
    const again = await add(used);
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject(expired);

    const left = await uploadFile(api(), "picture", png);
    api().setDay("2026-11-22");
    const late = await add(left);
    api().setDay();
    expect(late.status).toBe(422);
    expect(await late.json()).toMatchObject(expired);
  });

  it.each([
    ["without a title", { texts: {} }, "texts.en.title"],
    [
      "with a text under a title of spaces",
      { texts: { de: { title: " ", text: "<p>Text</p>" } } },
      "texts.de.title",
    ],
    ["that ends before it begins", { endDate: "2026-11-19" }, "endDate"],
    ["with another's PDF", { pdfId: "nothing" }, "pdfId"],
    ["with a picture that is not there", { pictures: [{ id: "x", alt: {} }] }, "pictures"],
  ])("refuse one %s", async (_name, wrong, path) => {
    const answer = await api().call("/news", {
      as,
      method: "POST",
      body: { ...article, ...wrong },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  });
});
