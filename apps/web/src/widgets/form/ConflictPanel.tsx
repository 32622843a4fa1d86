import {
  compareVersions,
  mergeVersions,
  type Difference,
  type Leaf,
  type Side,
} from "@specimen/core/editing";
import { AnswerLine } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { isDialogOpen } from "@specimen/ui/Kbd/isDialogOpen.ts";
import { useChord } from "@specimen/ui/Kbd/useChord.ts";
import { SaveBar } from "@specimen/ui/SaveBar/SaveBar.tsx";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ComparedText } from "./ComparedText.tsx";
import type { Conflict } from "./contractFormState.ts";
import * as css from "./form.css.ts";
import { isWhole } from "./isWhole.ts";
import { NamedOnCard } from "./NamedOnCard.tsx";
import { useValueText } from "./useValueText.ts";

export interface ConflictPanelProps<Values extends object> {
  conflict: Conflict<Values>;
  /** Names a value by its path, in the reader's words. */
  labelOf: (path: string) => string;
  /** A value in words of its own; null, or without it, those of its kind. */
  textOf?: ((path: string, value: Leaf) => string | null) | undefined;
  onSettle: (merged: Values) => void;
}

type Choices = Readonly<Record<string, Side>>;

/**
 * Somebody else saved first: both versions side by side, value by value, with the words marked that
 * differ. What only one side changed is decided already; what both changed is asked.
 */
export function ConflictPanel<Values extends object>({
  conflict: { base, mine, theirs },
  labelOf,
  textOf,
  onSettle,
}: ConflictPanelProps<Values>) {
  const { t } = useTranslation();
  const valueText = useValueText();
  const differences = compareVersions(base, mine, theirs.value);
  const [choices, setChoices] = useState<Choices>({});
  const open = differences.filter(({ path, decided }) => decided === null && !(path in choices));
  const saveButton = useRef<HTMLButtonElement>(null);
  const settle = () => onSettle(mergeVersions(theirs.value, differences, choices));
  useChord("s", () => {
    if (isDialogOpen()) return;
    if (open.length > 0) saveButton.current?.focus();
    else settle();
  });
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ path }) => [path, side])));
  const wordsOf = (path: string, value: Leaf) => textOf?.(path, value) ?? valueText(value);
  const compared = (side: Side, { path, ...both }: Difference) => (
    <NamedOnCard name={t(`form.conflict.${side}`)}>
      <ComparedText
        as="beside"
        text={wordsOf(path, both[side])}
        other={wordsOf(path, both[side === "mine" ? "theirs" : "mine"])}
        isWhole={isWhole(both.mine, both.theirs)}
      />
    </NamedOnCard>
  );
  const columns: Column<Difference>[] = [
    {
      id: "field",
      heading: t("form.conflict.field"),
      card: "title",
      width: "20%",
      cell: ({ path }) => <Text as="strong">{labelOf(path)}</Text>,
    },
    {
      id: "theirs",
      heading: t("form.conflict.theirs"),
      card: "line",
      cell: (difference) => compared("theirs", difference),
    },
    {
      id: "mine",
      heading: t("form.conflict.mine"),
      card: "line",
      cell: (difference) => compared("mine", difference),
    },
    {
      id: "keep",
      heading: t("form.conflict.keep"),
      card: "line",
      width: "24%",
      cell: (difference) => (
        <div className={css.kept}>
          <Choice
            difference={difference}
            label={labelOf(difference.path)}
            chosen={choices[difference.path]}
            onChoose={(side) => setChoices((before) => ({ ...before, [difference.path]: side }))}
          />
        </div>
      ),
    },
  ];
  return (
    <Stack gap={12}>
      <AnswerLine
        tone="warn"
        title={t("form.conflict.title")}
        reason={t("form.conflict.text", { number: differences.length, open: open.length })}
      />
      <Table
        caption={t("form.conflict.title")}
        columns={columns}
        rows={differences}
        rowKey={({ path }) => path}
      />
      <SaveBar
        text={t("form.conflict.open", { number: open.length })}
        actions={
          <>
            <Button variant="thin" onClick={() => chooseAll("mine")}>
              {t("form.conflict.allMine")}
            </Button>
            <Button variant="secondary" onClick={() => chooseAll("theirs")}>
              {t("form.conflict.allTheirs")}
            </Button>
            <Button
              ref={saveButton}
              disabledReason={
                open.length > 0 ? t("form.conflict.open", { number: open.length }) : undefined
              }
              onClick={settle}
            >
              {t("form.conflict.save")}
            </Button>
          </>
        }
      />
    </Stack>
  );
}

interface ChoiceProps {
  difference: Difference;
  label: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ difference: { decided }, label, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  if (decided !== null && (chosen ?? decided) === decided)
    return (
      <Text as="span" step="small" tone="ink2">
        {t(`form.conflict.decided.${decided}`)}
      </Text>
    );
  return (
    <Segments
      label={t("form.conflict.choose", { field: label })}
      value={chosen ?? ""}
      options={[
        { value: "theirs", label: t("form.conflict.theirs") },
        { value: "mine", label: t("form.conflict.mine") },
      ]}
      onValueChange={(side) => side !== "" && onChoose(side)}
    />
  );
}
