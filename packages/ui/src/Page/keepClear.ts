/** Where the height of a bar at the foot of the page is told, in pixels; by it what has the focus stays above. */
export const barHeights = { save: "--save-bar", consent: "--consent-bar" } as const;

/** The ref of a bar: the page knows its height by a name as long as it is there. */
export function keepClear(name: `--${string}`) {
  return (bar: HTMLElement | null) => {
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(name, `${bar.getBoundingClientRect().height}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
}
