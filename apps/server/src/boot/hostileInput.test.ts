import { Problem } from "@specimen/api/contract";
import { expect, it } from "vitest";
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

  it.each(["%00", "a%00b", "%CC%81", "%CC%81%CC%82"])(
    "answers 422 to text that cannot be stored or searched: %s",
    async (text) => {
      for (const path of [`/search?q=${text}`, `/banknotes?text=${text}`]) {
        const problem = await api().problem(path, { as: "clerk" });
        expect(problem).toMatchObject({ status: 422, errors: [{ in: "query" }] });
      }
    },
  );
});
