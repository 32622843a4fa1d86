import type { Country, LocalizedText } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import type { PageHeadingProps } from "@specimen/ui/PageHeading/PageHeading.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { Tabs, type TabsProps } from "@specimen/ui/Tabs/Tabs.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTabHref } from "../../url/usePage.ts";
import { isMissing } from "../isMissing.ts";
import { isAwaited, type Query } from "../query.ts";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { useCountry } from "../useCountries.ts";
import * as css from "./CountryRecordsScreen.css.ts";
import { CustomerNote } from "./CustomerNote.tsx";
import { MissingCountry } from "./MissingCountry.tsx";

export interface CountryRecordsScreenProps<Data extends { country: Country }> {
  countryId: string;
  /** The area, and its page of countries. */
  area: { title: string; href: string };
  /** The records of the country, or a summary of them. */
  query: Query<Data>;
  /** A code beside the country's name, and what it is. */
  codeOf: (country: Country, data: Data | undefined) => Pick<PageHeadingProps, "code" | "note">;
  actions?: ReactNode;
  /** What the customer has written on this country; null where nothing is. */
  notesOf?: (data: Data) => readonly (LocalizedText | null)[];
  /** Between the country's name and its records. */
  above?: ReactNode;
  tabs?: TabsProps;
  /** The records. */
  children: ReactNode;
}

/** The records of one country, under its name and in tabs; or that there is no such country. */
export function CountryRecordsScreen<Data extends { country: Country }>({
  countryId,
  area,
  query,
  codeOf,
  actions,
  notesOf,
  above,
  tabs,
  children,
}: CountryRecordsScreenProps<Data>) {
  const { t } = useTranslation();
  const { t: tell } = useTranslation("migration");
  const known = useCountry(countryId);
  const tabHref = useTabHref();
  const { data, error } = query;
  if (data === undefined && isMissing(error))
    return <MissingCountry code={countryId} backHref={area.href} />;
  const areAwaited = isAwaited(query);
  const country = data?.country ?? known;
  const notes = data === undefined ? [] : (notesOf?.(data) ?? []).filter((text) => text !== null);
  return (
    <Page>
      <StackInOrder gap={tabs === undefined ? 8 : 0}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[{ label: area.title, href: area.href }, { label: t("navigation.byCountry") }]}
          />
          {areAwaited && country === undefined ? (
            <Skeleton width="14rem" height="2rem" />
          ) : (
            <ScreenTitle
              title={country?.name ?? countryId}
              {...(country && codeOf(country, data))}
              flagSrc={country?.flagSrc ?? undefined}
              actions={actions}
            />
          )}
          {notes.length > 0 && <CustomerNote texts={notes} />}
          {areAwaited && (
            <div className={css.above}>
              <SkeletonRows label={tell("state.loading")} />
            </div>
          )}
        </div>
        {above !== undefined && <div className={css.above}>{above}</div>}
        {tabs !== undefined && (
          <Tabs
            label={tabs.label}
            current={tabHref(tabs.current)}
            items={tabs.items.map((item) => ({ ...item, href: tabHref(item.href) }))}
          />
        )}
        <div>{children}</div>
      </StackInOrder>
    </Page>
  );
}
