import { answerKey } from "@specimen/api/react";
import { expect, it, vi } from "vitest";
import { createFirstAnswers } from "./firstAnswers.ts";

const user = { nickname: "Ada" };

it("gives what has come, once", async () => {
  const prefetch = vi.fn((path: string) =>
    path === "/currentUser" ? Promise.resolve(user) : Promise.reject(new Error("away")),
  );
  const { read, arrived, take } = createFirstAnswers({ prefetch });
  read(Promise.resolve());
  await arrived();
  expect(take()).toEqual(new Map([[answerKey("/currentUser"), user]]));
  expect(take()).toEqual(new Map());
});

it("keeps nothing that comes after the first picture for whoever signs in next", async () => {
  const { read, arrived, take } = createFirstAnswers({ prefetch: () => Promise.resolve(user) });
  read(Promise.resolve());
  expect(take()).toEqual(new Map());
  await arrived();
  expect(take()).toEqual(new Map());
});

it("waits for nothing where nothing is read", async () => {
  const { arrived } = createFirstAnswers({ prefetch: () => null });
  await expect(arrived()).resolves.toBeUndefined();
});
