import { Tradability } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { digitOf } from "@specimen/ui/Kbd/digitOf.ts";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { keepClear } from "@specimen/ui/Page/keepClear.ts";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { focusHeadingAbove } from "../focusHeading.ts";
import {
  at,
  isSelected,
  marksOf,
  moved,
  nearest,
  selectionOf,
  wholeRow,
  type Place,
  type Selection,
} from "./matrixMoves.ts";
import { TradeGlyph } from "./TradeGlyph.tsx";
import * as css from "./TradeMatrix.css.ts";

/** One record of a matrix. */
export interface MatrixCell {
  readonly id: string;
  /** Its value, such as 50. */
  readonly label: string;
  /** A rule that waits or is to come; its own does not change until then. */
  readonly pending: Tradability | null;
  /** It is worthless, so nobody may buy it. */
  readonly isWorthless: boolean;
}

/** Records that belong together, such as the notes of a series. */
export interface MatrixRow {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** The language of the text, where it may be another one than the page's. */
  readonly textLang?: string | undefined;
  readonly flagSrc?: string | undefined;
  /** Other names of its country, by which it is found as well. */
  readonly countryNames?: (() => readonly string[]) | undefined;
  readonly cells: readonly MatrixCell[];
}

/** The rules by the id of their record. */
export type Rules = Readonly<Record<string, Tradability>>;

export interface TradeMatrixProps {
  label: string;
  rows: readonly MatrixRow[];
  /** Each row is one record, whose name may be long. */
  areSingle: boolean;
  rules: Rules;
  /** The rules that what is changed here is compared with. */
  base: Rules;
  onSet: (ids: readonly string[], value: Tradability) => void;
  onUndo: () => void;
}

/** The names of the rules, as `form.trade.{name}` and `form.tradeShort.{name}` say them. */
export const tradeNames = ["noTrade", "buy", "sell", "buyAndSell"] as const;

const values = [0, 1, 2, 3] as const satisfies readonly Tradability[];

const keepBulkClear = keepClear(css.bulkHeight);

/**
 * What is bought and sold, record by record: one stop for the tabulator, arrows move, Shift extends,
 * R takes the row, Ctrl A all, 0 to 3 set, Ctrl Z takes back.
 */
export function TradeMatrix({
  label,
  rows,
  areSingle,
  rules,
  base,
  onSet,
  onUndo,
}: TradeMatrixProps) {
  const { t } = useTranslation();
  const keysId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const ids = rows.map(({ cells }) => cells.map(({ id }) => id));
  const lengths = ids.map(({ length }) => length);
  const [marks, setMarks] = useState(() => marksOf(at({ row: 0, column: 0 }), ids));
  const select = (next: Selection) => setMarks(marksOf(next, ids));
  const selection = selectionOf(marks, ids);
  const isChosen = (place: Place) => selection !== null && isSelected(selection, place);
  const chosen = rows.flatMap(({ cells }, row) =>
    cells.filter((_, column) => isChosen({ row, column })),
  );
  // Where the record of the cursor is gone, another one has its place, and is not chosen by that.
  const stop = selection?.cursor ?? nearest(marks.place, lengths);

  const focus = ({ row, column }: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`)?.focus();
  const selectAll = () => select({ ...(selection ?? at(stop)), isAll: true });
  const set = (value: Tradability) => {
    const fitting = chosen.filter(({ isWorthless }) => !isWorthless || (value & 1) === 0);
    if (fitting.length > 0)
      onSet(
        fitting.map(({ id }) => id),
        value,
      );
  };
  /** What is done with a control may take it away, with its row or the whole matrix. */
  const keepFocus = (control: Element, act: () => void) => {
    const form = control.closest("form");
    flushSync(act);
    if (control.isConnected) return;
    if (grid.current !== null) grid.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else if (form !== null) focusHeadingAbove(form);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey;
    const value = values.find((each) => String(each) === digitOf(event));
    const from = selection ?? at(stop);
    const key = isControl ? `Control+${event.key}` : event.key;
    const next = moved(from, key, lengths, event.shiftKey);
    if (next !== null) {
      select(next);
      focus(next.cursor);
    } else if (!isControl && event.key.toLowerCase() === "r") select(wholeRow(from, lengths));
    else if (!isControl && value !== undefined) keepFocus(event.currentTarget, () => set(value));
    else if (isControl && event.key.toLowerCase() === "a") selectAll();
    else if (isControl && event.key.toLowerCase() === "z") keepFocus(event.currentTarget, onUndo);
    else return;
    event.preventDefault();
  };
  const onClick = (place: Place, event: MouseEvent) =>
    select(
      event.shiftKey && selection !== null
        ? { anchor: selection.anchor, cursor: place }
        : at(place),
    );

  const refused = chosen.filter(({ isWorthless }) => isWorthless).length;
  return (
    <div>
      <p id={keysId} className={css.keys}>
        {t("form.matrix.keys")}
      </p>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={keysId}
        aria-multiselectable="true"
        className={css.grid}
      >
        {rows.map(({ key, title, text, textLang, flagSrc, cells }, row) => (
          <div key={key} role="row" className={css.row} style={{ [css.cellCount]: cells.length }}>
            <div role="rowheader" className={css.name[areSingle ? "single" : "several"]}>
              {flagSrc !== undefined && <Flag src={flagSrc} size="option" />}
              <span className={css.words}>
                <span>{title}</span>
                {text !== "" && (
                  <span className={css.quiet} lang={textLang}>
                    {text}
                  </span>
                )}
              </span>
            </div>
            <div role="presentation" className={css.cells}>
              {cells.map((cell, column) => {
                const place = { row, column };
                const rule = rules[cell.id] ?? 0;
                return (
                  <Cell
                    key={cell.id}
                    cell={cell}
                    rowName={[title, text].filter((each) => each !== "").join(", ")}
                    isAlone={areSingle}
                    place={place}
                    rule={rule}
                    isChanged={rule !== base[cell.id]}
                    isChosen={isChosen(place)}
                    isStop={stop.row === row && stop.column === column}
                    onClick={(event) => onClick(place, event)}
                    onKeyDown={onKeyDown}
                  />
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <div ref={keepBulkClear} className={css.bulk}>
        <div className={css.chosen}>
          <span role="status">
            {t("form.matrix.selected", { number: chosen.length })}
            {refused > 0 && ` · ${t("form.matrix.refused", { number: refused })}`}
          </span>
          <Button variant="quiet" size="sm" onClick={selectAll}>
            {t("form.matrix.selectAll")}
            <Kbd>{t("form.matrix.selectAllShortcut")}</Kbd>
          </Button>
        </div>
        <div className={css.buttons}>
          {values.map((value) => (
            <Button
              key={value}
              variant="secondary"
              size="sm"
              icon={<TradeGlyph value={value} />}
              onClick={({ currentTarget }) => keepFocus(currentTarget, () => set(value))}
            >
              {t(`form.trade.${tradeNames[value]}`)}
              <Kbd>{String(value)}</Kbd>
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

interface CellProps {
  cell: MatrixCell;
  /** What it is one of. */
  rowName: string;
  /** Its row is what it is about: that is said first, else last, as along a row it is the same. */
  isAlone: boolean;
  place: Place;
  rule: Tradability;
  /** The rule is another one than before. */
  isChanged: boolean;
  isChosen: boolean;
  /** The tabulator stops here. */
  isStop: boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One record with its rule, and with all that is said of it for those who do not see the signs. */
function Cell({
  cell: { label, pending, isWorthless },
  rowName,
  isAlone,
  place: { row, column },
  rule,
  isChanged,
  isChosen,
  isStop,
  onClick,
  onKeyDown,
}: CellProps) {
  const { t } = useTranslation();
  const ruleName = (value: Tradability) => t(`form.trade.${tradeNames[value]}`);
  const told = [
    isAlone && rowName,
    label,
    ruleName(rule),
    isChanged && t("form.languages.changed"),
    pending !== null && t("form.matrix.waits", { rule: ruleName(pending) }),
    isWorthless && t("form.matrix.worthless"),
    !isAlone && rowName,
  ];
  return (
    <div
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      data-place={`${row}:${column}`}
      data-changed={isChanged}
      className={css.looks[isChosen ? "selected" : pending === null ? "plain" : "pending"]}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{told.filter((each) => each !== false).join(", ")}</VisuallyHidden>
      <span className={css.value} aria-hidden="true">
        {label}
      </span>
      <span className={css.trade} aria-hidden="true">
        <TradeGlyph value={rule} />
        {t(`form.tradeShort.${tradeNames[rule]}`)}
      </span>
    </div>
  );
}
