import type { CalendarCategory, CalendarItem } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { StatusText, type StatusSign } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { usePermissions } from "../../../services/hooks/useSession.ts";
import { paths } from "../../../url/paths.ts";
import { RichText } from "../../../widgets/RichText.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { Specimens } from "../../../widgets/news/Specimens.tsx";
import * as css from "./calendar.css.ts";

const signs: Partial<Record<CalendarCategory, StatusSign>> = {
  new: "ok",
  outOfCirculation: "warn",
  worthless: "no",
};

/** What there is to know of an entry, with the ways to its note and country (specification 2.7). */
export function EntryDetails({ item }: { item: CalendarItem }) {
  const { t } = useTranslation();
  const sign = signs[item.category];
  return (
    <div className={css.popup}>
      {sign !== undefined && (
        <StatusText sign={sign}>{t(`dashboard.calendar.rows.${item.category}`)}</StatusText>
      )}
      <Specimens images={item.images} />
      <EntryFacts item={item} />
      {item.content !== null && <RichText html={item.content} lang={item.lang} />}
      <WaysOn item={item} />
    </div>
  );
}

function EntryFacts({ item }: { item: CalendarItem }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const { currencyIso, currencyName, ratedValue, dateIssued } = item;
  const facts = [
    currencyIso === null
      ? [t("dashboard.calendar.country"), item.countryName]
      : [t("dashboard.calendar.currency"), [currencyName, currencyIso].filter(Boolean).join(", ")],
    ratedValue !== null && [t("dashboard.calendar.value"), formatValue(ratedValue, language)],
    dateIssued !== null && [t("dashboard.calendar.issued"), date(dateIssued)],
    [t(`dashboard.calendar.dates.${item.category}`), date(item.date)],
  ].filter((fact) => fact !== false);
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => [
        <dt key="term" className={css.term}>
          {term}
        </dt>,
        <dd key="value">{value}</dd>,
      ])}
    </dl>
  );
}

function WaysOn({ item: { banknoteId, countryId } }: { item: CalendarItem }) {
  const { t } = useTranslation();
  if (!usePermissions().includes("banknotes:read")) return null;
  return (
    <Stack direction="row" gap={14} isWrapping>
      {banknoteId !== null && (
        <LinkButton
          href={paths.banknotes.detail(banknoteId, countryId)}
          variant="secondary"
          size="sm"
        >
          {t("dashboard.calendar.openBanknote")}
        </LinkButton>
      )}
      <Link href={paths.banknotes.list(countryId)} size="small">
        {t("dashboard.calendar.openCountry")}
      </Link>
    </Stack>
  );
}
