import type { Country } from "@specimen/api/contract";
import { collator, spellOutUmlauts } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { startTransition, useEffect, useState } from "react";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import * as css from "./CountryIndex.css.ts";
import { memoizeByLanguage } from "../memoizeByLanguage.ts";

export interface CountryIndexProps {
  /** Names the list for assistive technology. */
  label: string;
  /** Sorted. */
  countries: readonly Country[];
  codeOf: (country: Country) => string | null;
  hrefOf: (country: Country) => string;
}

/**
 * Every country as a link, under the letter it is looked up by. The beginnings of the columns are
 * drawn with the page, then what is in sight, then the rest, whose places are kept.
 */
export function CountryIndex({ label, countries, codeOf, hrefOf }: CountryIndexProps) {
  const { language } = useLanguage();
  const rows = useRows();
  return (
    <nav aria-label={label} className={css.index}>
      <div className={css.columns}>
        {columnsOf(countries, language).map((column, at) => {
          const drawn = drawnIn(lengthsOf(column), rows);
          return (
            <div key={at} className={css.column}>
              {column.map(([letter, group], place) =>
                drawn[place] === 0 ? (
                  <div key={letter} className={css.group} style={placeOf(group)} />
                ) : (
                  <div key={letter} className={css.group}>
                    <h3 className={css.letter}>{letter}</h3>
                    <ul className={css.entries} style={{ minHeight: heightOf(group) }}>
                      {group.slice(0, drawn[place]).map((country) => (
                        <li key={country.id}>
                          <Anchor href={hrefOf(country)} className={css.entry}>
                            {country.flagSrc !== null && <Flag src={country.flagSrc} size="chip" />}
                            <span className={css.name}>{country.name}</span>
                            <span className={css.code}>{codeOf(country)}</span>
                          </Anchor>
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
              )}
            </div>
          );
        })}
      </div>
    </nav>
  );
}

const heightOf = (group: readonly Country[]) => `${group.length * css.entryHeight}rem`;

/** Keeps the place of a group of which nothing is drawn yet. */
const placeOf = (group: readonly Country[]) => ({
  height: `calc(${css.letterHeight} + ${heightOf(group)})`,
});

/** How many rows of each column are drawn: more after each paint, and in the end all. */
function useRows(): number {
  const [rows, setRows] = useState(rowsAtOnce);
  useEffect(() => {
    if (rows === Infinity) return undefined;
    const next = rows < rowsInSight() ? rowsInSight() : Infinity;
    const frame = requestAnimationFrame(() => startTransition(() => setRows(next)));
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return rows;
}

const rowsAtOnce = 6;
const heightAbove = 256;

/** Rows of a column that are in sight below the head of the page. */
const rowsInSight = () => Math.ceil((innerHeight - heightAbove) / (css.entryHeight * 16));

/** A letter with its distances takes the place of so many entries. */
const letterRows = 1.4;

/** How many entries of each group are within the first rows of its column, given their lengths. */
export function drawnIn(lengths: readonly number[], rows: number): number[] {
  let left = rows;
  return lengths.map((length) => {
    const drawn = Math.min(length, Math.max(0, Math.ceil(left - letterRows)));
    left -= letterRows + length;
    return drawn;
  });
}

type Group = [letter: string, countries: Country[]];

const lengthsOf = (groups: readonly Group[]) => groups.map(([, group]) => group.length);

const columnsOf = memoizeByLanguage(
  (countries: readonly Country[], language): readonly Group[][] => {
    const groups = [...byLetter(countries, language)];
    const [first, second] = cutsOf(lengthsOf(groups));
    return [groups.slice(0, first), groups.slice(first, second), groups.slice(second)];
  },
);

/** Where to cut groups of these lengths, so that three columns are as even as can be. */
export function cutsOf(lengths: readonly number[]): [number, number] {
  const before = [0];
  for (const length of lengths) before.push((before.at(-1) ?? 0) + length + letterRows);
  const square = (from: number, to: number) => ((before[to] ?? 0) - (before[from] ?? 0)) ** 2;
  const { length: end } = lengths;
  let best: [number, number] = [0, 0];
  let least = Infinity;
  for (let first = 0; first <= end; first += 1) {
    for (let second = first; second <= end; second += 1) {
      const unevenness = square(0, first) + square(first, second) + square(second, end);
      if (unevenness >= least) continue;
      least = unevenness;
      best = [first, second];
    }
  }
  return best;
}

/** Groups sorted countries by initial; letters that sort alike, such as E and É, share a group. */
export function byLetter(countries: readonly Country[], language: Language): readonly Group[] {
  const groups: Group[] = [];
  for (const country of countries) {
    const initial = initialOf(country.name, language);
    const last = groups.at(-1);
    if (last?.[0] === initial) last[1].push(country);
    else groups.push([initial, [country]]);
  }
  return groups;
}

function initialOf(name: string, language: Language): string {
  const spelled = language === "de" ? spellOutUmlauts(name) : name;
  const initial = [...spelled][0]?.toLocaleUpperCase(language) ?? "";
  const bare = initial.normalize("NFD").replace(/\p{M}/gu, "");
  return isSameLetter(bare, initial, language) ? bare : initial;
}

function isSameLetter(left: string, right: string, language: Language): boolean {
  const compare = collator(language);
  // Å or Ł is a letter of its own where words in A or L do not mix with its words.
  return compare(`${left}a`, `${right}b`) < 0 && compare(`${right}a`, `${left}b`) < 0;
}
