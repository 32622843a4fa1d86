import type { SearchHit } from "@specimen/api/contract";
import { createFakeStore } from "@specimen/core/testing";
import { expect, it } from "vitest";
import { keepRecent, readRecent } from "./recentHits.ts";

const anna = { userId: "anna", language: "en" } as const;
const hit = (id: string): SearchHit => ({
  kind: "banknote",
  id,
  countryId: "IL",
  title: { text: id, lang: "en" },
  details: [],
  code: null,
  flagSrc: null,
  thumbnailSrc: null,
  status: null,
});
const idsOf = (hits: readonly SearchHit[]) => hits.map(({ id }) => id);

it("keeps the last five, the newest first, each once", () => {
  const store = createFakeStore();
  for (const id of ["a", "b", "c", "d", "e", "f", "d"]) keepRecent(store, anna, hit(id));
  expect(idsOf(readRecent(store, anna))).toEqual(["d", "f", "e", "c", "b"]);
});

it("shows nobody what another has opened, and no words of another language", () => {
  const store = createFakeStore();
  keepRecent(store, anna, hit("a"));
  expect(readRecent(store, { ...anna, userId: "bert" })).toEqual([]);
  expect(readRecent(store, { ...anna, language: "de" })).toEqual([]);
});

it.each(["{", "null", '[{"kind":1}]'])("takes %s for nothing", (stored) => {
  const store = createFakeStore();
  keepRecent(store, anna, hit("a"));
  const [key = ""] = store.keys();
  store.write(key, stored);
  expect(readRecent(store, anna)).toEqual([]);
});
