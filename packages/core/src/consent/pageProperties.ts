import type { AnalyticsProperties } from "../ports/index.ts";
import type { Countries, LocatedProperty } from "./countryLookups.ts";

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

const located: readonly LocatedProperty[] = [
  "identityDocumentId",
  "coinId",
  "ingotVariantId",
  "ingotId",
];

/**
 * The page-view properties: what the address names, its section, and the country. A country that
 * the address does not name is looked up by the record.
 */
export function pageProperties(
  { names, section }: ViewedPage,
  countries: Countries,
): AnalyticsProperties {
  const properties: Record<string, string> = { ...names };
  for (const property of located) {
    const id = names[property];
    const countryId = id === undefined ? null : countries.of(property, id);
    if (countryId !== null) properties["countryId"] ??= countryId;
  }
  const countryName = countries.nameOf(properties["countryId"] ?? "");
  if (countryName !== null) properties["countryName"] = countryName;
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
