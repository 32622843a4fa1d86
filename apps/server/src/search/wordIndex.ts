import { LRUCache } from "lru-cache";
import { PlaceSet } from "./placeSet.ts";
import type { Terms, Word } from "./terms.ts";

/** The words of texts in memory; a text is named by its place, 0 and up. */
export interface WordIndex {
  /** The texts that have the words of all terms; none without terms. Not to be changed. */
  find(terms: Terms): PlaceSet;
}

/** The most bytes of what was found that are kept by one index. */
const keptBytes = 1024 * 1024;

/** Collects texts word by word. */
export class WordIndexBuilder {
  readonly #places = new Map<string, number[]>();
  #length = 0;

  /** Adds a text with its distinct words. */
  add(words: Iterable<string>): void {
    for (const word of words) {
      const places = this.#places.get(word);
      if (places === undefined) this.#places.set(word, [this.#length]);
      else places.push(this.#length);
    }
    this.#length += 1;
  }

  build(): WordIndex {
    const length = this.#length;
    const words = [...this.#places.keys()].sort();
    // The places of all words one after the other, so that those of a prefix are one range.
    const starts = new Uint32Array(words.length + 1);
    for (const [at, word] of words.entries()) {
      starts[at + 1] = (starts[at] ?? 0) + (this.#places.get(word)?.length ?? 0);
    }
    const places = new Uint32Array(starts[words.length] ?? 0);
    for (const [at, word] of words.entries()) {
      places.set(this.#places.get(word) ?? [], starts[at]);
      this.#places.delete(word);
    }

    /** How many words come before a text or, with `isPrefix`, begin with it. */
    function countBefore(text: string, { isPrefix = false } = {}): number {
      let low = 0;
      let high = words.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const word = words[middle] ?? "";
        if (word < text || (isPrefix && word.startsWith(text))) low = middle + 1;
        else high = middle;
      }
      return low;
    }

    function addPlaces({ text, isPrefix }: Word, found: PlaceSet): void {
      const first = countBefore(text);
      const isKnown = words[first] === text;
      const end = isPrefix ? countBefore(text, { isPrefix }) : first + (isKnown ? 1 : 0);
      const last = starts[end] ?? 0;
      for (let at = starts[first] ?? 0; at < last; at += 1) found.add(places[at] ?? 0);
    }

    function find(terms: Terms): PlaceSet {
      const [found = new PlaceSet(0), ...others] = terms.map((term) => {
        const withTerm = new PlaceSet(length);
        for (const word of term) addPlaces(word, withTerm);
        return withTerm;
      });
      for (const other of others) found.keep(other);
      return found;
    }

    return { find: keepFound(find) };
  }
}

/** Keeps what was found for the words of the last questions. */
export function keepFound(find: (terms: Terms) => PlaceSet): (terms: Terms) => PlaceSet {
  const kept = new LRUCache<Terms, PlaceSet>({
    maxSize: keptBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 100,
  });
  return (terms) => {
    const known = kept.get(terms);
    if (known !== undefined) return known;
    const found = find(terms);
    kept.set(terms, found);
    return found;
  };
}
