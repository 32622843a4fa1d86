import type { Country } from "@specimen/api/contract";
import { collator, spellOutUmlauts } from "@specimen/core/format";
import type { Language } from "@specimen/core/language";
import { Flag } from "@specimen/ui/Flag/Flag.tsx";
import { useLanguage } from "../services/language.ts";
import { useLinksBelow } from "../services/linksBelow.ts";
import * as css from "./CountryIndex.css.ts";

export interface CountryIndexProps {
  /** Names the list for assistive technology. */
  label: string;
  /** Sorted. */
  countries: readonly Country[];
  codeOf: (country: Country) => string | null;
  hrefOf: (country: Country) => string;
}

/** Every country as a link, under the letter it is looked up by. */
export function CountryIndex({ label, countries, codeOf, hrefOf }: CountryIndexProps) {
  const { language } = useLanguage();
  return (
    <nav aria-label={label} className={css.index} {...useLinksBelow()}>
      {byLetter(countries, language).map(([letter, group]) => (
        <section key={letter} className={css.group} aria-label={letter}>
          <div className={css.letter} aria-hidden="true">
            {letter}
          </div>
          <ul>
            {group.map((country) => (
              <li key={country.id}>
                <a href={hrefOf(country)} className={css.entry}>
                  {country.flagSrc !== null && <Flag src={country.flagSrc} size="chip" />}
                  <span className={css.name}>{country.name}</span>
                  <span className={css.code}>{codeOf(country)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
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
