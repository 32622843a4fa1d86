import { Button } from "@specimen/ui/Button/Button.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Query } from "../query.ts";

export interface SectionStateProps<Data> {
  query: Query<Data>;
  /** What failed, in the reader's words. */
  failed: string;
  /** Stands while there is no answer; nothing without it. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is good to have: a failure takes one line and the rest of the page stays. */
export function SectionState<Data>({
  query: { data, error, mutate },
  failed,
  loading = null,
  children,
}: SectionStateProps<Data>) {
  const { t } = useTranslation("migration");
  if (data !== undefined) return children(data);
  if (error === undefined) return loading;
  return (
    <Stack direction="row" gap={8} align="center" isWrapping>
      <Text step="small" tone="ink2">
        {failed}
      </Text>
      <Button variant="secondary" size="sm" onClick={() => void mutate()}>
        {t("state.retry")}
      </Button>
    </Stack>
  );
}
