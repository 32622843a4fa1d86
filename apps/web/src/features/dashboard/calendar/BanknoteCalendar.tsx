import { usePrefetch } from "@specimen/api/react";
import { nextMonth, previousMonth } from "@specimen/core/calendar";
import { DayScale } from "@specimen/ui/Calendar/DayScale.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useMonth } from "../../../url/useMonth.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { monthInit, useCalendarMonth } from "../queries.ts";
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
  const { month, go } = useMonth();
  const [currencies, choose] = useCurrencies();
  const { data, error, mutate } = useCalendarMonth(month, currencies);
  // The choice of currencies stays while another month is on its way.
  const known = useCalendarMonth(month, currencies, { keepPreviousData: true }).data;
  const calendar = useCalendar(month, go);
  useNeighboursAhead(data !== undefined);
  const hasFailed = data === undefined && error !== undefined;
  return (
    <Card
      title={t("dashboard.calendar.title")}
      isDivided
      padding="none"
      headerActions={<MonthSteps month={month} onStep={calendar.step} />}
      footer={
        <Stack direction="row" gap={8} isWrapping>
          <CurrencyFilter known={known?.currencies ?? []} chosen={currencies} onChoose={choose} />
          <Subscription currencies={currencies} />
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
          <DayScale days={monthDays(month, data?.items.map(({ date }) => date) ?? [])} />
          <Entries items={data?.items} calendar={calendar} />
          {data?.items.length === 0 && <Nearest {...data} />}
        </div>
      )}
    </Card>
  );
}

/** Reads the months before and after, once the one on screen is there. */
function useNeighboursAhead(isReady: boolean): void {
  const { month: shown } = useMonth();
  const [currencies] = useCurrencies();
  const prefetch = usePrefetch();
  const { year, month } = shown;
  const readAhead = useEffectEvent(() => {
    for (const near of [previousMonth(shown), nextMonth(shown)])
      if (near !== null) prefetch("/news-calendar", monthInit(near, currencies));
  });
  const chosen = currencies.join();
  useEffect(() => {
    if (isReady) readAhead();
  }, [isReady, year, month, chosen]);
}
