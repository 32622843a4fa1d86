import {
  dropDraft,
  keepDraft,
  nameOfDraft,
  namesOfDrafts,
  readDraft,
  type Draft,
  type DraftPlace,
} from "@specimen/core/editing";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { clock } from "../../browser/clock.ts";
import { locks } from "../../browser/locks.ts";
import { localStore } from "../../browser/stores.ts";

/** What was typed into the same form elsewhere, by its name in the browser's storage. */
export interface OtherDraft {
  readonly name: string;
  readonly at: number;
}

export interface DraftsOptions {
  place: DraftPlace;
  /** What is typed here now; null where that is nothing. */
  typed: () => Draft | null;
  /** Brings a draft back into the form. */
  show: (draft: Draft) => void;
}

export interface Drafts {
  /** What was left behind in this browser, where there is anything, is shown by now. */
  readonly isOpen: boolean;
  /** False where the browser could not take what was typed last, which is then lost with the tab. */
  readonly isKept: boolean;
  /** Keeps what is typed, or forgets what was kept where nothing is. */
  readonly keep: () => void;
  /** Keeps what is typed, where anything is. */
  readonly keepTyped: () => void;
  /** Forgets what was kept for this form, and no other one. */
  readonly drop: () => void;
  /** Keeps what is typed for the last time; from then on it is no longer this form's. */
  readonly leave: () => void;
  /** What other tabs left behind, beside what is shown. */
  readonly others: readonly OtherDraft[];
  /** Shows what another tab left behind; what is typed here takes its place among the others. */
  readonly take: (name: string) => void;
  readonly dropOther: (name: string) => void;
}

/**
 * What is typed into a form, kept in the browser's storage under a name of its own for each open
 * form. An open form holds the lock of its name, so a draft whose lock is granted was left behind,
 * by a reload, a closed tab or a crash: the one typed last comes back, the others are offered.
 */
export function useDrafts({ place, typed, show }: DraftsOptions): Drafts {
  const [id] = useState(() => crypto.randomUUID());
  const name = useRef(nameOfDraft(place, id));
  const isLeft = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const [others, setOthers] = useState<readonly OtherDraft[]>([]);
  const keepTyped = () => {
    const draft = typed();
    if (draft !== null && !isLeft.current) setIsKept(keepDraft(localStore(), name.current, draft));
  };
  const drop = () => {
    if (!isLeft.current) dropDraft(localStore(), name.current);
    setIsKept(true);
  };

  const find = useEffectEvent((found: string, mayShow: boolean) => {
    const draft = readDraft(localStore(), found);
    if (draft === null) return;
    if (mayShow && typed() === null) {
      name.current = found;
      show(draft);
    } else setOthers((before) => [...before, { name: found, at: draft.at }]);
  });
  const open = useEffectEvent((signal: AbortSignal) => {
    let isOpening = true;
    const hold = (held: string, granted: () => void) =>
      locks
        .request(held, signal, () => {
          if (!signal.aborted) granted();
          return untilAborted(signal);
        })
        // Left before it was granted.
        .catch(() => undefined);
    for (const each of namesOfDrafts(localStore(), place))
      void hold(each, () => find(each, isOpening));
    // Locks are granted in the order of their requests: what comes after this one was held elsewhere.
    void hold(nameOfDraft(place, id), () => {
      isOpening = false;
      setIsOpen(true);
    });
  });
  useEffect(() => {
    const left = new AbortController();
    // The locks of a form that was just left are free by then.
    const cancel = clock.after(0, () => open(left.signal));
    return () => {
      cancel();
      left.abort();
    };
  }, []);

  return {
    isOpen,
    isKept,
    keepTyped,
    keep: () => {
      keepTyped();
      if (typed() === null) drop();
    },
    drop,
    leave: () => {
      keepTyped();
      isLeft.current = true;
    },
    others,
    take: (taken) => {
      const draft = readDraft(localStore(), taken);
      const own = typed();
      const left = own === null ? [] : [{ name: name.current, at: own.at }];
      keepTyped();
      setOthers((before) => [...before.filter((each) => each.name !== taken), ...left]);
      if (draft === null) return;
      name.current = taken;
      show(draft);
    },
    dropOther: (dropped) => {
      dropDraft(localStore(), dropped);
      setOthers((before) => before.filter((each) => each.name !== dropped));
    },
  };
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
