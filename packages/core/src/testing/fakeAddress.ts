import type { Address } from "../ports/index.ts";

/** An address bar in memory; `left` lists the addresses that the page left for. */
export interface FakeAddress extends Address {
  readonly left: readonly string[];
  /** Every address shown, the first one included. */
  readonly shown: readonly string[];
  /** Reports each further address, as a router does: a moment later, with path, query and fragment. */
  follow(router: (path: string) => void): void;
}

/** An address bar that shows `url`. */
export function createFakeAddress(url: string): FakeAddress {
  const shown = [url];
  const left: string[] = [];
  let router: (path: string) => void = () => {};
  const current = () => shown.at(-1) ?? url;
  return {
    left,
    shown,
    current,
    follow: (follower) => {
      router = follower;
    },
    replace: (path) => {
      const { href, pathname, search, hash } = new URL(path, current());
      shown.push(href);
      queueMicrotask(() => router(pathname + search + hash));
    },
    leave: (target) => {
      left.push(target);
    },
  };
}
