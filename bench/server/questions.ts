import type { ProductSaid } from "../product/product.ts";
import type { Call } from "./load.ts";

/** More than one run asks, so that no question comes again. */
const variants = 24_000;
let asked = 0;

/**
 * A tolerance of its own makes a question one that nobody has asked, so that no answer comes from
 * memory; the answer stays the same.
 */
function neverAsked(question: string): string {
  asked += 1;
  const isMeasured = question.includes("toleranceMm=");
  return `${question}${isMeasured ? "" : "&toleranceMm=2"}.${String(asked).padStart(9, "0")}`;
}

function callsOf({ api, token }: ProductSaid, paths: readonly string[]): Call[] {
  const headers = { authorization: `Bearer ${token}` };
  return paths.map((path) => ({ url: `${api}${path}`, headers, status: 200 }));
}

/** The questions in turn, each never asked before. */
function newQuestions(said: ProductSaid, questions: readonly string[]): Call[] {
  const paths = Array.from({ length: variants }, (_, index) =>
    neverAsked(`/banknotes?pageSize=9&${questions[index % questions.length]}`),
  );
  return callsOf(said, paths);
}

/** What is typed, letter by letter. */
const typed = (lines: readonly string[]) =>
  lines.flatMap((line) => Array.from(line, (_, index) => line.slice(0, index + 1).trim()));

const texts = (lines: readonly string[]) =>
  typed(lines).map((line) => `text=${encodeURIComponent(line)}`);

/** A page of nine with filters that no one has asked for before. */
export function newPages(said: ProductSaid): Call[] {
  const paths = Array.from({ length: variants }, (_, index) =>
    neverAsked(
      `/banknotes?denomination=50&page=1&pageSize=9&widthMm=${120 + (index % 40)}&toleranceMm=5`,
    ),
  );
  return callsOf(said, paths);
}

/** What somebody types into the search, letter by letter. */
export function newSearches(said: ProductSaid): Call[] {
  const words = ["swiss franc", "euro", "dollar", "queen", "castle", "złoty", "pound", "krone"];
  return newQuestions(said, texts(words));
}

/** Lines typed letter by letter into the search over all areas, as they come at a counter. */
export function newFinds(said: ProductSaid): Call[] {
  const lines = [
    "50 ils",
    "129x71",
    "hun 1000",
    "dem 100",
    "germany",
    "dollar",
    "king",
    "watermark",
  ];
  return callsOf(
    said,
    typed(lines).map((text) => `/search?q=${encodeURIComponent(text)}`),
  );
}

/** Bars by their words, type and sides, as they are typed; no two on the same page. */
export function newMetals(said: ProductSaid): Call[] {
  const words = typed(["valcambi gold", "999.9", "silver switzerland"]);
  const questions = [
    "ingots.length.from=40&ingots.length.to=60",
    "ingots.silver=false&ingots.width.from=20",
    "country=CH",
    ...words.map((text) => `description=${encodeURIComponent(text)}`),
  ];
  const paths = Array.from({ length: variants }, (_, index) => {
    const page = 1 + Math.floor(index / questions.length);
    const question = questions[index % questions.length];
    return `/precious-metals/ingots?ingots.enabled=true&pageSize=9&page=${page}&${question}`;
  });
  return callsOf(said, paths);
}

/** The longest lines that the search over all areas takes, of as many words as fit. */
export function longestFinds(said: ProductSaid): Call[] {
  const letters = [..."abcdefghijklmnoprstuvwz"];
  const paths = letters.map((first, index) => {
    const words = letters.map((letter) => `${letter}${letters[(index + 7) % letters.length]}o`);
    return `/search?q=${encodeURIComponent([first, ...words, ...words].join(" ").slice(0, 200))}`;
  });
  return callsOf(said, paths);
}

/** The call that every screen waits for. */
export const currentUser = (said: ProductSaid): Call[] => callsOf(said, ["/currentUser"]);

/** Pages of details in turn. */
export function detailsOf(said: ProductSaid, ids: readonly string[]): Call[] {
  return callsOf(
    said,
    ids.map((id) => `/banknotes/${id}`),
  );
}

const each = (name: string, values: readonly (string | number)[]) =>
  values.map((value) => `${name}=${value}`);

const currencies = ["EUR", "USD", "GBP", "CHF", "JPY", "PLN", "HUF", "ILS"];
const sortings = ["note", "country", "value", "motif", "size", "issued", "status", "trade"];

/** Every filter of the search for banknotes by itself, as it is used at a counter. */
const filters: Readonly<Record<string, readonly string[]>> = {
  "no filter": [""],
  "text, a letter or two": each("text", ["e", "eu", "d", "do", "s", "sw", "k", "q"]),
  "text, a word": each("text", ["euro", "dollar", "franc", "queen", "castle", "bridge", "norway"]),
  "text, misspelt": each("text", ["elisabet", "dolar", "brigde", "casttle", "germny"]),
  currency: each("currencyISO", currencies),
  country: each("countryId", ["DE", "US", "GB", "CH", "JP", "PL", "HU", "IL"]),
  denomination: each("denomination", [1, 5, 10, 20, 50, 100, 1000]),
  "size in mm": each("widthMm", [120, 133, 140, 147, 153, 160]).map(
    (width, index) => `${width}&heightMm=${62 + index * 4}&toleranceMm=${1 + (index % 3)}`,
  ),
  "one side in mm": each("widthMm", [120, 133, 140, 147, 153, 160]),
  colour: each("colour", ["green", "blue", "red", "orange", "brown", "violet"]),
  substrate: each("substrate", ["cotton", "polymer", "hybrid"]),
  year: each("year", [1960, 1985, 1999, 2005, 2012, 2024]),
  status: each("status", ["issue", "outOfCirculation", "worthless"]),
  tradability: each("tradability", [0, 1, 2, 3]),
  sorting: sortings.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&order=desc`]),
  "a far page": each("page", [100, 1000, 2500, 5000]),
  "several filters": currencies.map((currency) => `currencyISO=${currency}&status=issue&year=2010`),
};

/** The questions of each filter, under its name. */
export function filterQuestions(said: ProductSaid): ReadonlyMap<string, Call[]> {
  return new Map(
    Object.entries(filters).map(([name, questions]) => [name, newQuestions(said, questions)]),
  );
}
