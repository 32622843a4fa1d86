import type { Country } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { AreaIcon } from "@specimen/ui/Icon/AreaIcon.tsx";
import { useCallback, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { CountryEntry } from "../../areas/Area.ts";
import { useReadAhead } from "../../services/routing/readAhead.ts";
import { CountryPicker } from "../catalogue/CountryPicker.tsx";
import { Failure } from "../Failure.tsx";
import { TopChips } from "../catalogue/TopChips.tsx";
import { useCountries } from "../useCountries.ts";
import { CodeBox, type CodeBoxProps } from "./CodeBox.tsx";
import { useLabelled } from "../useLabelled.ts";
import * as css from "./panel.css.ts";

type CountryCodes = Pick<Country, "currencyISO" | "code2">;

export interface CountryPanelProps {
  entry: CountryEntry;
  topLabel: string;
  box: Pick<CodeBoxProps, "label" | "name" | "length" | "notFound">;
  /** The country that a code stands for. */
  match: (code: string, countries: readonly Country[]) => Country | undefined;
  /** At the end of the code box's row. */
  beside?: ReactNode;
}

/**
 * An area's way in: any country, the frequent ones, or a code, which outlasts countries that could
 * not be read.
 */
export function CountryPanel({ entry, topLabel, box, match, beside }: CountryPanelProps) {
  const { name, icon, packageType, resource, code, all, path } = entry;
  const { t } = useTranslation();
  const labelled = useLabelled();
  const title = t(`navigation.${name}`);
  const codeOf = useCallback((country: CountryCodes) => country[code], [code]);
  const navigate = useNavigate();
  const { countries, error, retry } = useCountries();
  const hasFailed = countries === undefined && error !== undefined;
  const readAhead = useReadAhead();
  const hrefOfCode = (code: string): string | null => {
    const found = match(code, countries ?? []);
    return found === undefined ? null : path(found.id);
  };
  return (
    <Card
      title={title}
      icon={<AreaIcon name={icon} />}
      headerLink={{ href: all, label: t("countries.all") }}
    >
      {hasFailed ? (
        <Failure
          error={error}
          title={t("countries.failed")}
          headingLevel={3}
          onRetry={() => void retry()}
        />
      ) : (
        <>
          <CountryPicker
            countries={countries}
            packageType={packageType}
            label={labelled(title, t("countries.select"))}
            codeOf={codeOf}
            hrefOf={path}
          />
          {resource !== undefined && (
            <TopChips
              resource={resource}
              label={topLabel}
              code={code}
              hrefOf={({ countryId }) => path(countryId)}
            />
          )}
        </>
      )}
      <div className={css.codes}>
        <CodeBox
          {...box}
          isWaiting={countries === undefined}
          onMissing={hasFailed ? retry : undefined}
          hrefOf={hrefOfCode}
          onWhole={readAhead}
          onGo={(href) => void navigate(href)}
        />
        {beside !== undefined && <div className={css.beside}>{beside}</div>}
      </div>
    </Card>
  );
}
