import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { ChevronDown, ChevronUp } from "@specimen/ui/Icon/arrows.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceFields } from "./FieldControl.tsx";
import { CountryField, CurrencyField } from "../../features/banknotes/search/PickerFields.tsx";
import * as css from "./search.css.ts";
import { countFurther, type SearchFilter } from "../../features/banknotes/search/searchFilter.ts";
import { SizeFields } from "./SizeFields.tsx";
import { useFold } from "./useFold.ts";
import { useNumberError } from "./useFieldError.ts";

export interface SearchFormProps {
  filter: SearchFilter;
  onChange: (part: Partial<SearchFilter>) => void;
  /** Enter and the arrow down lead from the fields to what was found. */
  onGoToResults: () => void;
}

/**
 * What is looked for. It is asked as it is typed; nothing has to be sent off. On narrow screens the
 * filters that are used less are folded away, so that the first hit is near.
 */
export function SearchForm({ filter, onChange, onGoToResults }: SearchFormProps) {
  const { t } = useTranslation();
  const errorIn = useNumberError();
  const number = countFurther(filter);
  const { isOpen, turn } = useFold(number > 0);
  const goOn = (event: KeyboardEvent) => {
    // Enter also ends a composition of letters; that one is not ours.
    const isOn =
      event.key === "ArrowDown" || (event.key === "Enter" && !event.nativeEvent.isComposing);
    if (!isOn || !isPlainField(event.target)) return;
    event.preventDefault();
    onGoToResults();
  };
  return (
    <Card>
      <div role="search" aria-label={t("banknotes.search.form")}>
        <div className={css.form} data-folded={!isOpen} role="presentation" onKeyDown={goOn}>
          <div className={css.first}>
            <div className={css.long}>
              <TextField
                label={t("banknotes.search.text")}
                type="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
                value={filter.text}
                onValueChange={(text) => onChange({ text })}
              />
            </div>
            <TextField
              label={t("banknotes.search.denomination")}
              inputMode="decimal"
              autoComplete="off"
              value={filter.denomination}
              error={errorIn("denomination", filter.denomination)}
              onValueChange={(denomination) => onChange({ denomination })}
            />
            <CurrencyField filter={filter} onChange={onChange} />
            <div className={css.fold}>
              <Button
                variant="secondary"
                icon={isOpen ? <ChevronUp /> : <ChevronDown />}
                aria-expanded={isOpen}
                onClick={turn}
              >
                {number === 0
                  ? t("banknotes.search.more")
                  : t("banknotes.search.moreSet", { number })}
              </Button>
            </div>
            <div className={css.folded}>
              <CountryField filter={filter} onChange={onChange} />
            </div>
            <div className={css.folded}>
              <TextField
                label={t("banknotes.search.year")}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={filter.year}
                error={errorIn("year", filter.year)}
                onValueChange={(year) => onChange({ year })}
              />
            </div>
          </div>
          <div className={css.further}>
            <SizeFields size={filter.size} onChange={(size) => onChange({ size })} />
            <ChoiceFields filter={filter} onChange={onChange} />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** A list of its own takes the arrows itself. */
function isPlainField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.getAttribute("role") !== "combobox";
}
