import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig, type State } from "swr";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { createApiClient } from "../client/index.ts";
import { ApiProvider, createPrefetchingClient, defineQuery, type Prefetch } from "./index.ts";

const country = defineQuery("/countries/{id}", {
  init: (id: string) => ({ params: { path: { id } } }),
  reread: "onReturn",
});
const dictionary = defineQuery("/countries/dictionary/", { reread: "never" });

/** What a component shows that reads from these answers. */
function shown(answers: Record<string, unknown>, read: () => unknown): string {
  const cache = new Map(
    Object.entries(answers).map(([key, data]): [string, State<unknown>] => [key, { data }]),
  );
  const client = createApiClient({
    baseUrl: "https://api.test",
    token: () => Promise.resolve(null),
    language: () => "en",
    fetch: () => Promise.reject(new Error("nothing is sent while rendering on a server")),
  });
  const Reader = () => createElement("output", null, JSON.stringify(read()));
  return renderToStaticMarkup(
    createElement(
      SWRConfig,
      { value: { provider: () => cache } },
      createElement(
        ApiProvider,
        { reading: createPrefetchingClient(client) },
        createElement(Reader),
      ),
    ),
  );
}

describe("a query", () => {
  test("finds its answer in the cache under its key", () => {
    const answers = { [country.key("DE")]: "Germany", [dictionary.key()]: "all" };
    expect(shown(answers, () => country.useData("DE").data)).toContain("Germany");
    expect(shown(answers, () => dictionary.useData().data)).toContain("all");
    expect(shown(answers, () => country.useLatestData("DE").data)).toContain("Germany");
    expect(shown(answers, () => country.useData("FR").data ?? "none")).toContain("none");
  });

  test("says whether its answer is that to the argument before", () => {
    const answers = { [country.key("DE")]: "Germany" };
    const read = (id: string) => () => {
      const { data, isStale } = country.useDataOrPrevious(id);
      return { data: data ?? "none", isStale };
    };
    expect(shown(answers, read("DE"))).toContain("Germany");
    expect(shown(answers, read("DE"))).toContain("false");
    expect(shown(answers, read("FR"))).toContain("true");
  });

  test("reads nothing for null", () => {
    const answers = { [country.key("DE")]: "Germany", [dictionary.key()]: "all" };
    expect(shown(answers, () => country.useData(null).data ?? "none")).toContain("none");
    expect(shown(answers, () => dictionary.useData(null).data ?? "none")).toContain("none");
  });

  test("sends ahead of need what it would send anyway", () => {
    const prefetch = vi.fn();
    country.prefetch(prefetch as Prefetch, "DE");
    dictionary.prefetch(prefetch as Prefetch);
    expect(prefetch.mock.calls).toEqual([
      ["/countries/{id}", { params: { path: { id: "DE" } } }],
      ["/countries/dictionary/", undefined],
    ]);
  });

  test("has one key for each argument", () => {
    expect(country.key("DE")).toBe(country.key("DE"));
    expect(country.key("DE")).not.toBe(country.key("FR"));
    expect(country.key("DE")).not.toBe(dictionary.key());
  });

  test("takes its argument, and gives the answer of its path", () => {
    expectTypeOf(country.useData).parameters.toEqualTypeOf<[arg: string | null]>();
    expectTypeOf(dictionary.useData).parameters.toEqualTypeOf<[arg?: undefined | null]>();
    expectTypeOf<ReturnType<typeof country.useData>["data"]>().toExtend<
      { id: string; name: string } | undefined
    >();
  });
});
