import type { Country } from "@specimen/api/contract";
import { collator, spellOutUmlauts } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import { Anchor } from "@specimen/ui/Anchor/Anchor.tsx";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { useDeferredValue } from "react";
import { useLanguage } from "../services/language.ts";
import * as css from "./CountryIndex.css.ts";

export interface CountryIndexProps {
  /** Names the list for assistive technology. */
  label: string;
  /** Sorted. */
  countries: readonly Country[];
  codeOf: (country: Country) => string | null;
  hrefOf: (country: Country) => string;
}

/**
 * Every country as a link, under the letter it is looked up by. What stands at the top of the
 * columns is drawn first; the places of the others are kept until the page is there.
 */
export function CountryIndex({ label, countries, codeOf, hrefOf }: CountryIndexProps) {
  const { language } = useLanguage();
  const groups = byLetter(countries, language);
  const isWhole = useDeferredValue(true, false);
  const first = isWhole ? null : firstInSight(groups.map(([, group]) => group.length));
  return (
    <nav aria-label={label} className={css.index}>
      {groups.map(([letter, group], at) => (
        <section key={letter} className={css.group} aria-label={letter}>
          <div className={css.letter} aria-hidden="true">
            {letter}
          </div>
          <ul style={{ minHeight: `${group.length * css.entryHeight}rem` }}>
            {(first === null || first.has(at) ? group : []).map((country) => (
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
/** More rows than the tallest common screens show below the head of the page. */
const rowsInSight = 20;

/** Which of the groups, given by their lengths, stand at the top of one of three even columns. */
export function firstInSight(lengths: readonly number[]): ReadonlySet<number> {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const tops = Array.from({ length: mostColumns }, (_, column) => (column * total) / mostColumns);
  let end = 0;
  const inSight = lengths.map((length) => {
    const start = end;
    end += length;
    return tops.some((top) => end > top && start < top + rowsInSight);
  });
  return new Set(inSight.flatMap((isInSight, at) => (isInSight ? [at] : [])));
}

/** Groups sorted countries by initial; letters that sort alike, such as E and É, share a group. */
export function byLetter(
  countries: readonly Country[],
  language: Language,
): [letter: string, countries: Country[]][] {
  const groups: [string, Country[]][] = [];
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
