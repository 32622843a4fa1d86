import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { OnScreen } from "@specimen/ui/PrintSheet/OnScreen.tsx";
import { ChevronDown, ChevronUp } from "@specimen/ui/Icon/firstPage.tsx";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { countFolded, type FieldSpec, type FilterSpec } from "./fieldSpec.ts";
import { FilterField } from "./FilterField.tsx";
import type { Question } from "./question.ts";
import * as css from "./search.css.ts";
import { useFold } from "./useFold.ts";

export interface FilterFormProps<State> {
  filter: FilterSpec;
  question: Question<State>;
  /** Enter and the arrow down lead from the fields to what was found. */
  onGoToResults: () => void;
}

/**
 * The fields of a question, which is asked as it is typed. On small screens the fields that are
 * used less are folded away, so that the first result is near.
 */
export function FilterForm<State>({ filter, question, onGoToResults }: FilterFormProps<State>) {
  const { t } = useTranslation();
  const { texts } = question.url;
  const number = countFolded(filter, (field) => (texts[field] ?? "") !== "");
  const { isOpen, turn } = useFold(number > 0);
  const goOn = (event: KeyboardEvent) => {
    // Enter also ends a composition of letters; that one belongs to the field.
    const isOn =
      event.key === "ArrowDown" || (event.key === "Enter" && !event.nativeEvent.isComposing);
    if (!isOn || !isPlainField(event.target)) return;
    event.preventDefault();
    onGoToResults();
  };
  const shown = filter.first.filter(({ isFolded = false }) => !isFolded);
  const folded = filter.first.filter(({ isFolded = false }) => isFolded);
  return (
    <OnScreen>
      <Card>
        <div role="search" aria-label={t("catalogue.search.form")}>
          <div className={css.form} data-folded={!isOpen} role="presentation" onKeyDown={goOn}>
            <div className={css.first} style={columnsOf(filter.first)}>
              {shown.map((spec) => (
                <div key={spec.field} className={spec.isLong ? css.long : css.field}>
                  <FilterField spec={spec} question={question} />
                </div>
              ))}
              <div className={css.fold}>
                <Button
                  variant="secondary"
                  icon={isOpen ? <ChevronUp /> : <ChevronDown />}
                  aria-expanded={isOpen}
                  onClick={turn}
                >
                  {number === 0
                    ? t("catalogue.search.more")
                    : t("catalogue.search.moreSet", { number })}
                </Button>
              </div>
              {folded.map((spec) => (
                <div key={spec.field} className={css.folded}>
                  <FilterField spec={spec} question={question} />
                </div>
              ))}
            </div>
            {filter.further.length > 0 && (
              <div className={css.further} style={columnsOf(filter.further)}>
                {filter.further.map((spec) => (
                  <FilterField key={spec.field} spec={spec} question={question} />
                ))}
              </div>
            )}
          </div>
        </div>
      </Card>
    </OnScreen>
  );
}

/** The columns of a row on wide screens. */
function columnsOf(specs: readonly FieldSpec[]) {
  const columns = specs.flatMap(({ column = "minmax(0, 1fr)", second }) =>
    second === undefined ? [column] : [column, column],
  );
  return { [css.columnsName]: columns.join(" ") };
}

/** A list of its own takes the arrows itself. */
function isPlainField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.getAttribute("role") !== "combobox";
}
