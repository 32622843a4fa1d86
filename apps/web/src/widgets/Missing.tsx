import { Page } from "@specimen/ui/Page/Page.tsx";
import type { ReactNode } from "react";
import { Empty } from "./Empty.tsx";

/** A whole page for an address whose record does not exist. */
export function Missing({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}) {
  return (
    <Page>
      <Empty title={title} text={text} headingLevel={1}>
        {children}
      </Empty>
    </Page>
  );
}
