import type { Country } from "@specimen/api/contract";
import { collator, spellOutUmlauts } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { useDeferredValue } from "react";
import { useLanguage } from "../services/language.ts";
import * as css from "./CountryIndex.css.ts";
import { madeOnce } from "./madeOnce.ts";

export interface CountryIndexProps {
  /** Names the list for assistive technology. */
  label: string;
  /** Sorted. */
  countries: readonly Country[];
  codeOf: (country: Country) => string | null;
  hrefOf: (country: Country) => string;
}

/**
 * Every country as a link, under the letter it is looked up by. What is in sight at the top of the
 * columns is drawn first; the places of the others are kept until the page is there.
 */
export function CountryIndex({ label, countries, codeOf, hrefOf }: CountryIndexProps) {
  const { language } = useLanguage();
  const groups = groupsOf(countries, language);
  const isWhole = useDeferredValue(true, false);
  const first = isWhole ? null : firstInSight(lengthsOf(groups), rowsInSight());
  return (
    <nav aria-label={label} className={css.index}>
      {groups.map(([letter, group], at) => (
        <section key={letter} className={css.group} aria-label={letter}>
          <div className={css.letter} aria-hidden="true">
            {letter}
          </div>
          <ul style={{ minHeight: `${group.length * css.entryHeight}rem` }}>
            {(first === null ? group : group.slice(0, first[at])).map((country) => (
              <li key={country.id}>
                <Anchor href={hrefOf(country)} className={css.entry}>
                  {country.flagSrc !== null && <Flag src={country.flagSrc} size="chip" />}
                  <span className={css.name}>{country.name}</span>
                  <span className={css.code}>{codeOf(country)}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const mostColumns = 3;
const heightAbove = 256;
const entryPixels = css.entryHeight * 16;

/** Entries of a column that are in sight below the head of the page, at the least. */
const rowsInSight = () => Math.max(0, Math.ceil((innerHeight - heightAbove) / entryPixels));

/**
 * How many entries of each group are in sight, given the groups' lengths and the rows one sees of
 * three even columns. A group that a column's end would part stands whole before or after it.
 */
export function firstInSight(lengths: readonly number[], rows: number): number[] {
  const starts = lengths.map((_, at) => sum(lengths.slice(0, at)));
  const total = sum(lengths);
  const columns = Array.from({ length: mostColumns }, (_, column) => {
    const top = (column * total) / mostColumns;
    return { top, end: (starts.find((start) => start >= top) ?? top) + rows };
  });
  return lengths.map((length, at) => {
    const start = starts[at] ?? 0;
    const seen = columns.map(({ top, end }) => (start + length > top ? end - start : 0));
    return Math.min(length, Math.max(0, ...seen));
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

type Group = [letter: string, countries: Country[]];

const groupsOf = madeOnce(byLetter);
const lengthsOf = (groups: readonly Group[]) => groups.map(([, group]) => group.length);

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
