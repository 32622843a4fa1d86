import { expect, it } from "vitest";
import { RememberingRouter } from "./rememberingRouter.ts";

function routed() {
  const router = new RememberingRouter<string>();
  router.add("GET", "/notes/:id", "note");
  router.add("PUT", "/notes/:id", "change");
  router.add("GET", "/notes/:id/file/:file", "file");
  return router;
}

it("finds the same the second time, and for each path what is its own", () => {
  const router = routed();
  for (const id of ["a", "b", "a", "b"]) {
    expect(router.match("GET", `/notes/${id}`)[0]).toEqual([["note", { id }]]);
  }
  expect(router.match("GET", "/notes/a/file/b")[0]).toEqual([["file", { id: "a", file: "b" }]]);
});

it("tells methods apart", () => {
  const router = routed();
  router.match("GET", "/notes/a");
  expect(router.match("PUT", "/notes/a")[0]).toEqual([["change", { id: "a" }]]);
  expect(router.match("DELETE", "/notes/a")[0]).toEqual([]);
});

it("goes on after more paths than it remembers", () => {
  const router = routed();
  for (let id = 0; id < 5_000; id += 1) {
    expect(router.match("GET", `/notes/${id}`)[0]).toEqual([["note", { id: String(id) }]]);
  }
  expect(router.match("GET", "/elsewhere")[0]).toEqual([]);
});
