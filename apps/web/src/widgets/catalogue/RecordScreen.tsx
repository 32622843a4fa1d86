import { Breadcrumbs, type Crumb } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { OnScreen } from "@specimen/ui/PrintSheet/OnScreen.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePrinting } from "../../services/hooks/usePrinting.ts";
import { isMissing } from "../isMissing.ts";
import { Missing } from "../Missing.tsx";
import type { Query } from "../query.ts";
import { QueryState } from "../QueryState.tsx";
import { ScreenTitle, type ScreenTitleProps } from "../ScreenTitle.tsx";
import { PrintButton } from "./PrintButton.tsx";
import * as css from "./RecordScreen.css.ts";
import { RecordSkeleton } from "./RecordSkeleton.tsx";

export interface RecordScreenProps<Item> {
  query: Query<Item>;
  /** The way from the area to the record; undefined while it is not known. */
  crumbs: readonly Crumb[] | undefined;
  /** Stands for the whole page where there is no such record. */
  missing: { title: string; text: string; wayOn: ReactNode };
  /** What failed, and a way on beside trying again. */
  failed: { title: string; wayOn: ReactNode };
  heading: (record: Item) => Omit<ScreenTitleProps, "actions" | "isHidden">;
  /** Controls at the end of the heading's line. */
  actions?: (record: Item) => ReactNode;
  /** What is printed in place of the screen, and its pictures. */
  print?: { sheet: (record: Item) => ReactNode; picturesOf: (record: Item) => readonly string[] };
  /** The answer, under the heading. */
  verdict: (record: Item) => ReactNode;
  /** The specimen, and what stands beside it. */
  specimen: (record: Item) => ReactNode;
  aside: (record: Item) => ReactNode;
  /** Under the specimen; after what stands beside it where there is one column only. */
  below?: (record: Item) => ReactNode;
  /** Below both, as wide as the page. */
  children?: (record: Item) => ReactNode;
}

/** One record: its answer, its specimen beside its facts, and the rest; or its state. */
export function RecordScreen<Item>(props: RecordScreenProps<Item>) {
  const { query, crumbs, missing, failed, print } = props;
  const { t } = useTranslation();
  const { data: record, error } = query;
  const pictures = record === undefined ? [] : (print?.picturesOf(record) ?? []);
  const printing = usePrinting(pictures);
  if (record === undefined && isMissing(error))
    return (
      <Missing title={missing.title} text={missing.text}>
        {missing.wayOn}
      </Missing>
    );
  return (
    <Page>
      {printing.isPrinting && record !== undefined && print?.sheet(record)}
      <OnScreen>
        <Stack gap={2}>
          {crumbs === undefined && error === undefined ? (
            <Skeleton width="18rem" height="1.75rem" />
          ) : (
            <Breadcrumbs label={t("breadcrumbs")} items={crumbs ?? []} />
          )}
          <QueryState
            query={query}
            failed={failed.title}
            headingLevel={1}
            wayOn={failed.wayOn}
            loading={<RecordSkeleton />}
          >
            {(item) => <Found {...props} record={item} onPrint={print && printing.print} />}
          </QueryState>
        </Stack>
      </OnScreen>
    </Page>
  );
}

interface FoundProps<Item> extends RecordScreenProps<Item> {
  record: Item;
  onPrint: (() => void) | undefined;
}

function Found<Item>({ record, onPrint, ...parts }: FoundProps<Item>) {
  const { heading, actions, verdict, specimen, aside, below, children } = parts;
  return (
    <Stack gap={14}>
      <Stack gap={8}>
        <ScreenTitle
          {...heading(record)}
          actions={
            <>
              {onPrint !== undefined && <PrintButton onPrint={onPrint} />}
              {actions?.(record)}
            </>
          }
        />
        {verdict(record)}
      </Stack>
      <div className={below === undefined ? css.columns : css.twoRows}>
        <div className={css.column}>{specimen(record)}</div>
        <div className={below === undefined ? css.column : css.besideBoth}>{aside(record)}</div>
        {below !== undefined && <div className={css.column}>{below(record)}</div>}
      </div>
      {children?.(record)}
    </Stack>
  );
}
