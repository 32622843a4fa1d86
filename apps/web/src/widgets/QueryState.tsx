import { SkeletonRows } from "@specimen/ui/Skeleton/SkeletonRows.tsx";
import { StaleContent } from "@specimen/ui/StaleContent/StaleContent.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Failure, type FailureProps } from "./Failure.tsx";
import { isMissing } from "./isMissing.ts";
import type { Query } from "./query.ts";

export interface QueryStateProps<Data> {
  query: Query<Data>;
  /** What failed, in the reader's words. */
  failed: string;
  /** Stands while there is no answer, as high as the answer will be; rows without it. */
  loading?: ReactNode;
  /** Stands where there is no such thing; without it that is a failure like any other. */
  missing?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** A way on beside trying again. */
  wayOn?: ReactNode;
  /** Stands in a column among others, where a failure must not be higher than they are. */
  isCompact?: boolean;
  /** What the screen calls the fields of its question, should one be refused. */
  labelOf?: FailureProps["labelOf"];
  children: (data: Data) => ReactNode;
}

/** Draws the answer to a question, or its state: loading, missing, failed, or kept from before. */
export function QueryState<Data>({
  query: { data, error, isStale, mutate },
  failed,
  loading,
  missing,
  headingLevel = 2,
  wayOn,
  isCompact = false,
  labelOf,
  children,
}: QueryStateProps<Data>) {
  const { t } = useTranslation("migration");
  if (data !== undefined)
    return isStale === undefined ? (
      children(data)
    ) : (
      <StaleContent isStale={isStale}>{children(data)}</StaleContent>
    );
  if (error === undefined) return loading ?? <SkeletonRows label={t("state.loading")} />;
  if (missing !== undefined && isMissing(error)) return missing;
  return (
    <Failure
      error={error}
      title={failed}
      headingLevel={headingLevel}
      isCompact={isCompact}
      labelOf={labelOf}
      onRetry={() => void mutate()}
    >
      {wayOn}
    </Failure>
  );
}
