import { expect, it } from "vitest";
import { createLog, type LogFields } from "./log.ts";

it("writes the fields of its list as lines of JSON, and drops every other", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const fields: LogFields & { token: string } = {
    part: "api",
    requestId: "a-1",
    route: "/news/{id}",
    status: 200,
    token: "eyJ",
  };
  log.call(fields);
  log.fault(new Error("no answer"), fields);
  const [call, fault] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(call).toEqual({
    level: "info",
    time: call?.["time"],
    part: "api",
    requestId: "a-1",
    route: "/news/{id}",
    status: 200,
    msg: "call",
  });
  expect(call?.["time"]).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(fault).toMatchObject({ level: "error", msg: "fault", fault: { message: "no answer" } });
  expect(lines.join("")).not.toContain("eyJ");
});

it("writes faults alone unless it is told to write calls", () => {
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => lines.push(line) });
  log.call({ part: "api" });
  log.event("stopping");
  expect(lines).toEqual([]);
  log.fault(new Error("no answer"), { part: "jobs" });
  expect(lines).toHaveLength(1);
});
