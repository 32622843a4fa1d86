import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { createFakePresence, settle } from "../testing/index.ts";
import { provideDataCheck, type DataCheckStage, type UploadProgress } from "./index.ts";

interface Answer {
  id: string;
  stage: DataCheckStage;
}

const gone = new Error("404");
const refused = new Error("422");
const offline = new Error("offline");

/** A check of pages of three pieces each; the server answers `stages` in turn, then the last again. */
function open(
  stages: (DataCheckStage | Error)[],
  pieces: (Error | "arrives")[] = [],
  { unopened = false } = {},
) {
  const clock = new SimulatedClock();
  const dropped: string[] = [];
  const decided: unknown[] = [];
  let arrived = 0;
  let reads = 0;
  const progress = (): UploadProgress => ({
    page: 0,
    received: arrived,
    isComplete: arrived === 3,
  });
  const { machine, view } = provideDataCheck<string, string, Answer>({
    presence: createFakePresence(true).presence,
    polling: { interval: 1000, retries: 1 },
    options: { clock },
    idOf: ({ id }) => id,
    stageOf: ({ stage }) => stage,
    isGone: (error) => error === gone,
    isRefused: (error) => error === refused,
    calls: {
      openUpload: async () => ({ id: "7", stage: "uploading" }),
      invitePhone: async () => {
        if (unopened) throw offline;
        return { id: "7", stage: "capturing" };
      },
      sendPiece: async () => {
        const piece = pieces.shift() ?? "arrives";
        if (piece instanceof Error) throw piece;
        arrived += 1;
        return progress();
      },
      askProgress: async () => progress(),
      read: async () => {
        const stage = stages[Math.min(reads, stages.length - 1)] ?? "decided";
        reads += 1;
        if (stage instanceof Error) throw stage;
        return { id: "7", stage };
      },
      decide: async (checkId, fields) => {
        decided.push([checkId, fields]);
        if (fields === "wrong") throw refused;
        if (fields === "lost") throw offline;
        return { id: "7", stage: "decided" };
      },
      drop: (checkId) => dropped.push(checkId),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return {
    actor,
    clock,
    dropped,
    decided,
    reads: () => reads,
    view: () => view(actor.getSnapshot()),
    upload: async () => {
      actor.send({ type: "capture.started" });
      actor.send({ type: "pages.changed", pages: ["front"] });
      actor.send({ type: "pages.submitted" });
      await settle();
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
  };
}

describe("a check", () => {
  it("that was begun before is opened, and deleted like any other", async () => {
    const check = open(["decided"]);
    check.actor.send({ type: "check.opened", checkId: "7" });
    expect(check.view()).toMatchObject({ status: "opening", checkId: "7", answer: null });
    await settle();
    expect(check.view()).toMatchObject({ status: "decided", answer: { id: "7" } });
    check.actor.send({ type: "check.cancelled" });
    expect(check.view()).toMatchObject({ status: "idle", checkId: null });
    expect(check.dropped).toEqual(["7"]);
  });

  it("that is opened and no longer there has expired", async () => {
    const lost = open([gone]);
    lost.actor.send({ type: "check.opened", checkId: "7" });
    await settle();
    expect(lost.view().status).toBe("expired");
  });

  it("has typed fields judged, and corrected ones again", async () => {
    const check = open([]);
    check.actor.send({ type: "fields.submitted", fields: "typed" });
    expect(check.view().status).toBe("deciding");
    await settle();
    check.actor.send({ type: "fields.submitted", fields: "corrected" });
    await settle();
    expect(check.view()).toMatchObject({ status: "decided", checkId: "7" });
    expect(check.decided).toEqual([
      [null, "typed"],
      ["7", "corrected"],
    ]);
  });

  it("keeps what was typed after a refusal, to be sent again", async () => {
    const check = open([]);
    check.actor.send({ type: "fields.submitted", fields: "wrong" });
    await settle();
    expect(check.view()).toMatchObject({ status: "failed", error: refused });
    expect(check.actor.getSnapshot().context.fields).toBe("wrong");
    check.actor.send({ type: "fields.submitted", fields: "right" });
    await settle();
    expect(check.view()).toMatchObject({ status: "decided", error: null });
  });

  it("keeps the result and what was corrected where that is refused, to be sent again", async () => {
    const check = open(["decided"]);
    await check.upload();
    check.actor.send({ type: "fields.submitted", fields: "wrong" });
    await settle();
    expect(check.view()).toMatchObject({
      status: "decided",
      answer: { stage: "decided" },
      fields: "wrong",
      error: refused,
    });
    check.actor.send({ type: "fields.submitted", fields: "right" });
    await settle();
    expect(check.view()).toMatchObject({ status: "decided", fields: null, error: null });
    expect(check.decided).toEqual([
      ["7", "wrong"],
      ["7", "right"],
    ]);
  });

  it("begins anew with the pages that are kept, and deletes what the server has", async () => {
    const check = open(["failed"]);
    await check.upload();
    expect(check.view().status).toBe("failed");
    check.actor.send({ type: "pages.exchanged", pages: ["back"] });
    expect(check.view()).toMatchObject({ status: "capturing", checkId: null, pages: ["back"] });
    expect(check.dropped).toEqual(["7"]);
  });

  it("uploads pages piece by piece, follows the reading, and ends with the result", async () => {
    const check = open(["reading", "deciding", "decided"]);
    await check.upload();
    expect(check.view()).toMatchObject({
      status: "reading",
      progress: { received: 3, isComplete: true },
    });
    await check.pass(1000);
    expect(check.view().status).toBe("deciding");
    await check.pass(1000);
    expect(check.view()).toMatchObject({ status: "decided", answer: { stage: "decided" } });
    await check.pass(60_000);
    expect(check.reads()).toBe(3);
  });

  it("asks after a break where to go on, by itself or at once", async () => {
    const check = open(["decided"], ["arrives", offline]);
    await check.upload();
    expect(check.view()).toMatchObject({
      status: "uploading",
      isInterrupted: true,
      progress: { received: 1 },
      error: offline,
    });
    await check.pass(4000);
    expect(check.view()).toMatchObject({ status: "decided", isInterrupted: false });

    const waited = open(["decided"], [offline]);
    await waited.upload();
    waited.actor.send({ type: "upload.resumed" });
    await settle();
    expect(waited.view().status).toBe("decided");
  });

  it("fails where a piece is refused, and can send the same pages again", async () => {
    const check = open(["decided"], [refused]);
    await check.upload();
    expect(check.view()).toMatchObject({ status: "failed", error: refused, pages: ["front"] });
    check.actor.send({ type: "check.retried" });
    await settle();
    expect(check.view().status).toBe("decided");
  });

  it("follows a phone through its stages", async () => {
    const check = open(["capturing", "uploading", "reading", "decided"]);
    check.actor.send({ type: "phone.invited" });
    await settle();
    for (const stage of ["capturing", "uploading", "reading", "decided"]) {
      expect(check.view().status).toBe(stage);
      await check.pass(1000);
    }
  });

  it("has expired when the server has it no more", async () => {
    const check = open([gone]);
    check.actor.send({ type: "phone.invited" });
    await settle();
    expect(check.view().status).toBe("expired");
  });

  it("fails when it can be followed no more", async () => {
    const check = open([offline]);
    check.actor.send({ type: "phone.invited" });
    await settle();
    await check.pass(2000);
    expect(check.view()).toMatchObject({ status: "failed", error: offline });
  });

  it("judges the same fields again where that failed, and keeps the check and its pages", async () => {
    const check = open(["decided"]);
    await check.upload();
    check.actor.send({ type: "fields.submitted", fields: "lost" });
    await settle();
    expect(check.view()).toMatchObject({ status: "failed", checkId: "7" });
    check.actor.send({ type: "check.retried" });
    await settle();
    expect(check.decided).toEqual([
      ["7", "lost"],
      ["7", "lost"],
    ]);
    expect(check.view()).toMatchObject({ checkId: "7", pages: ["front"] });
    expect(check.dropped).toEqual([]);
  });

  it("goes on with a phone's check that was not heard of for a while", async () => {
    const check = open([offline, offline, "uploading", "decided"]);
    check.actor.send({ type: "phone.invited" });
    await settle();
    await check.pass(2000);
    expect(check.view().status).toBe("failed");
    check.actor.send({ type: "check.retried" });
    await settle();
    expect(check.view()).toMatchObject({ status: "uploading", checkId: "7", error: null });
    expect(check.dropped).toEqual([]);
  });

  it("begins anew where no phone could be invited", async () => {
    const check = open([], [], { unopened: true });
    check.actor.send({ type: "phone.invited" });
    await settle();
    check.actor.send({ type: "check.retried" });
    expect(check.view()).toMatchObject({ status: "idle", error: null });
  });

  it.each([
    ["opened", { type: "pages.submitted" }],
    ["invited", { type: "phone.invited" }],
    ["judged", { type: "fields.submitted", fields: "typed" }],
  ] as const)("leaves nothing behind when it is cancelled while it is %s", async (_, event) => {
    const check = open([]);
    if (event.type === "pages.submitted") {
      check.actor.send({ type: "capture.started" });
      check.actor.send({ type: "pages.changed", pages: ["front"] });
    }
    check.actor.send(event);
    check.actor.send({ type: "check.cancelled" });
    await settle();
    expect(check.view()).toMatchObject({ status: "idle", checkId: null });
    expect(check.dropped).toEqual(["7"]);
  });

  it("is deleted on the server and forgotten when it is cancelled", async () => {
    const check = open(["reading"]);
    await check.upload();
    check.actor.send({ type: "check.cancelled" });
    expect(check.view()).toEqual({
      status: "idle",
      checkId: null,
      pages: [],
      progress: { page: 0, received: 0, isComplete: false },
      fields: null,
      isInterrupted: false,
      answer: null,
      error: null,
    });
    expect(check.dropped).toEqual(["7"]);
  });
});
