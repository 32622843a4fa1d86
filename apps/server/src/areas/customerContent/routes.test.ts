import type {
  CustomerLink,
  CustomerNote,
  CustomerPdf,
  PdfAllLanguages,
  PdfCategoryAllLanguages,
} from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { pdfFiles, pdfs } from "../../customers/tables.ts";
import { customerNotes } from "./tables.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

describeOnBoth("/customer-links", (api) => {
  it("are the customer's own in their order: an address, a text, a PDF", async () => {
    const links = await api().read<CustomerLink[]>("/customer-links", {
      as: "clerk",
      language: "no",
    });
    expect(links.map(({ type, label }) => [type, label])).toEqual([
      ["link", "Eurosedler (ESB)"],
      ["text", "Hovedkasserer"],
      ["pdf", "Føl, se, vipp"],
    ]);
    expect(links[0]?.value).toBe("https://www.ecb.europa.eu/euro/banknotes/");
    expect(links[1]?.value).toContain("<strong>alltid</strong>");
    const pdf = await api().call(pathOf(links[2]?.value ?? ""));
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  });

  it("are read one by one, and not by another customer", async () => {
    const path = "/customer-links/nordhafen-head-cashier";
    expect(await api().read<CustomerLink>(path, { as: "clerk" })).toMatchObject({ type: "text" });
    expect((await api().call(path, { as: "de" })).status).toBe(404);
  });
});

describeOnBoth("/pdfs", (api) => {
  const list = (query = "", as = "de", language = "de") =>
    api().read<CustomerPdf[]>(`/pdfs${query}`, { as, language });

  it("stand by category, then newest first, in the reader's language", async () => {
    const pdfs = await list();
    expect(pdfs.map(({ id, categoryName }) => [id, categoryName])).toEqual([
      ["brueckner-check", "Arbeitsblätter"],
      ["brueckner-lev", "Arbeitsblätter"],
      ["brueckner-deadlines", "Fristen"],
    ]);
    expect(pdfs.every(({ lang }) => lang === "de")).toBe(true);
    expect((await list("", "de", "lt")).every(({ lang }) => lang === "en")).toBe(true);
    expect(await list("?categoryId=brueckner-dates")).toHaveLength(1);
    expect(await list("?categoryId=nordhafen-dates")).toEqual([]);
  });

  it("stand newest first for administrators too, so that a category reads the same for both", async () => {
    const managed = await api().read<PdfAllLanguages[]>("/pdfs/all-languages", { as: "principal" });
    const days = managed.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days).size).toBeGreaterThan(1);
    const idsOf = (categoryId: string) =>
      managed.filter(({ pdf }) => pdf.categoryId === categoryId).map(({ id }) => id);
    const shown = Map.groupBy(await list(), ({ categoryId }) => categoryId);
    expect(shown.size).toBeGreaterThan(0);
    for (const [categoryId, pdfs] of shown)
      expect(idsOf(categoryId)).toEqual(pdfs.map(({ id }) => id));
  });

  it("stand by category in the order of the client tool also where two have one position", async () => {
    const as = "administrator";
    const categories = await api().read<PdfCategoryAllLanguages[]>("/pdf-categories", { as });
    const [one, other] = categories;
    if (one === undefined || other === undefined) throw new Error("there are no two categories");
    const put = ({ id, category }: PdfCategoryAllLanguages, position: number) =>
      api().change(`/pdf-categories/${id}`, {
        as,
        method: "PUT",
        body: { ...category, position },
      });
    const orderOf = async () => {
      const managed = await api().read<PdfCategoryAllLanguages[]>("/pdf-categories", { as });
      const shown = (await list("", "clerk")).map(({ categoryId }) => categoryId);
      const runs = shown.filter((each, at) => each !== shown[at - 1]);
      return { managed: managed.map(({ id }) => id).filter((id) => runs.includes(id)), runs };
    };
    const { id } = (await list("", "clerk")).find((each) => each.categoryId === other.id) ?? {};
    const isIt = eq(pdfs.id, id ?? "");
    const kept = await api().database.select().from(pdfs).where(isIt);
    try {
      expect((await put(other, one.category.position)).status).toBe(200);
      for (const createdAt of [new Date("2001-01-01"), new Date("2026-11-21")]) {
        await api().database.update(pdfs).set({ createdAt }).where(isIt);
        const { managed, runs } = await orderOf();
        expect(runs).toEqual(managed);
      }
    } finally {
      await put(other, other.category.position);
      for (const { createdAt } of kept)
        await api().database.update(pdfs).set({ createdAt }).where(isIt);
    }
  });

  it("open without a token, as large as they say, with a name to save them under", async () => {
    const { url, bytes } = await api().read<CustomerPdf>("/pdfs/brueckner-deadlines", {
      as: "pl",
      language: "pl",
    });
    const answer = await api().call(pathOf(url));
    expect(answer.status).toBe(200);
    const body = await answer.arrayBuffer();
    expect(body.byteLength).toBe(bytes);
    expect(Buffer.from(body.slice(0, 5)).toString()).toBe("%PDF-");
    expect(answer.headers.get("Content-Disposition")).toBe(
      `inline; filename="Biezace terminy wymiany.pdf"; filename*=UTF-8''Bie%C5%BC%C4%85ce%20terminy%20wymiany.pdf`,
    );
  });

  it("have a name that no sign of their title ends", async () => {
    const { url } = await api().read<CustomerPdf>("/pdfs/brueckner-deadlines", {
      as: "pl",
      language: "pl",
    });
    const isIt = and(eq(pdfFiles.pdfId, "brueckner-deadlines"), eq(pdfFiles.language, "pl"));
    const [was] = await api().database.select({ title: pdfFiles.title }).from(pdfFiles).where(isIt);
    const name = (title: string) => api().database.update(pdfFiles).set({ title }).where(isIt);
    try {
      await name('Kurs＂； x＼／：\t"y');
      expect((await api().call(pathOf(url))).headers.get("Content-Disposition")).toMatch(
        /^inline; filename="Kurs ; x {5}y\.pdf"; filename\*=UTF-8''[\w.%-]+$/,
      );
    } finally {
      await name(was?.title ?? "");
    }
  });

  it("open in a sandbox, as nothing but a PDF, beside no other page", async () => {
    const { url } = await api().read<CustomerPdf>("/pdfs/brueckner-deadlines", { as: "pl" });
    const { headers } = await api().call(pathOf(url));
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "sandbox allow-downloads; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-site",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(headers.has("set-cookie")).toBe(false);
  });

  it("close when the address has expired or was changed", async () => {
    const { url } = await api().read<CustomerPdf>("/pdfs/brueckner-lev", { as: "de" });
    const path = pathOf(url);
    const later = path.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 3600}`);
    const changed = [
      later,
      path.replace("brueckner-lev", "nordhafen-check"),
      path.replace("/en.pdf", "/de.pdf"),
      path.replace(/signature=.*/, ""),
      path.replace(/signature=./, "signature=%00"),
      path.replace(/expires=\d+/, "expires=1e99"),
      path.split("?")[0] ?? "",
    ];
    for (const address of changed) expect((await api().call(address)).status).toBe(404);
    expect((await api().call(path)).status).toBe(200);
    api().setDay("2026-11-22");
    expect((await api().call(path)).status).toBe(404);
    api().setDay();
  });

  it("that have closed tell a person in a tab what to do, in the document's language", async () => {
    const { url } = await api().read<CustomerPdf>("/pdfs/brueckner-deadlines", {
      as: "pl",
      language: "pl",
    });
    const closed = (accept: string) =>
      api().call(pathOf(url).replace(/expires=\d+/, "expires=1"), { headers: { accept } });
    const page = await closed("text/html,application/xhtml+xml");
    expect(page.status).toBe(404);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src/);
    const text = await page.text();
    expect(text).toContain('<html lang="pl">');
    expect(text).toContain("Ten link już nie działa");
    expect(text).toMatch(/<a href="[^"]+\/dashboard\/pdf\/category">/);
    expect((await closed("*/*")).headers.get("Content-Type")).toContain("application/problem+json");
  });

  it("of one customer are not another's", async () => {
    expect((await api().call("/pdfs/brueckner-lev", { as: "clerk" })).status).toBe(404);
  });
});

describeOnBoth("/customer-notes and /disclaimer", (api) => {
  it("are the notes the customer has written, by index", async () => {
    const read = (as: string) =>
      api().read<CustomerNote[]>("/customer-notes", { as, language: "it" });
    expect((await read("clerk")).map(({ index }) => index)).toEqual([1, 3, 4, 5, 6, 7]);
    const own = await read("it");
    expect(own.map(({ index }) => index)).toEqual([1, 3, 5, 7]);
    expect(own[1]).toMatchObject({ note: "Dalla sede centrale", lang: "it" });
  });

  it("the disclaimer is note 7; without one there is none", async () => {
    const note = await api().read<CustomerNote>("/disclaimer", { as: "clerk", language: "fr" });
    expect(note).toMatchObject({ index: 7, label: "Avertissement", lang: "fr" });
    const isIt = and(eq(customerNotes.customerId, "nordhafen"), eq(customerNotes.index, 7));
    const kept = await api().database.delete(customerNotes).where(isIt).returning();
    expect((await api().call("/disclaimer", { as: "clerk" })).status).toBe(404);
    await api().database.insert(customerNotes).values(kept);
  });
});
