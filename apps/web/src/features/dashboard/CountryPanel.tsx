import type { Country, TopEntry } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadAhead } from "../../services/readAhead.ts";
import { CountryPicker } from "../../widgets/catalogue/CountryPicker.tsx";
import { Failure } from "../../widgets/Failure.tsx";
import { TopChips } from "../../widgets/catalogue/TopChips.tsx";
import { useCountries } from "../../widgets/useCountries.ts";
import * as css from "./dashboard.css.ts";
import { CodeBox, type CodeBoxProps } from "./CodeBox.tsx";

export interface CountryPanelProps {
  resource: "banknotes" | "identityDocuments";
  title: string;
  icon: ReactNode;
  /** The area's own page of countries. */
  allHref: string;
  topLabel: string;
  codeOf: (country: Pick<Country | TopEntry, "currencyISO" | "code2">) => string | null;
  hrefOf: (countryId: string) => string;
  box: Pick<CodeBoxProps, "label" | "name" | "length" | "notFound">;
  match: (code: string, countries: readonly Country[]) => Country | undefined;
  /** At the end of the code box's row. */
  beside?: ReactNode;
}

/** An area's way in: any country, the frequent ones, or a code. */
export function CountryPanel(props: CountryPanelProps) {
  const { resource, title, icon, allHref, topLabel, codeOf, hrefOf, box, match, beside } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { countries, error, retry } = useCountries();
  const readAhead = useReadAhead();
  const hrefOfCode = (code: string): string | null => {
    const found = match(code, countries ?? []);
    return found === undefined ? null : hrefOf(found.id);
  };
  return (
    <Card title={title} icon={icon} headerLink={{ href: allHref, label: t("countries.all") }}>
      {countries === undefined && error !== undefined ? (
        <Failure error={error} title={t("countries.failed")} headingLevel={3} onRetry={retry} />
      ) : (
        <>
          <CountryPicker
            countries={countries}
            label={`${title}: ${t("countries.select")}`}
            codeOf={codeOf}
            hrefOf={hrefOf}
          />
          <TopChips
            resource={resource}
            label={topLabel}
            codeOf={(entry) => codeOf(entry) ?? entry.code2}
            hrefOf={({ countryId }) => hrefOf(countryId)}
          />
          <div className={css.codes}>
            <CodeBox
              {...box}
              isWaiting={countries === undefined}
              hrefOf={hrefOfCode}
              onWhole={readAhead}
              onGo={(href) => void navigate(href)}
            />
            {beside !== undefined && <div className={css.beside}>{beside}</div>}
          </div>
        </>
      )}
    </Card>
  );
}
