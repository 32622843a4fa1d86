/** The 32-bit FNV-1a hash of a text, by code points; whole and not negative. Source: Fowler, Noll and Vo. */
export function hash32(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}
