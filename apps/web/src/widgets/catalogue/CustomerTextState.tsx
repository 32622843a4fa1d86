import { Awaited } from "@specimen/ui/Stack/StackInOrder.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Query } from "../query.ts";
import { QueryState } from "../QueryState.tsx";

export interface CustomerTextStateProps<Data> {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * What the customer has written beside a record. Nothing shows there while it is read or where
 * nothing is written; what could not be read says so, since it would look like nothing written.
 */
export function CustomerTextState<Data>({ query, children }: CustomerTextStateProps<Data>) {
  const { t } = useTranslation();
  return (
    <QueryState
      query={query}
      failed={t("catalogue.customerNoteFailed")}
      loading={<Awaited />}
      missing={<></>}
      isCompact
    >
      {children}
    </QueryState>
  );
}
