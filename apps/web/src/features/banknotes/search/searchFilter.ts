import type { Colour, StatusKind, Substrate } from "@specimen/api/contract";
import { writeFilter } from "@specimen/core/url";

/**
 * What is looked for, as it stands in the address and in the fields: texts as they were typed, so
 * that nothing typed is lost. Country "0" is any (specification 9).
 */
export type SearchFilter = {
  readonly text: string;
  readonly denomination: string;
  readonly currency: string;
  readonly country: string;
  readonly size: { readonly width: string; readonly height: string; readonly tolerance: string };
  readonly year: string;
  readonly colour: string;
  readonly substrate: string;
  readonly status: string;
  readonly tradability: string;
  /** Shows the notes that could not be judged in place of those that fit. */
  readonly unjudged: boolean;
};

/** The filter that narrows nothing; what an address leaves out. */
export const unfiltered: SearchFilter = {
  text: "",
  denomination: "",
  currency: "",
  country: "0",
  size: { width: "", height: "", tolerance: "2" },
  year: "",
  colour: "",
  substrate: "",
  status: "",
  tradability: "",
  unjudged: false,
};

/** Whether anything is narrowed; a tolerance alone narrows nothing, but it can be put back. */
export const isNarrowed = (filter: SearchFilter): boolean =>
  writeFilter("", filter, unfiltered).size > 0;

/** How many of the filters are set that narrow screens fold away; the size counts as one. */
export function countFurther({ country, size, ...filter }: SearchFilter): number {
  const isMeasured = size.width !== "" || size.height !== "";
  const { year, colour, substrate, status, tradability } = filter;
  const choices = [year, colour, substrate, status, tradability].filter((value) => value !== "");
  return choices.length + Number(isMeasured) + Number(country !== unfiltered.country);
}

export const colours = [
  "grey",
  "black",
  "red",
  "orange",
  "yellow",
  "green",
  "turquoise",
  "blue",
  "violet",
  "pink",
  "brown",
] as const satisfies readonly Colour[];

export const substrates = ["cotton", "polymer", "hybrid"] as const satisfies readonly Substrate[];

/** The statuses a note can have; the kind `coin` is for coins. */
export const statuses = [
  "issue",
  "outOfCirculation",
  "worthless",
] as const satisfies readonly StatusKind[];
