import {
  monthAt,
  readMonth,
  writeMonth,
  type Month,
  type MonthAddress,
} from "@specimen/core/calendar";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The addresses of months: `year` and `month` in the query string, as it is otherwise. */
export function useMonthHref(): (month: Month) => string {
  const { pathname, search } = useLocation();
  const [current] = useState(() => monthAt(Date.now()));
  return useCallback(
    (month) => {
      const query = writeMonth(search, month, current).toString();
      return query === "" ? pathname : `${pathname}?${query}`;
    },
    [pathname, search, current],
  );
}

/**
 * The month in the query string as a port of the calendar machine; the current month where it is
 * absent (specification 2.7). The port stays the same while the address changes.
 */
export function useMonthAddress(): MonthAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = useMonthHref();
  const [current] = useState(() => monthAt(Date.now()));
  const now = useRef({ search, navigate, hrefOf });
  const listeners = useRef(new Set<() => void>());
  useLayoutEffect(() => {
    now.current = { search, navigate, hrefOf };
    for (const changed of listeners.current) changed();
  }, [search, navigate, hrefOf]);
  return useMemo(
    () => ({
      month: () => readMonth(now.current.search, current),
      show: (month) => void now.current.navigate(now.current.hrefOf(month)),
      listen: (changed) => {
        const { current: all } = listeners;
        all.add(changed);
        return () => all.delete(changed);
      },
    }),
    [current],
  );
}
