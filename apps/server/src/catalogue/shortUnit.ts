/** An English unit with CLDR's singular and the wanted form. */
interface NamedUnit {
  /** As recorded, in the singular, such as "krone". */
  readonly unit: string;
  readonly one: string | undefined;
  readonly form: string;
}

/** Does not change: the euro has no plural on its notes (Council Regulation 974/98). */
const unchanging = "euro";

/**
 * The plural of a short unit: as many last words of CLDR's form as the unit has. Where CLDR has
 * another name for the unit, CLDR's whole form is returned.
 */
export function shortUnit({ unit, one, form }: NamedUnit): string {
  if (unit === unchanging) return unit;
  const words = unit.split(" ").length;
  const isIts = one !== undefined && sameLetters.compare(last(words, one), unit) === 0;
  return isIts ? last(words, form).toLocaleLowerCase("en") : form;
}

/** Króna and krona are the same unit. */
const sameLetters = new Intl.Collator("en", { sensitivity: "base" });

const last = (words: number, text: string): string => text.split(" ").slice(-words).join(" ");
