import type { ReactNode } from "react";
import { page } from "./Page.css.ts";

/** The column a page stands in: 800 for the dashboard, 1070 for lists and details, 672 for reading. */
export function Page({
  width = "wide",
  children,
}: {
  width?: "dashboard" | "wide" | "text" | undefined;
  children: ReactNode;
}) {
  return <div className={page[width]}>{children}</div>;
}
