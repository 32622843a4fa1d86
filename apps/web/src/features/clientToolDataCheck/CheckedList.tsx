import type { StolenCheck } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { saveTextFile } from "../../browser/files.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

interface CheckedListProps {
  /** The name of the file. */
  name: string;
  check: StolenCheck;
  isPending: boolean;
  onImport: () => void;
}

/** What the file would do, each wrong row by its line; nothing is saved before the button. */
export function CheckedList({ name, check, isPending, onImport }: CheckedListProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const numberOf = (value: number) => formatNumber(value, language);
  const { added, known, rows, wrong, wrongCount } = check;
  return (
    <Stack gap={10}>
      <Text isStrong>{name}</Text>
      <Text>
        {t("clientToolDataCheck.stolen.found", {
          rows: numberOf(rows),
          added: numberOf(added),
          known: numberOf(known),
          wrong: numberOf(wrongCount),
        })}
      </Text>
      {wrong.length > 0 && (
        <Table
          caption={t("clientToolDataCheck.stolen.wrong")}
          rows={wrong.slice(0, 100)}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              id: "line",
              heading: t("clientToolDataCheck.stolen.line"),
              width: "14%",
              card: "title",
              cell: ({ line }) => line,
            },
            {
              id: "text",
              heading: t("clientToolDataCheck.stolen.row"),
              card: "line",
              cell: ({ text }) => text,
            },
            {
              id: "code",
              heading: t("clientToolDataCheck.stolen.reason"),
              card: "footStart",
              cell: ({ code }) => t(`clientToolDataCheck.stolen.fault.${code}`),
            },
          ]}
        />
      )}
      <Stack direction="row" gap={10} isWrapping>
        <Button
          pending={isPending}
          disabledReason={added === 0 ? t("clientToolDataCheck.stolen.nothing") : undefined}
          onClick={onImport}
        >
          {t("clientToolDataCheck.stolen.import", { number: numberOf(added) })}
        </Button>
        {wrong.length > 0 && (
          <Button
            variant="secondary"
            onClick={() =>
              saveTextFile("wrong-rows.csv", "text/csv", wrong.map(({ text }) => text).join("\n"))
            }
          >
            {t("clientToolDataCheck.stolen.saveWrong")}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
