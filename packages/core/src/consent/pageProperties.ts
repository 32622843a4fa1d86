import type { AnalyticsProperties } from "../ports/index.ts";
import type { Countries, LocatedThing } from "./countryLookups.ts";

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The section a page counts for (specification 9): 'Travel information' where the path ends with
 * selectTab/5, 'Auto-verify' for dashboard/auto-verify, else the first segment of the path.
 */
export function pageSection(path: string): string {
  const segments = segmentsOf(path);
  if (segments.slice(-2).join("/") === "selectTab/5") return "Travel information";
  if (segments.slice(0, 2).join("/") === "dashboard/auto-verify") return "Auto-verify";
  return segments[0] ?? "";
}

/** The names of specification 2 that a value follows in a path, and the property each value is. */
const propertyNames: Readonly<Record<string, string>> = {
  countryId: "countryId",
  noteId: "banknoteId",
  passId: "identityDocumentId",
  seriesId: "banknoteSeriesId",
  itemId: "coinId",
  metailItemId: "ingotId",
  variantId: "ingotVariantId",
};

const located: readonly LocatedThing[] = [
  "identityDocumentId",
  "coinId",
  "ingotVariantId",
  "ingotId",
];

/** A cheque stands in its path as a note does, but it is none. */
const isCheque = (area: string | undefined, name: string): boolean =>
  area === "tc" && name === "noteId";

/**
 * What is told of a page (specification 3), read from its path alone; a query is never told.
 * A country that the path does not name is looked up by the thing it shows.
 */
export function pageProperties(path: string, countries: Countries): AnalyticsProperties {
  const segments = segmentsOf(path);
  const properties: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = Object.hasOwn(propertyNames, segment) ? propertyNames[segment] : undefined;
    const value = segments[index + 1];
    if (name === undefined || value === undefined || isCheque(segments[0], segment)) continue;
    properties[name] = decode(value);
  }
  for (const thing of located) {
    const id = properties[thing];
    const countryId = id === undefined ? null : countries.of(thing, id);
    if (countryId !== null) properties["countryId"] ??= countryId;
  }
  const countryName = countries.nameOf(properties["countryId"] ?? "");
  if (countryName !== null) properties["countryName"] = countryName;
  const section = pageSection(path);
  return section === "" ? properties : { ...properties, pageSection: section };
}

/**
 * Where a visit came from: the host, or DIRECT where no other page led here (specification 9). The
 * sign-in page is on the way of every visit and led nobody here.
 */
export function referrerLabel(referrer: string, ownHosts: readonly string[]): string {
  if (!URL.canParse(referrer)) return "DIRECT";
  const { host } = new URL(referrer);
  return ownHosts.includes(host) ? "DIRECT" : host;
}
