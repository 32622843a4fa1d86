/** Pages to offer around the current one, 1-based; null stands for pages left out. */
export function pagesToShow(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) [2, 3].forEach((page) => wanted.add(page));
  if (current >= count - 2) [count - 1, count - 2].forEach((page) => wanted.add(page));
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    // A gap of a single page is no gap: the page itself takes no more space.
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? [null, page] : [page];
  });
}
