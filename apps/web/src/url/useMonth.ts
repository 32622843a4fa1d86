import { monthAt, readMonth, writeMonth, type Month } from "@specimen/core/calendar";
import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The month that lives in the query string as `year` and `month`; the current one where absent
 * (specification 2.7). `hrefOf` is the address of another month, `go` follows it.
 */
export function useMonth(): {
  month: Month;
  hrefOf: (month: Month) => string;
  go: (month: Month) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [current] = useState(() => monthAt(Date.now()));
  const hrefOf = useCallback(
    (month: Month) => {
      const query = writeMonth(search, month, current).toString();
      return query === "" ? pathname : `${pathname}?${query}`;
    },
    [pathname, search, current],
  );
  const go = useCallback((month: Month) => void navigate(hrefOf(month)), [navigate, hrefOf]);
  return { month: readMonth(search, current), hrefOf, go };
}
