import { useLayoutEffect, type ReactNode } from "react";

/** Puts the chosen theme where the product puts it: on the document element. */
export function Theme({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return children;
}
