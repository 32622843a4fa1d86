import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLog, type LogFields } from "../../boot/log.ts";
import { unexpectedFaults } from "./unexpectedFaults.ts";

it("finds the calls that failed of anything but a database out of reach", () => {
  const lines: string[] = ["  Specimen    http://127.0.0.1:4100\n"];
  const log = createLog("error", { write: (line) => lines.push(line) });
  const fields = (part: LogFields["part"], requestId: string) => ({ part, requestId });
  const lost = Object.assign(new Error("terminating connection"), { code: "57P01" });
  log.fault(new DrizzleQueryError("select 1", [], lost), fields("api", "lost"));
  log.fault(new Error("Connection terminated unexpectedly"), fields("identity", "terminated"));
  log.fault(new TypeError("x is undefined"), fields("identity", "wrong"));
  log.fault(new TypeError("x is undefined"), fields("jobs", "job"));
  const text = lines.join("");
  const [fault = "", ...others] = unexpectedFaults(`${text}${text.slice(0, -9)}`);
  expect(fault).toContain('"requestId":"wrong"');
  expect(others).toEqual([fault]);
  expect(unexpectedFaults("")).toEqual([]);
});
