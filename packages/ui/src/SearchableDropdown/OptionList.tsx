import { useEffect, useState } from "react";
import { Flag } from "../Flag/Flag.tsx";
import type { DropdownOption, Match } from "./matchOptions.ts";
import {
  firstInSight,
  heightOf,
  listPadding,
  optionHeight,
  optionId,
  optionsToDraw,
  ready,
} from "./optionWindow.ts";
import * as css from "./SearchableDropdown.css.ts";

type OptionListProps = {
  /** The id of the list box, which scrolls. */
  listId: string;
  matches: readonly Match[];
  highlightedIndex: number;
  /** The pointer has come to an option. */
  onPoint: (index: number) => void;
  onChoose: (option: DropdownOption) => void;
};

/** The options in sight, a few around them, and the one the keyboard stands on: never the whole list. */
export function OptionList({
  listId,
  matches,
  highlightedIndex,
  onPoint,
  onChoose,
}: OptionListProps) {
  const [first, setFirst] = useState(0);
  const count = matches.length;
  // Most choose from what is in sight, or type.
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return undefined;
    const follow = () => {
      setFirst(firstInSight(list, count));
      setIsScrolled(true);
    };
    list.addEventListener("scroll", follow, { passive: true });
    return () => list.removeEventListener("scroll", follow);
  }, [listId, count]);
  /** The keys of the options are those of the field, which keeps the focus. */
  const pointed = (index: number, option: DropdownOption) => ({
    role: "option",
    "aria-selected": index === highlightedIndex,
    onMouseMove: () => index !== highlightedIndex && onPoint(index),
    onClick: () => onChoose(option),
  });
  return (
    <div className={css.list} style={{ height: heightOf(count) }} role="presentation">
      {optionsToDraw(first, count, highlightedIndex, isScrolled ? ready : 0).map((index) => {
        const match = matches[index];
        if (!match) return null;
        const { flagSrc, code, note } = match.option;
        return (
          <div
            // By place, so that typing fills the rows that are there with other words.
            key={index}
            id={optionId(listId, index)}
            {...pointed(index, match.option)}
            className={css.option}
            style={{ top: `${index * optionHeight + listPadding}rem` }}
            aria-setsize={count}
            aria-posinset={index + 1}
            data-highlighted={index === highlightedIndex}
          >
            {flagSrc !== undefined && <Flag src={flagSrc} />}
            <span className={note === undefined ? css.name : css.quietName}>
              <Label match={match} />
            </span>
            {note !== undefined && <span className={css.note}>{note}</span>}
            {code !== undefined && <span className={css.code}>{code}</span>}
          </div>
        );
      })}
    </div>
  );
}

function Label({ match: { option, hit } }: { match: Match }) {
  if (!hit) return option.label;
  const [from, to] = hit;
  return (
    <>
      {option.label.slice(0, from)}
      <mark className={css.hit}>{option.label.slice(from, to)}</mark>
      {option.label.slice(to)}
    </>
  );
}
