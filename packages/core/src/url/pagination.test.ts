import { describe, expect, it } from "vitest";
import { readPage, writePage } from "./pagination.ts";

describe("pagination", () => {
  it("is page 1 with page size 9 by default", () => {
    expect(readPage("")).toEqual({ page: 1, pageSize: 9 });
    for (const text of ["0", "-1", "x", "1.5", "", "1e9", "99999999999"]) {
      expect(readPage(`page=${text}&pageSize=${text}`)).toEqual({ page: 1, pageSize: 9 });
    }
    expect(readPage("?page=3&pageSize=18")).toEqual({ page: 3, pageSize: 18 });
  });

  it("goes back to page 1 when the page size changes", () => {
    expect(writePage("page=4", { pageSize: 18 }).toString()).toBe("pageSize=18");
    expect(writePage("page=4", { page: 2, pageSize: 18 }).toString()).toBe("pageSize=18");
    expect(writePage("page=4&pageSize=18", { pageSize: 18 }).toString()).toBe("page=4&pageSize=18");
  });

  it("keeps unrelated parameters and writes no defaults", () => {
    expect(writePage("a=1&page=4", { page: 5 }).toString()).toBe("a=1&page=5");
    expect(writePage("a=1&page=4", { page: 1 }).toString()).toBe("a=1");
  });
});
