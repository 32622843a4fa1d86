import {
  monthOf,
  readMonth,
  writeMonth,
  type Month,
  type MonthAddress,
} from "@specimen/core/calendar";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The addresses of months: `year` and `month` in the query string, as it is otherwise; that of the
 * month of `today` (ISO 8601) has neither.
 */
export function useMonthHref(today: string): (month: Month) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (month) => {
      const query = writeMonth(search, month, monthOf(today)).toString();
      return query === "" ? pathname : `${pathname}?${query}`;
    },
    [pathname, search, today],
  );
}

/**
 * The month in the query string as a port of the calendar machine; that of `today` (ISO 8601) where it
 * is absent (specification 2.7). The port stays the same while the address or the day changes.
 */
export function useMonthAddress(today: string): MonthAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = useMonthHref(today);
  const now = useRef({ search, navigate, hrefOf, today });
  const listeners = useRef(new Set<() => void>());
  useLayoutEffect(() => {
    now.current = { search, navigate, hrefOf, today };
    for (const changed of listeners.current) changed();
  }, [search, navigate, hrefOf, today]);
  return useMemo(
    () => ({
      month: () => readMonth(now.current.search, monthOf(now.current.today)),
      show: (month) => void now.current.navigate(now.current.hrefOf(month)),
      listen: (changed) => {
        const { current: all } = listeners;
        all.add(changed);
        return () => all.delete(changed);
      },
    }),
    [],
  );
}
