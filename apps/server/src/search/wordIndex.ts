import type { Terms, Word } from "./terms.ts";

/** The words of texts in memory; a text is named by its place, 0 and up. */
export interface WordIndex {
  /** For each text 1 where it has the words of all terms, else 0. */
  find(terms: Terms): Uint8Array;
}

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
    const places = words.map((word) => Uint32Array.from(this.#places.get(word) ?? []));
    // What is returned would keep it as long as itself.
    this.#places.clear();

    /** The first word that does not come before a text. */
    function firstFrom(text: string): number {
      let low = 0;
      let high = words.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((words[middle] ?? "") < text) low = middle + 1;
        else high = middle;
      }
      return low;
    }

    const matches = (at: number, { text, isPrefix }: Word) => {
      const word = words[at];
      return word !== undefined && (isPrefix ? word.startsWith(text) : word === text);
    };

    return {
      find(terms) {
        // How many of the terms, from the first on, each text has.
        const found = new Uint8Array(length);
        for (const [met, term] of terms.entries()) {
          for (const word of term) {
            for (let at = firstFrom(word.text); matches(at, word); at += 1) {
              for (const place of places[at] ?? []) {
                if (found[place] === met) found[place] = met + 1;
              }
            }
          }
        }
        for (let place = 0; place < length; place += 1) {
          found[place] = terms.length > 0 && found[place] === terms.length ? 1 : 0;
        }
        return found;
      },
    };
  }
}
