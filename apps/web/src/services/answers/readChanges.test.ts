import { createApiClient } from "@specimen/api/client";
import { expect, it } from "vitest";
import { readChanges } from "./readChanges.ts";

/** Looks at answers with a revision and a build, one after another. */
function look(...answers: readonly (readonly [revision: string, build: string | null])[]) {
  let prepared = 0;
  let next = 0;
  const client = createApiClient({
    baseUrl: "https://api.example",
    token: () => Promise.resolve("token"),
    language: () => "en",
    fetch: () => {
      const [revision = "", build = null] = answers[next] ?? [];
      next += 1;
      const headers = build === null ? {} : { "X-Web-Build": build };
      return Promise.resolve(Response.json({ revision }, { headers }));
    },
  });
  const read = readChanges(client, {
    build: "own",
    prepare: () => Promise.resolve(void (prepared += 1)),
  });
  return async () => {
    const { isNew, isOutdated } = await read(new AbortController().signal);
    return { isNew, isOutdated, prepared };
  };
}

it("says that another build is served when two answers in a row name it", async () => {
  const read = look(["a", "own"], ["a", "next"], ["a", "own"], ["b", "next"], ["b", "next"]);
  const nothing = { isNew: false, isOutdated: false, prepared: 0 };
  for (let answer = 0; answer < 4; answer += 1) expect(await read()).toEqual(nothing);
  expect(await read()).toEqual({ isNew: false, isOutdated: true, prepared: 1 });
});

it("says that the catalogue has changed, where the build has not, or has no name", async () => {
  const same = look(["a", "own"], ["b", "own"]);
  expect((await same()).isNew).toBe(false);
  expect(await same()).toEqual({ isNew: true, isOutdated: false, prepared: 0 });
  const nameless = look(["a", null], ["a", null], ["b", null]);
  for (const isNew of [false, false, true]) {
    expect(await nameless()).toEqual({ isNew, isOutdated: false, prepared: 0 });
  }
});
