import type { Address } from "../ports/index.ts";

/** An address bar in memory; `left` lists where the page was left for. */
export interface FakeAddress extends Address {
  readonly left: readonly string[];
  /** Every address shown, the first one included. */
  readonly shown: readonly string[];
}

/** Stands at `url`. */
export function createFakeAddress(url: string): FakeAddress {
  const shown = [url];
  const left: string[] = [];
  const current = () => shown.at(-1) ?? url;
  return {
    left,
    shown,
    current,
    replace: (path) => {
      shown.push(new URL(path, current()).href);
    },
    leave: (target) => {
      left.push(target);
    },
  };
}
