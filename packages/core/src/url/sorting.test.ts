import { describe, expect, it } from "vitest";
import { askedSorting, nextSorting, readSorting, writeSorting } from "./sorting.ts";

const keys = ["value", "size"] as const;

describe("the order of a list in the URL", () => {
  it("is read back from sort and order", () => {
    expect(readSorting("sort=size&order=desc", keys)).toEqual({ by: "size", order: "desc" });
    expect(readSorting("sort=size&order=sideways", keys)).toEqual({ by: "size", order: "asc" });
  });

  it.each(["", "sort=", "sort=colour", "order=desc", "sort=constructor&order=desc"])(
    "is the list's own for the query '%s'",
    (query) => {
      expect(readSorting(query, keys)).toEqual({ by: null, order: "asc" });
    },
  );

  it("goes up, down and back to the list's own as a column is chosen again", () => {
    const up = nextSorting({ by: "size", order: "desc" }, "value");
    expect(up).toEqual({ by: "value", order: "asc" });
    const down = nextSorting(up, "value");
    expect(down).toEqual({ by: "value", order: "desc" });
    expect(nextSorting(down, "value")).toEqual({ by: null, order: "asc" });
  });

  it("is asked for only where it differs from the list's own", () => {
    expect(askedSorting({ by: null, order: "asc" })).toEqual({});
    expect(askedSorting({ by: "size", order: "asc" })).toEqual({ sort: "size" });
    expect(askedSorting({ by: "size", order: "desc" })).toEqual({ sort: "size", order: "desc" });
  });

  it("starts again at page 1 and leaves unrelated parameters alone", () => {
    const query = writeSorting("page=3&pageSize=18&x=1", { by: "value", order: "desc" });
    expect(query.toString()).toBe("pageSize=18&x=1&sort=value&order=desc");
    expect(writeSorting(query, { by: null, order: "asc" }).toString()).toBe("pageSize=18&x=1");
    expect(writeSorting("", { by: "value", order: "asc" }).toString()).toBe("sort=value");
  });
});
