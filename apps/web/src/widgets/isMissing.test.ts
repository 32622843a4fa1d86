import { HttpError } from "@specimen/api/client";
import type { Problem } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { isMissing } from "./isMissing.ts";

const refused = (status: number, place?: NonNullable<Problem["errors"]>[number]["in"]) =>
  new HttpError("badRequest", {
    call: "GET /banknotes/{id}",
    status,
    problem: {
      type: "about:blank",
      title: "refused",
      status,
      code: status === 404 ? "not_found" : "invalid_input",
      requestId: "7f3a",
      ...(place !== undefined && { errors: [{ in: place, path: "x", code: "invalid_format" }] }),
    },
  });

test("a record that is not there is missing", () => {
  expect(isMissing(refused(404))).toBe(true);
});

test("an id that cannot be one is missing", () => {
  expect(isMissing(refused(422, "params"))).toBe(true);
});

test("a refused query is no missing record", () => {
  expect(isMissing(refused(422, "query"))).toBe(false);
  expect(isMissing(refused(422))).toBe(false);
});

test("nothing else is missing", () => {
  expect(isMissing(refused(403))).toBe(false);
  expect(isMissing(new TypeError("unreachable"))).toBe(false);
  expect(isMissing(undefined)).toBe(false);
});
