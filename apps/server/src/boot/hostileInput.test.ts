import { Problem, type SearchAnswer } from "@specimen/api/contract";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { addressOf, callerOf, nameOf, operations } from "../testing/contractCalls.ts";
import { describeOnBoth } from "../testing/startApi.ts";

describeOnBoth("input that is too much or cannot be stored", (api) => {
  it("answers 413 to a body past 64 KiB, and to an endless one as soon as it is past them", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
      },
    });
    for (const body of [JSON.stringify({ otp: "x".repeat(70_000) }), endless]) {
      const answer = await api().app.request("/auth/token", {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json" },
        duplex: "half",
      });
      expect(answer.status).toBe(413);
      expect(Problem.parse(await answer.json()).code).toBe("body_too_large");
    }
    expect(sent).toBeLessThan(10);
  });

  it("reads nothing of a body before it knows who sends it", async () => {
    let sent = 0;
    const endless = new ReadableStream(
      {
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await api().app.request("/currentUser", {
      method: "PATCH",
      body: endless,
      headers: { "Content-Type": "application/json" },
      duplex: "half",
    });
    expect(answer.status).toBe(401);
    expect(sent).toBe(0);
  });

  it.each(["%00", "a%00b", "a%20%CC%81", "%CC%81", "%CC%81%CC%82"])(
    "answers a search for what no record can have: %s",
    async (text) => {
      const searches = operations.filter(({ isSearch }) => isSearch);
      expect(searches.length).toBeGreaterThan(8);
      for (const operation of searches) {
        const names = Object.entries(operation.query?.shape ?? {}).flatMap(([name, field]) =>
          isText(field) ? [name] : [],
        );
        const query = names.map((name) => `${name}=${text}`).join("&");
        const answer = await api().call(`${addressOf(operation)}?${query}`, {
          as: callerOf(operation),
        });
        expect([nameOf(operation), answer.status]).toEqual([nameOf(operation), 200]);
      }
    },
  );

  it("looks for the words beside a character that no record can have", async () => {
    const read = (q: string) => api().read<SearchAnswer>(`/search?q=${q}`, { as: "clerk" });
    for (const alone of ["%00", "%CC%81"]) {
      const nothing = { hits: [], isAlike: false, leftOut: [], unrecorded: [] };
      expect(await read(alone)).toEqual(nothing);
    }
    expect(await read("hungary%00")).toEqual(await read("hungary"));
    expect(await read("gold%00coin")).toEqual(await read("gold%20coin"));
  });

  it("still answers 422 to such an id, and to such a text that is to be stored", async () => {
    for (const nickname of ["a\0b", "\u0301"]) {
      expect(
        await api().problem("/currentUser", { as: "clerk", method: "PATCH", body: { nickname } }),
      ).toMatchObject({ status: 422, errors: [{ in: "body", path: "nickname" }] });
    }
    expect(await api().problem("/news/a%00b", { as: "clerk" })).toMatchObject({
      status: 422,
      errors: [{ in: "params" }],
    });
  });
});

/** Whether a member of a query takes any text. */
const isText = (field: unknown): boolean => z.safeParse(field as z.ZodMiniType, "\u{FFFD}").success;
