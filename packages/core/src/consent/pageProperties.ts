import type { AnalyticsProperties } from "../ports/index.ts";
import type { Countries, LocatedThing } from "./countryLookups.ts";

/** What a page view can name (specification 3); a route names its values by these words. */
export const pagePropertyNames = [
  "countryId",
  "banknoteId",
  "identityDocumentId",
  "banknoteSeriesId",
  "coinId",
  "ingotId",
  "ingotVariantId",
] as const;

/** One of {@link pagePropertyNames}. */
export type PagePropertyName = (typeof pagePropertyNames)[number];

/** What the address of a page says of it. */
export interface ViewedPage {
  readonly names: Readonly<Partial<Record<PagePropertyName, string>>>;
  /** The section the page counts for (specification 9); empty for none. */
  readonly section: string;
}

const located: readonly LocatedThing[] = [
  "identityDocumentId",
  "coinId",
  "ingotVariantId",
  "ingotId",
];

/**
 * What is sent of a page view: what its address names, its section, and the country. A country
 * that the address does not name is looked up by the thing that the page shows.
 */
export function pageProperties(
  { names, section }: ViewedPage,
  countries: Countries,
): AnalyticsProperties {
  const properties: Record<string, string> = { ...names };
  for (const thing of located) {
    const id = names[thing];
    const countryId = id === undefined ? null : countries.of(thing, id);
    if (countryId !== null) properties["countryId"] ??= countryId;
  }
  const countryName = countries.nameOf(properties["countryId"] ?? "");
  if (countryName !== null) properties["countryName"] = countryName;
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
