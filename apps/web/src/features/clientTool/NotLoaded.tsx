import { Button } from "@specimen/ui/Button/Button.tsx";
import { FieldError } from "@specimen/ui/FieldError/FieldError.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Query } from "../../widgets/query.ts";

export interface NotLoadedProps {
  /** What the choices of a field are read by. */
  query: Query<unknown>;
  /** What failed, in the reader's words. */
  failed: string;
}

/** Beside a field whose choices could not be read: says so, and reads them again. */
export function NotLoaded({ query: { data, error, mutate }, failed }: NotLoadedProps) {
  const { t } = useTranslation("migration");
  const id = useId();
  if (data !== undefined || error === undefined) return null;
  return (
    <Stack direction="row" gap={10} isWrapping>
      <FieldError id={id} text={failed} />
      <Button variant="secondary" size="sm" aria-describedby={id} onClick={() => void mutate()}>
        {t("state.retry")}
      </Button>
    </Stack>
  );
}
