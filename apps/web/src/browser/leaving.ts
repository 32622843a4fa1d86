/** Goes where the visitor wanted to go. */
export type GoOn = () => void;

interface Leaving {
  /** Called instead of leaving, by a link or by going back, with what goes on all the same. */
  ask: (goOn: GoOn) => void;
  /** Follows a link inside the product. */
  follow: (path: string) => void;
}

/**
 * Asks before another page takes the place of this one. Closing the tab or reloading it is asked by
 * the browser in its own words. Returns a function that stops asking.
 */
export function guardLeaving({ ask, follow }: Leaving): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
  document.addEventListener("click", (event) => onClick(event, { ask, follow }), {
    signal,
    capture: true,
  });
  let isPassing = false;
  // Not every browser has it; what was typed is kept there too.
  const { navigation } = globalThis as { navigation?: Navigation };
  navigation?.addEventListener(
    "navigate",
    (event) => {
      if (isPassing || event.navigationType !== "traverse" || !event.cancelable) return;
      if (new URL(event.destination.url).pathname === location.pathname) return;
      event.preventDefault();
      const { key } = event.destination;
      ask(() => {
        isPassing = true;
        navigation.traverseTo(key);
      });
    },
    { signal },
  );
  return () => stop.abort();
}

function onClick(event: MouseEvent, { ask, follow }: Leaving): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target === "_blank") return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() => follow(pathname + search + hash));
}
