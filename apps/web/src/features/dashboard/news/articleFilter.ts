import { datePrecision } from "@specimen/core/format";
import type { ArticleFilter } from "../queries.ts";

/** The filter that narrows nothing; what an address leaves out. */
export const unfiltered: ArticleFilter = {
  title: "",
  activeDateFrom: "",
  activeDateTo: "",
  createdAtFrom: "",
  createdAtTo: "",
};

/** Leaves out what an address may hold that is no day. */
export function sendable(filter: ArticleFilter): Partial<ArticleFilter> {
  const fitting = Object.entries(filter).filter(
    ([name, value]) => name === "title" || (value.length === 10 && datePrecision(value) === "day"),
  );
  return Object.fromEntries(fitting.map(([name, value]) => [name, value.trim()]));
}

/** Whether anything is narrowed. */
export const isNarrowed = (filter: ArticleFilter): boolean =>
  Object.values(filter).some((value) => value !== "");
