import type { ApiClient } from "@specimen/api/client";
import type { PackageType, Permission } from "@specimen/api/contract";
import type { Prefetch } from "@specimen/api/react";
import type { StatisticsRecord } from "@specimen/core/statistics";
import type { AreaIconName } from "@specimen/ui/Icon/AreaIcon.tsx";
import type { ParseKeys } from "i18next";
import type { ComponentType } from "react";
import type { WordsPart } from "../i18n/words.ts";

type LastKey<Key, Prefix extends string> = Key extends `${Prefix}.${infer Last}` ? Last : never;

/** An address inside the product. */
export type Path = `/${string}`;

/** One word for the area in every package; its title is the text `navigation.{name}`. */
export type AreaName = LastKey<ParseKeys, "navigation">;

/** A named place in the side navigation; its text is `navigation.{key}`. */
export interface NavigationLink {
  readonly key: AreaName;
  readonly path: Path;
  /** Addresses that belong to it besides those below its own. */
  readonly also?: readonly string[];
  /** Without it the link does not show; by default that of the area is enough. */
  readonly permission?: Permission;
}

/** What names one record: the id of a search hit, and the country it is looked at from. */
export interface RecordReference {
  readonly id: string;
  readonly countryId: string | null;
}

/** A kind of record that the area shows. */
export interface RecordKind {
  /** Where it opens. */
  readonly path: (record: RecordReference) => string;
  /** Where it opens for those who lack the permission of the area's base and have another entrance. */
  readonly pathByEntrance?: (record: RecordReference) => string;
  /** Stands where a search hit has no picture. */
  readonly icon: AreaIconName;
}

/** The name of a kind of record, the `kind` of a search hit; its text is `searchDialog.kinds.{name}`. */
export type RecordKindName = LastKey<ParseKeys, "searchDialog.kinds">;

/** A further address at which the screens of an area open, for those who have its permission. */
export interface Entrance {
  readonly base: Path;
  /** The area in whose section of the navigation its pages are. */
  readonly partOf?: AreaName;
  /** The permission the route needs (specification 2.2); none: everybody signed in. */
  readonly permission?: Permission;
  /** Shown only to those who lack the permission. */
  readonly restricted?: boolean;
}

/** The code of an area's screens. */
export interface AreaScreens {
  readonly default: ComponentType;
  /** Reads the data of one of the area's addresses ahead of need. */
  readonly readAhead?: (href: string, prefetch: Prefetch) => void;
  /** Loads what the first screen shows of the areas that the user may enter. */
  readonly prepare?: (areas: readonly Area[]) => Promise<unknown>;
}

/** What a page for everybody is given. */
export interface PublicPageProps {
  readonly client: ApiClient;
  /** What stands after the hash sign of the address. */
  readonly secret: string;
  /** Made for this browser, for an hour. */
  readonly device: string;
}

/** An area's panel on the dashboard (specification 2.7). */
export interface AreaPanel {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** `tall` has a code box below its dropdown; its code is loaded with that of the dashboard. */
  readonly height: "tall" | "short";
}

/** The name that usage statistics have for what was looked up (specification 7.10). */
export type StatisticsResource = StatisticsRecord["resource"];

/** How an area is entered by country. */
export interface CountryEntry {
  /** The area, by its name and icon. */
  readonly name: AreaName;
  readonly icon: AreaIconName;
  readonly packageType: PackageType;
  /** Its most frequent countries are counted under this name; absent where they are not counted. */
  readonly resource?: Extract<StatisticsResource, PackageType>;
  /** The property of a country that stands beside its name. */
  readonly code: "currencyISO" | "code2";
  /** The page with all countries. */
  readonly all: Path;
  /** The page of one country. */
  readonly path: (countryId: string) => string;
}

/** A part of another area's page of a country. */
export interface CountrySection {
  readonly load: () => Promise<{
    default: ComponentType<{ countryId: string }>;
    /** Reads what the section will show at an address of the other area. */
    readAhead?: (href: string, prefetch: Prefetch) => void;
  }>;
}

/**
 * An area of the product. Router, navigation, dashboard, search, statistics and analytics are
 * derived from the list of areas (`app/areas.ts`), so that a new area is one more value. The value
 * is part of the first load: it holds addresses, permissions and loaders, and no code of screens.
 */
export interface Area extends Entrance {
  readonly name: AreaName;
  /** Further addresses of the same screens. */
  readonly entrances?: readonly Entrance[];
  /**
   * The permission of the group that its section of the navigation belongs to (specification 2.10).
   * Absent: the area's own is enough.
   */
  readonly groupPermission?: Permission;
  readonly icon: AreaIconName;
  /**
   * Its section in the navigation; without links the section is itself the link. Absent: the area
   * is reached from elsewhere.
   */
  readonly navigation?: {
    readonly links: readonly NavigationLink[];
    /** The section is non-expandable: always open (specification 4). */
    readonly isAlwaysOpen?: boolean;
  };
  /** The patterns of its addresses below its base, by the name of the screen. */
  readonly routes: Readonly<Record<string, string>>;
  /** Screens that need more than the permission of the area. */
  readonly routePermissions?: Readonly<Record<string, Permission>>;
  /** The parts of `translation` that its screens show, loaded with them. */
  readonly words: readonly WordsPart[];
  /** Its screens. */
  readonly load: () => Promise<AreaScreens>;
  /**
   * What it looks after wherever one is, with its entry of the navigation; it loads after the page
   * for those who may enter the area and have the permission.
   */
  readonly watch?: {
    readonly permission: Permission;
    readonly load: () => Promise<{ default: ComponentType }>;
  };
  /** A page for those who are not signed in, outside of the product's frame. */
  readonly publicPage?: {
    readonly path: Path;
    readonly load: () => Promise<{ default: ComponentType<PublicPageProps> }>;
  };
  readonly panel?: AreaPanel;
  /** The kinds of records it opens. */
  readonly records?: Readonly<Partial<Record<RecordKindName, RecordKind>>>;
  /** What can be typed into the search over all areas, and the text that says what it finds. */
  readonly searchExamples?: readonly {
    readonly typed: string;
    readonly key: LastKey<ParseKeys, "searchDialog.example">;
  }[];
  /** Where the lines of a machine-readable zone are checked that were typed or scanned into the search. */
  readonly zonePath?: Path;
  readonly countries?: CountryEntry;
  /** What it shows of a country below the records of the area that it is part of. */
  readonly countrySection?: CountrySection;
  /** What usage statistics call a list and a record of this area. */
  readonly statistics?: { readonly list: StatisticsResource; readonly record: StatisticsResource };
  /**
   * The section that analytics counts a page for, where it is not the first segment of the address
   * (specification 9).
   */
  readonly pageSection?: (pathname: string) => string | null;
}

/** Checks the value of an area, and keeps the literal types of what it says. */
export const defineArea = <const Value extends Area>(area: Value): Value => area;
