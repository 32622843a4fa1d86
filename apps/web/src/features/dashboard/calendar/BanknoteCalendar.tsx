import { DayScale } from "@specimen/ui/Calendar/DayScale.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { useToday } from "../../../services/hooks/useToday.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { monthQuery } from "./queries.ts";
import * as css from "./calendar.css.ts";
import { CurrencyFilter } from "./CurrencyFilter.tsx";
import { Entries } from "./Entries.tsx";
import { monthDays } from "./monthDays.ts";
import { MonthSteps } from "./MonthSteps.tsx";
import { Nearest } from "./Nearest.tsx";
import { Subscription } from "./Subscription.tsx";
import { useCalendar } from "./useCalendar.ts";
import { useCurrencies } from "./useCurrencies.ts";

/** What becomes new, goes out of circulation or becomes worthless in a month (specification 2.7). */
export function BanknoteCalendar() {
  const { t } = useTranslation();
  const [currencies, choose] = useCurrencies();
  const today = useToday();
  const { calendar, data, error, mutate } = useCalendar(currencies, today);
  const { month } = calendar;
  // The choice of currencies stays while another month is on its way.
  const known = monthQuery.useLatestData({ ...month, currencies }).data;
  const hasFailed = data === undefined && error !== undefined;
  return (
    <Card
      title={t("dashboard.calendar.title")}
      isDivided
      padding="none"
      headerActions={<MonthSteps calendar={calendar} />}
      footer={
        <Stack direction="row" gap={8} isWrapping>
          <CurrencyFilter known={known?.currencies ?? []} chosen={currencies} onChoose={choose} />
          <Subscription currencies={currencies} />
          {/* Comes late: beside the buttons it moves nothing. */}
          {data?.items.length === 0 && <Nearest {...data} today={today} />}
        </Stack>
      }
    >
      {hasFailed ? (
        <div className={css.failure}>
          <Failure
            error={error}
            title={t("dashboard.calendar.failed")}
            headingLevel={3}
            onRetry={() => void mutate()}
          />
        </div>
      ) : (
        <div aria-busy={data === undefined}>
          <DayScale days={monthDays(month, data?.items.map(({ date }) => date) ?? [], today)} />
          <Entries items={data?.items} calendar={calendar} today={today} />
        </div>
      )}
    </Card>
  );
}
