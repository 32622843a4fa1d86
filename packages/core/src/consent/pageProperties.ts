import type { AnalyticsProperties } from "../ports/index.ts";
import type { Countries, LocatedProperty } from "./countryLookups.ts";

/** The properties that an address can name (specification 3); routes name their parameters so. */
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

/** The properties of a page that its address names. */
export interface ViewedPage {
  readonly names: Readonly<Partial<Record<PagePropertyName, string>>>;
  /** The page section (specification 9); empty for none. */
  readonly section: string;
}

const located: readonly LocatedProperty[] = [
  "identityDocumentId",
  "coinId",
  "ingotVariantId",
  "ingotId",
];

/**
 * The page-view properties (specification 3): those that the address names, the section and the
 * country. A country that the address does not name is looked up by the record.
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
