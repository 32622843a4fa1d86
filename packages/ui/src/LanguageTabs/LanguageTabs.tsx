import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { marks, panel, row, tab } from "./LanguageTabs.css.ts";

/** Whether a text is there in a language, was changed and not saved, or is missing. */
export type LanguageMark = keyof typeof marks;

export type LanguageTab<Id extends string> = {
  id: Id;
  /** The language's own name. */
  label: string;
  mark: LanguageMark;
  /** The mark in words. */
  markText: string;
};

export type LanguageTabsProps<Id extends string> = {
  /** Names the row for assistive technology. */
  label: string;
  items: readonly LanguageTab<Id>[];
  current: Id;
  onCurrentChange: (id: Id) => void;
  /** The fields in the current language. */
  children: ReactNode;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The same fields in several languages, one language at a time; those without a text are marked. */
export function LanguageTabs<Id extends string>({
  label,
  items,
  current,
  onCurrentChange,
  children,
}: LanguageTabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = items.findIndex((item) => item.id === current);
  const go = (event: KeyboardEvent, next: number) => {
    const item = items.at(next % items.length);
    if (item === undefined) return;
    event.preventDefault();
    onCurrentChange(item.id);
    list.current?.querySelector<HTMLElement>(`[data-language="${item.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) go(event, place + step);
    if (event.key === "Home") go(event, 0);
    if (event.key === "End") go(event, items.length - 1);
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={row}>
        {items.map((item) => {
          const isCurrent = item.id === current;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              data-language={item.id}
              aria-selected={isCurrent}
              aria-controls={`${id}-panel`}
              tabIndex={isCurrent ? 0 : -1}
              className={tab}
              aria-label={`${item.label}, ${item.markText}`}
              onKeyDown={onKeyDown}
              onClick={() => onCurrentChange(item.id)}
            >
              <span className={marks[item.mark]} aria-hidden="true" />
              <span lang={item.id}>{item.label}</span>
            </button>
          );
        })}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        className={panel}
      >
        {children}
      </div>
    </div>
  );
}
