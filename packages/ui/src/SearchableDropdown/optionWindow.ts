/** Height of an option in rem; every option has it, so a window over them is arithmetic. */
export const optionHeight = 2.5;

/** Space above the first and below the last option, in rem. */
export const listPadding = 0.25;

/** Height of so many options in CSS; none have none. */
export const heightOf = (count: number): string =>
  count === 0 ? "0" : `${count * optionHeight + 2 * listPadding}rem`;

/** Options that fit the list's 14 rem, the partly seen one counted. */
const inSight = 6;
/** Options kept ready above and below what is in sight, once the list was scrolled. */
export const ready = 3;

/**
 * Indices of the options to draw when `first` is the topmost in sight, so many `around` those in sight,
 * and the highlighted one wherever it is.
 */
export function optionsToDraw(
  first: number,
  count: number,
  highlighted: number,
  around: number,
): number[] {
  const from = Math.max(0, Math.min(first, count - inSight) - around);
  const to = Math.min(count, first + inSight + around);
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  // What `aria-activedescendant` points at has to exist.
  const isElsewhere = highlighted >= 0 && highlighted < count && !drawn.includes(highlighted);
  return isElsewhere ? [...drawn, highlighted] : drawn;
}

/** Index of the topmost option in sight of a scrolled list. */
export function firstInSight(list: HTMLElement, count: number): number {
  return Math.floor((list.scrollTop / list.scrollHeight) * count);
}

/** Scrolls a list back to its beginning. */
export function scrollToStart(listId: string): void {
  const list = document.getElementById(listId);
  if (list) list.scrollTop = 0;
}

/** Scrolls the list of that id so far that one option is whole in sight. */
export function scrollToOption(listId: string, index: number, count: number): void {
  const list = document.getElementById(listId);
  if (!list) return;
  const height = list.scrollHeight / count;
  const top = index * height;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight;
}

/** The id of an option, which `aria-activedescendant` names. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
