import {
  languages,
  type Language,
  type RuleSection,
  type RuleWritten,
} from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table } from "@specimen/ui/Table/Table.tsx";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { countLines } from "../../browser/countLines.ts";
import { ContractForm } from "../form/ContractForm.tsx";
import { FormText } from "../form/fields.tsx";
import { languageLabel } from "../form/languageLabel.ts";
import { LanguageFields } from "../form/LanguageFields.tsx";
import { useContractForm, type Sent } from "../form/useContractForm.ts";

type Titles = Readonly<Record<string, string>>;

/** The titles by language and column; one that is absent keeps the product's. */
export interface Headings {
  headings: Partial<Record<Language, Titles>>;
}

interface TitlesValues {
  headings: Record<Language, Record<string, string>>;
}

/** A column whose title a customer may choose. */
export interface TitledColumn {
  readonly name: string;
  /** The product's own title. */
  readonly title: string;
  /** What stands in the one row of the preview. */
  readonly sample: ReactNode;
  /** As wide as in the real table; the columns without one share what is left. */
  readonly width?: string;
}

export interface ColumnTitlesFormProps {
  section: RuleSection;
  /** The body's schema in the contract. */
  schema: z.ZodMiniType;
  title: string;
  columns: readonly TitledColumn[];
  found: Headings & { version: string };
  send: (sent: Sent<Headings>) => Promise<RuleWritten>;
  onWritten: () => void;
}

/** More lines make the head of the table higher than its rows. */
const mostLines = 3;

/** The lines that titles take in the table, by their path in the form; as last measured. */
type Lines = Readonly<Record<string, number>>;

const isWritten = (titles: unknown) =>
  Object.values(titles as Titles).some((title) => title !== "");

/** The titles of a table's columns in every language, under the head of the real table. */
export function ColumnTitlesForm({
  section,
  schema,
  title,
  columns,
  found: { version, headings },
  send,
  onWritten,
}: ColumnTitlesFormProps) {
  const { t } = useTranslation();
  const toValues = ({ headings: given }: Headings): TitlesValues => ({
    headings: Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries(columns.map(({ name }) => [name, given[language]?.[name] ?? ""])),
      ]),
    ) as TitlesValues["headings"],
  });
  const [lines, setLines] = useState<Lines>({});
  // A form is judged between two drawings.
  const measured = useRef<Lines>({});
  const state = useContractForm<TitlesValues, Headings>({
    name: section,
    schema,
    saved: { value: { headings }, version },
    toValues,
    toBody: fromValues,
    toTheirs: (current) => toValues((current ?? { headings: {} }) as Headings),
    judge: () =>
      Object.entries(measured.current)
        .filter(([, count]) => count > mostLines)
        .map(([path]) => ({ path, type: "tooManyLines", limit: mostLines })),
    send,
    method: "PUT",
    subject: "columnHeadings",
    onWritten,
  });
  const { control, trigger } = state.form;
  const take = (now: Lines) => {
    const before = measured.current;
    measured.current = { ...before, ...now };
    setLines(measured.current);
    const turned = Object.keys(now).filter(
      (path) => (now[path] ?? 0) > mostLines !== (before[path] ?? 0) > mostLines,
    );
    if (turned.length > 0) void trigger(turned as TitlePath[]);
  };
  const hintOf = (number = 0) =>
    number === 0 ? undefined : t("form.columnLines", { number, limit: mostLines });
  return (
    <ContractForm
      state={state}
      section={section}
      subject={null}
      labelOf={(path) => {
        const column = columns.find(({ name }) => path.endsWith(`.${name}`));
        return [languageLabel(path), column?.title].filter(Boolean).join(", ");
      }}
    >
      <Card title={title} isDivided padding="none">
        <LanguageFields control={control} name="headings" isWritten={isWritten}>
          {(language) => (
            <Stack gap={14}>
              <Preview control={control} language={language} columns={columns} onMeasured={take} />
              {columns.map((column) => (
                <FormText
                  key={column.name}
                  control={control}
                  name={pathOf(language, column)}
                  label={column.title}
                  placeholder={column.title}
                  hint={hintOf(lines[pathOf(language, column)])}
                />
              ))}
            </Stack>
          )}
        </LanguageFields>
      </Card>
    </ContractForm>
  );
}

const fromValues = ({ headings }: TitlesValues): Headings => ({
  headings: Object.fromEntries(
    Object.entries(headings)
      .filter(([, titles]) => isWritten(titles))
      .map(([language, titles]) => [
        language,
        Object.fromEntries(Object.entries(titles).filter(([, title]) => title.trim() !== "")),
      ]),
  ),
});

type TitlePath = `headings.${Language}.${string}`;

const pathOf = (language: Language, { name }: Pick<TitledColumn, "name">): TitlePath =>
  `headings.${language}.${name}`;

interface PreviewProps extends Pick<ColumnTitlesFormProps, "columns"> {
  control: Control<TitlesValues>;
  language: Language;
  /** Called with the lines of each typed title; 0 for one that is the product's own. */
  onMeasured: (lines: Lines) => void;
}

/** The table of clerks with the titles as they are typed, and one row to judge their widths. */
function Preview({ control, language, columns, onMeasured }: PreviewProps) {
  const { t } = useTranslation();
  const typed = useWatch({ control, name: `headings.${language}` });
  const titles = useRef(new Map<string, Element>());
  const measure = useEffectEvent(() => {
    const counted = columns.map((column) => {
      const title = titles.current.get(column.name);
      // Where rows are cards the head has no width of its own.
      const isSeen = title !== undefined && (title.closest("th")?.clientWidth ?? 0) > 1;
      const count = isSeen && typed[column.name] ? countLines(title) : 0;
      return [pathOf(language, column), count] as const;
    });
    onMeasured(Object.fromEntries(counted));
  });
  useEffect(() => measure(), [typed]);
  return (
    <Table
      caption={t("form.columnPreview")}
      rows={["1"]}
      rowKey={(key) => key}
      columns={columns.map(({ name, title, sample, width }) => ({
        id: name,
        heading: (
          <span
            ref={(element) => {
              if (element !== null) titles.current.set(name, element);
            }}
          >
            {typed[name] || title}
          </span>
        ),
        card: "line",
        width,
        cell: () => sample,
      }))}
    />
  );
}
