import { expect, it } from "vitest";
import { viewedPage } from "../../areas/pageView.ts";
import { paths } from "../../url/paths.ts";
import { travellersCheques } from "./area.ts";

/** What is told of a page of each route; a route without an entry here does not compile. */
const told: Record<keyof typeof travellersCheques.routes, [address: string, names: object]> = {
  index: [paths.travellersCheques.list, {}],
  series: [paths.travellersCheques.series("tc-03"), { banknoteSeriesId: "tc-03" }],
  // A cheque stands in its address as a note does, but it is none.
  note: [paths.travellersCheques.note("tc-03-50"), {}],
};

it.each(Object.entries(told))(
  "tells of the route %s what its address names",
  (_, [path, names]) => {
    expect(viewedPage([travellersCheques], path)).toEqual({ names, section: "tc" });
  },
);
