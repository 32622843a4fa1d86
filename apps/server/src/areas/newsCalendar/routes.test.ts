import type { CalendarItem, CalendarMonth, CalendarSubscription } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { accounts } from "../../auth/tables.ts";
import { calendarSubscriptions } from "./tables.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("/news-calendar", (api) => {
  const month = (year: number, of: number, query = "", as = "clerk", language = "de") =>
    api().read<CalendarMonth>(`/news-calendar?year=${year}&month=${of}${query}`, { as, language });
  const ids = ({ items }: CalendarMonth) => items.map(({ id }) => id);

  it("shows in June 2026 that the Danish notes are worthless, by value", async () => {
    const june = await month(2026, 6);
    expect(ids(june)).toEqual([
      "DKK-1972-10.worthless",
      "DKK-1972-20.worthless",
      "DKK-1972-50.worthless",
      "DKK-1997-50.worthless",
      "DKK-1972-100.worthless",
      "DKK-1997-100.worthless",
      "DKK-1997-200.worthless",
      "DKK-1972-500.worthless",
      "DKK-1997-500.worthless",
      "DKK-1972-1000.worthless",
      "DKK-1997-1000.worthless",
      "DKK-2009-1000.worthless",
    ]);
    expect(june.items.at(-1)).toMatchObject({
      category: "worthless",
      countryId: "DK",
      countryName: "Dänemark",
      currencyIso: "DKK",
      currencyName: "Dänische Krone",
      ratedValue: 1000,
      date: "2026-06-01",
      dateIssued: "2011-05-24",
      content: null,
      banknoteId: "DKK-2009-1000",
    });
    expect(june.items[0]?.images.map(({ id }) => id)).toEqual([
      "DKK-1972-10-front",
      "DKK-1972-10-back",
    ]);
    expect(june).toMatchObject({ earlier: "2026-05", later: "2026-11" });
  });

  it("shows in February 2026 that leva are out of circulation, but not worthless", async () => {
    const february = await month(2026, 2);
    expect(february.items.map(({ category }) => category)).toEqual(
      Array.from({ length: 5 }, () => "outOfCirculation"),
    );
  });

  it("puts new notes first and information last", async () => {
    const january = await month(2026, 1, "", "clerk", "pl");
    const [entry] = january.items.filter(({ category }) => category === "info");
    expect(entry).toMatchObject({ id: "product-bg-euro", countryName: "Bułgaria", lang: "pl" });
    expect(entry?.content).toContain("<p>Bułgaria wprowadza euro.");
    expect(entry?.images.map(({ banknoteId }) => banknoteId)).toEqual([
      "BGN-1999-50",
      "EUR-ES2-50",
    ]);
  });

  it("shows each customer its own information beside the product's", async () => {
    expect(ids(await month(2026, 11))).toEqual(["nordhafen-500-euro-rule"]);
    expect(ids(await month(2026, 11, "", "de"))).toEqual(["brueckner-leva-bundle"]);
  });

  it("keeps to the chosen currencies, also for the nearest months", async () => {
    expect(ids(await month(2026, 6, "&currencyISO=SEK"))).toEqual([]);
    expect(ids(await month(2026, 6, "&currencyISO=SEK&currencyISO=DKK"))).toHaveLength(12);
    expect(await month(2026, 7, "&currencyISO=HUF")).toMatchObject({
      items: [],
      later: "2027-08",
    });
    const { currencies } = await month(2026, 7, "&currencyISO=HUF");
    expect(currencies).toContainEqual({ currencyISO: "DKK", name: "Dänische Krone" });
  });

  it("reads one entry by its id", async () => {
    const read = (id: string, as = "clerk") => api().call(`/news-calendar/${id}`, { as });
    const item = (await (await read("HUF-1997-1000.worthless")).json()) as CalendarItem;
    expect(item.date).toBe("2027-09-01");
    for (const id of ["HUF-1997-1000.new2", "HUF-1997-1000", "nothing"]) {
      expect((await read(id)).status).toBe(404);
    }
    expect((await read("nordhafen-500-euro-rule", "de")).status).toBe(404);
  });

  it("is answered 304 while nothing has changed", async () => {
    const path = "/news-calendar?year=2026&month=6";
    const tag = (await api().call(path, { as: "clerk" })).headers.get("ETag") ?? "";
    const again = await api().call(path, { as: "clerk", headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
  });
});

describeOnBoth("the calendar's address for calendar programs", (api) => {
  const path = "/news-calendar/subscription";
  const read = (as = "clerk") => api().read<CalendarSubscription>(path, { as });
  const subscribe = (currencyISO: string[], language = "de", as = "clerk") =>
    api().read<CalendarSubscription>(path, { as, method: "POST", body: { currencyISO }, language });
  const feed = (address: string | null) => api().call(new URL(address ?? "").pathname);
  afterEach(async () => {
    await api().database.delete(calendarSubscriptions);
    api().setDay();
  });

  it("is there once made, and shown only when it is made", async () => {
    expect(await read()).toMatchObject({ isActive: false, address: null, createdAt: null });
    const made = await subscribe(["SEK", "DKK", "DKK"]);
    expect(made).toMatchObject({ isActive: true, currencyISO: ["DKK", "SEK"], lang: "de" });
    expect(made.address).toMatch(/^http:\/\/127\.0\.0\.1:4101\/calendar\/[\w-]{43}\.ics$/);
    expect(await read()).toEqual({ ...made, address: null });
    expect(await read("officer")).toMatchObject({ isActive: false });
  });

  it("keeps only a hash of the token", async () => {
    const { address } = await subscribe([]);
    const [, token = ""] = /calendar\/(.*)\.ics/.exec(address ?? "") ?? [];
    const rows = await api().database.select().from(calendarSubscriptions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("gives iCalendar in the language it was made in: whole days, lines folded, ends with a line", async () => {
    const { address } = await subscribe(["DKK", "HUF"], "lt");
    const answer = await feed(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/calendar; charset=utf-8/);
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain("UID:DKK-2009-1000.worthless@banknote-calendar.specimen\r\n");
    expect(unfolded).toContain("DTSTART;VALUE=DATE:20260601\r\nDTEND;VALUE=DATE:20260602\r\n");
    expect(unfolded).toContain(
      "SUMMARY:Bevertis: Danija\\, 1 000 DKK\r\n".replace(" 0", "\u00a00"),
    );
    expect(unfolded).toContain("DESCRIPTION:Vengrijos forintas\\nPaskutinė diena");
    expect(unfolded).not.toContain("BGN");
    expect(unfolded).not.toContain("<p>");
  });

  it("is the same text each time it is read, and notes when it was", async () => {
    const { address } = await subscribe([]);
    const first = await (await feed(address)).text();
    expect(await (await feed(address)).text()).toBe(first);
    expect((await read()).lastReadAt).toBe("2026-11-21T12:00:00.000Z");
  });

  it("leaves out what is more than a year past", async () => {
    const { address } = await subscribe(["BGN"]);
    expect(await (await feed(address)).text()).toContain("BGN-1999-5.outOfCirculation");
    api().setDay("2027-02-28");
    expect(await (await feed(address)).text()).toContain("BGN-1999-5.outOfCirculation");
    api().setDay("2027-03-01");
    expect(await (await feed(address)).text()).not.toContain("BGN-1999-5.outOfCirculation");
  });

  it("ends when a new one is made and when it is revoked", async () => {
    const former = await subscribe([]);
    const { address } = await subscribe([]);
    expect((await feed(former.address)).status).toBe(404);
    expect((await feed(address)).status).toBe(200);
    const ended = await api().read<CalendarSubscription>(path, { as: "clerk", method: "DELETE" });
    expect(ended).toMatchObject({ isActive: false, lastReadAt: null });
    expect((await feed(address)).status).toBe(404);
    expect((await api().call("/calendar/guess.ics")).status).toBe(404);
  });

  it("ends with the permission of whoever made it", async () => {
    const { address } = await subscribe([], "es", "es");
    const isIt = eq(accounts.id, "specimen|es");
    const [account] = await api().database.select().from(accounts).where(isIt);
    await api()
      .database.update(accounts)
      .set({ permissions: ["banknotes:read"] })
      .where(isIt);
    expect((await feed(address)).status).toBe(404);
    const permissions = account?.permissions ?? [];
    await api().database.update(accounts).set({ permissions }).where(isIt);
    expect((await feed(address)).status).toBe(200);
  });
});
