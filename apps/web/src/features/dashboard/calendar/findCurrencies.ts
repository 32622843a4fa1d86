import type { CalendarMonth } from "@specimen/api/contract";

const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("en").trim();

/** The currencies whose code or name has `text` in it, whatever its case and accents. */
export function findCurrencies(
  currencies: CalendarMonth["currencies"],
  text: string,
): CalendarMonth["currencies"] {
  const wanted = plain(text);
  return currencies.filter(({ currencyISO, name }) =>
    plain(`${currencyISO} ${name}`).includes(wanted),
  );
}
