import { Button } from "@specimen/ui/Button/Button.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordRows, type RecordRowsProps } from "../catalogue/RecordRows.tsx";
import { Empty } from "../Empty.tsx";
import { focusHeadingAbove } from "../focusHeading.ts";
import * as css from "./search.css.ts";

export interface ResultsPaneProps<Data> extends Pick<
  RecordRowsProps<Data>,
  "query" | "countOf" | "children" | "list" | "labelOf"
> {
  /** How many records were found. */
  countText: (total: number) => string;
  /** Beside it, such as how many records could not be checked. */
  notice?: (data: Data) => ReactNode;
  /** Takes every filter away; undefined while none is set. */
  onClear: (() => void) | undefined;
  /** Nothing matches: what was looked for, how, and a way on beside taking the filters away. */
  none: { title: string; text: string; wayOn?: ReactNode };
}

/** What a question found: how many records, those that could not be checked, and the rows. */
export function ResultsPane<Data>({
  query,
  list,
  labelOf,
  countOf,
  countText,
  notice,
  onClear,
  none,
  children,
}: ResultsPaneProps<Data>) {
  const { t } = useTranslation();
  const { data, error } = query;
  const clear = t("catalogue.search.clear");
  // The button goes with the filters.
  const onPressed = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onClear?.();
    focusHeadingAbove(currentTarget);
  };
  const hasFailed = data === undefined && error !== undefined;
  return (
    <>
      {!hasFailed && (
        <div className={css.summary}>
          <div className={css.words}>
            <div role="status">
              {data !== undefined && (
                <Text as="strong" step="heading" isTabular>
                  {countText(countOf(data).total)}
                </Text>
              )}
            </div>
            {data !== undefined && notice?.(data)}
          </div>
          {onClear !== undefined && (
            <Button variant="secondary" size="sm" onClick={onPressed}>
              {clear}
            </Button>
          )}
        </div>
      )}
      <RecordRows
        query={query}
        list={list}
        sorting={t("catalogue.sorting")}
        labelOf={labelOf}
        failed={t("catalogue.search.failed")}
        countOf={countOf}
        empty={() => (
          <Empty title={none.title} text={none.text}>
            {none.wayOn}
            <Button variant="secondary" onClick={onPressed}>
              {clear}
            </Button>
          </Empty>
        )}
      >
        {children}
      </RecordRows>
    </>
  );
}
