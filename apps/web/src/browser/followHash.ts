/** What stands after the hash sign, also once another address of the same page was opened. */
export function followHash(onChange: (hash: string) => void): () => void {
  const tell = () => onChange(location.hash.slice(1));
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}
