import { readFilter, writeFilter } from "@specimen/core/url";
import { expect, test } from "vitest";
import { paths } from "../../url/paths.ts";
import { compareDefaults, notesOf } from "./compareState.ts";

const read = (query: string) => notesOf(readFilter(query, compareDefaults));

test("a comparison names its notes in their order", () => {
  expect(read("notes=EUR-ES2-50,EUR-ES1-50&light=uv")).toEqual(["EUR-ES2-50", "EUR-ES1-50"]);
});

test("no note stands there twice, and no fourth one", () => {
  expect(read("notes=A,B,A,C,D")).toEqual(["A", "B", "C"]);
  expect(read("")).toEqual([]);
  expect(read("notes=,,")).toEqual([]);
});

test("the address that leads to a comparison is the one it writes", () => {
  const href = paths.banknotes.compare(["A", "B"]);
  const query = new URL(href, "http://here").searchParams;
  const written = writeFilter(query, readFilter(query, compareDefaults), compareDefaults);
  expect(notesOf(readFilter(written, compareDefaults))).toEqual(["A", "B"]);
});
