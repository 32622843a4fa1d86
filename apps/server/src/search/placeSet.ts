/** A set of places, 0 and up to a length, with a bit for each. */
export class PlaceSet {
  #bits: Uint32Array;

  constructor(length: number) {
    this.#bits = new Uint32Array(Math.ceil(length / 32));
  }

  /** A set of the places of several lists. */
  static of(length: number, lists: readonly Uint32Array[]): PlaceSet {
    const set = new PlaceSet(length);
    for (const places of lists) {
      for (let at = 0; at < places.length; at += 1) set.add(places[at] ?? 0);
    }
    return set;
  }

  /** The places that all sets of one length have; undefined without sets. */
  static common([first, ...others]: readonly PlaceSet[]): PlaceSet | undefined {
    if (first === undefined) return undefined;
    const common = new PlaceSet(0);
    common.#bits = first.#bits.slice();
    for (const other of others) common.keep(other);
    return common;
  }

  /** How many places are in the set. */
  get size(): number {
    let size = 0;
    for (const bits of this.#bits) size += countOf(bits);
    return size;
  }

  /** The bytes that it takes. */
  get byteLength(): number {
    return this.#bits.byteLength;
  }

  add(place: number): void {
    const at = place >>> 5;
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (place & 31));
  }

  has(place: number): boolean {
    return ((this.#bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }

  /** Removes the places that another set of the same length does not have. */
  keep(other: PlaceSet): void {
    for (let at = 0; at < this.#bits.length; at += 1) {
      this.#bits[at] = (this.#bits[at] ?? 0) & (other.#bits[at] ?? 0);
    }
  }

  /** The places in ascending order. */
  places(): Uint32Array {
    const places = new Uint32Array(this.size);
    let count = 0;
    for (let at = 0; at < this.#bits.length; at += 1) {
      for (let rest = this.#bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
        places[count++] = at * 32 + (31 - Math.clz32(rest & -rest));
      }
    }
    return places;
  }
}

/** The bits that are set of 32. */
function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
