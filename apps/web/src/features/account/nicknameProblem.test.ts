import { HttpError } from "@specimen/api/client";
import { expect, it } from "vitest";
import { nicknameProblem, refusedNickname } from "./nicknameProblem.ts";

it("wants a nickname of 1 to 60 characters", () => {
  expect(nicknameProblem("  ")).toBe("nicknameMissing");
  expect(nicknameProblem("a".repeat(61))).toBe("nicknameLong");
  expect(nicknameProblem(` ${"a".repeat(60)} `)).toBeNull();
});

it("finds what the service said of the nickname, and nothing in other errors", () => {
  const problem = {
    type: "about:blank",
    title: "invalid_input",
    status: 422,
    code: "invalid_input" as const,
    requestId: "7f3a",
    errors: [{ in: "body" as const, path: "nickname", code: "too_small" }],
  };
  const call = "patch /currentUser";
  expect(refusedNickname(new HttpError("badRequest", { call, status: 422, problem }))).toBe(
    "refused",
  );
  expect(
    refusedNickname(
      new HttpError("badRequest", { call, status: 422, problem: { ...problem, errors: [] } }),
    ),
  ).toBeNull();
  expect(refusedNickname(new Error("no network"))).toBeNull();
});
