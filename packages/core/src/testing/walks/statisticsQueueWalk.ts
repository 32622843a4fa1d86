import { statisticsQueueMachine } from "../../statistics/index.ts";
import { stillRunning, walkable } from "../walkable.ts";

const record = { resource: "banknote" as const, resourceId: "one", id: "id", at: 0 };
const batch = { id: "left", at: 0, records: [record] };

/** Statistics of two users, one with a batch that an earlier page left. */
export const statisticsQueueWalk = walkable({
  machine: statisticsQueueMachine.provide({
    actors: { sendBatches: stillRunning(), refreshToken: stillRunning() },
    actions: {
      storeBatches: () => {},
      sendByBeacon: () => {},
      clearToken: () => {},
      reportToken: () => {},
    },
  }),
  events: [
    { type: "record.queued", record },
    { type: "user.identified", userId: "ada", left: [] },
    { type: "user.identified", userId: "bob", left: [batch] },
    { type: "user.forgotten" },
    { type: "page.left" },
    { type: "connection.restored" },
  ],
  outcomes: {
    sendBatches: [
      { output: { settled: ["id", "left"], failure: null } },
      { output: { settled: [], failure: "unauthorized" } },
      { output: { settled: [], failure: "unavailable" } },
      { error: new Error("not provided") },
    ],
    refreshToken: [{ output: undefined }, { error: new Error("offline") }],
  },
  identify: ({ value, context: { userId, batches, records, failures } }) => [
    value,
    userId,
    batches.length > 0,
    records.length > 0,
    Math.min(failures, 1),
  ],
});
