import type { RuleSection } from "@specimen/api/contract";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { ComparedText } from "../form/ComparedText.tsx";
import { NamedOnCard } from "../form/NamedOnCard.tsx";
import { useSubjectName } from "./useSubjectName.ts";
import { useRuleLines, type FieldWords, type RuleLine } from "./useRuleLines.ts";

/** The rule of one subject on both sides. */
export interface ComparedRule {
  readonly subject: string;
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Stands beside the subject, where something is to be said of it. */
  readonly remark?: string | undefined;
}

export interface RuleComparisonProps {
  section: RuleSection;
  caption: string;
  rules: readonly ComparedRule[];
  /** What the two sides are called. */
  beforeLabel: string;
  afterLabel: string;
  /** Names the values of rules that have several. */
  words?: FieldWords;
}

interface Row extends RuleLine {
  readonly key: string;
  readonly subject: string;
  readonly remark: string | undefined;
}

/** Rules side by side, line by line, only what differs, with the words that do. */
export function RuleComparison({
  section,
  caption,
  rules,
  beforeLabel,
  afterLabel,
  words,
}: RuleComparisonProps) {
  const { t } = useTranslation();
  const linesOf = useRuleLines(words);
  const nameOf = useSubjectName();
  const rows = rules.flatMap(({ subject, label, before, after, remark }) =>
    linesOf(section, before, after).map((line): Row => ({
      ...line,
      key: `${subject} ${line.path}`,
      subject: nameOf(section, { id: subject, label }) ?? t(`form.sections.${section}`),
      remark,
    })),
  );
  const columns: Column<Row>[] = [
    {
      id: "subject",
      heading: t("form.compare.subject"),
      card: "title",
      width: "30%",
      cell: ({ subject, label, remark }) => (
        <Stack gap={2} align="start">
          <Text as="strong">{subject}</Text>
          {label !== "" && (
            <Text as="span" step="label" tone="ink3">
              {label}
            </Text>
          )}
          {remark !== undefined && (
            <Text as="span" step="label" tone="warn">
              {remark}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: "before",
      heading: beforeLabel,
      card: "line",
      cell: ({ before, after, isWhole }) => (
        <NamedOnCard name={beforeLabel}>
          <ComparedText as="before" text={before} other={after} isWhole={isWhole} />
        </NamedOnCard>
      ),
    },
    {
      id: "after",
      heading: afterLabel,
      card: "line",
      cell: ({ before, after, isWhole }) => (
        <NamedOnCard name={afterLabel}>
          <ComparedText as="after" text={after} other={before} isWhole={isWhole} />
        </NamedOnCard>
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
