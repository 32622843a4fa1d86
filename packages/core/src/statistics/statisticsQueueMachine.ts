import { statisticsQueueSetup } from "./statisticsQueueSetup.ts";

/**
 * Usage statistics (specification 7.10): queued records are sent every 10 s and when the page is left;
 * the token is refreshed every 5 minutes.
 */
export const statisticsQueueMachine = statisticsQueueSetup.createMachine({
  id: "statisticsQueue",
  context: { userId: null, batches: [], records: [], failures: 0 },
  type: "parallel",
  on: {
    "user.identified": [
      { guard: { type: "isSameUser", params: ({ event }) => event } },
      {
        guard: "hasUser",
        target: [".queue.routing", ".token.refreshing"],
        actions: [
          "makeBatches",
          "sendByBeacon",
          "clearToken",
          "dropUser",
          { type: "takeUser", params: ({ event }) => event },
        ],
      },
      {
        target: [".queue.routing", ".token.refreshing"],
        actions: { type: "takeUser", params: ({ event }) => event },
      },
    ],
    "user.forgotten": {
      guard: "hasUser",
      target: [".queue.empty", ".token.none"],
      actions: ["makeBatches", "sendByBeacon", "clearToken", "dropUser"],
    },
    "page.left": { guard: "hasUser", actions: ["makeBatches", "sendByBeacon"] },
  },
  states: {
    queue: {
      initial: "empty",
      on: {
        "record.queued": {
          actions: { type: "addRecord", params: ({ event }) => ({ record: event.record }) },
        },
      },
      states: {
        routing: {
          always: [{ guard: "isEmpty", target: "empty" }, { target: "waiting" }],
        },
        empty: {
          on: {
            "record.queued": {
              target: "waiting",
              actions: { type: "addRecord", params: ({ event }) => ({ record: event.record }) },
            },
          },
        },
        waiting: {
          after: {
            sendInterval: [
              { guard: "hasToken", target: "sending", actions: ["makeBatches", "storeBatches"] },
              { target: "waiting", reenter: true },
            ],
          },
          on: {
            "connection.restored": {
              guard: "hasToken",
              target: "sending",
              actions: ["makeBatches", "storeBatches"],
            },
          },
        },
        sending: {
          invoke: {
            id: "sendBatches",
            src: "sendBatches",
            input: ({ context }) => ({ batches: context.batches }),
            onDone: [
              {
                guard: {
                  type: "hasFailed",
                  params: ({ event }) => ({ ...event.output, by: "unauthorized" as const }),
                },
                target: "waiting",
                actions: [
                  { type: "dropSettled", params: ({ event }) => event.output },
                  "countFailure",
                  "refuseToken",
                ],
              },
              {
                guard: {
                  type: "hasFailed",
                  params: ({ event }) => ({ ...event.output, by: "unavailable" as const }),
                },
                target: "waiting",
                actions: [
                  { type: "dropSettled", params: ({ event }) => event.output },
                  "countFailure",
                ],
              },
              {
                target: "routing",
                actions: [
                  { type: "dropSettled", params: ({ event }) => event.output },
                  "forgetFailures",
                ],
              },
            ],
            onError: { target: "waiting", actions: "countFailure" },
          },
          after: { sendLimit: { target: "waiting", actions: "countFailure" } },
        },
      },
    },
    token: {
      initial: "none",
      states: {
        none: {
          after: { tokenInterval: { guard: "hasUser", target: "refreshing" } },
          on: { "connection.restored": { guard: "hasUser", target: "refreshing" } },
        },
        refreshing: {
          invoke: {
            id: "refreshToken",
            src: "refreshToken",
            onDone: { target: "fresh" },
            onError: {
              target: "none",
              actions: [
                { type: "reportToken", params: ({ event }) => ({ error: event.error }) },
                "clearToken",
              ],
            },
          },
        },
        fresh: {
          after: { tokenInterval: { target: "refreshing" } },
          on: { "token.refused": { target: "refreshing" } },
        },
      },
    },
  },
});
