import type { AnalyticsProperties } from "../ports/index.ts";
import type { Countries, LocatedProperty } from "./countryLookups.ts";

const segmentsOf = (path: string): string[] => path.split("/").filter((segment) => segment !== "");

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The page section of analytics (specification 9): 'Travel information' where the path ends with
 * selectTab/5, 'Auto-verify' for dashboard/auto-verify, else the first segment of the path.
 */
export function pageSection(path: string): string {
  const segments = segmentsOf(path);
  if (segments.slice(-2).join("/") === "selectTab/5") return "Travel information";
  if (segments.slice(0, 2).join("/") === "dashboard/auto-verify") return "Auto-verify";
  return segments[0] ?? "";
}

/** Path segments that are followed by a value (specification 2), and the property of that value. */
const propertyNames: Readonly<Record<string, string>> = {
  countryId: "countryId",
  noteId: "banknoteId",
  passId: "identityDocumentId",
  seriesId: "banknoteSeriesId",
  itemId: "coinId",
  metailItemId: "ingotId",
  variantId: "ingotVariantId",
};

const located: readonly LocatedProperty[] = [
  "identityDocumentId",
  "coinId",
  "ingotVariantId",
  "ingotId",
];

/** The noteId of a cheque is no banknote. */
const isCheque = (area: string | undefined, name: string): boolean =>
  area === "tc" && name === "noteId";

/**
 * The page-view properties (specification 3), read from the path only; the query is never sent. A
 * country that the path does not name is looked up by the record.
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
  for (const property of located) {
    const id = properties[property];
    const countryId = id === undefined ? null : countries.of(property, id);
    if (countryId !== null) properties["countryId"] ??= countryId;
  }
  const countryName = countries.nameOf(properties["countryId"] ?? "");
  if (countryName !== null) properties["countryName"] = countryName;
  const section = pageSection(path);
  return section === "" ? properties : { ...properties, pageSection: section };
}

/**
 * The referrer label: the host, or DIRECT without a referrer (specification 9). Our own hosts count
 * as none, since every visit passes the sign-in page.
 */
export function referrerLabel(referrer: string, ownHosts: readonly string[]): string {
  if (!URL.canParse(referrer)) return "DIRECT";
  const { host } = new URL(referrer);
  return ownHosts.includes(host) ? "DIRECT" : host;
}
