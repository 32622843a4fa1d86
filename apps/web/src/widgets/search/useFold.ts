import { useState } from "react";

/** Whether the fold is open, and how to turn it. */
export interface Fold {
  isOpen: boolean;
  turn: () => void;
}

/** A fold over filters: it opens by itself when one of them is set, and closes by hand only. */
export function useFold(isAnySet: boolean): Fold {
  const [fold, setFold] = useState({ isOpen: isAnySet, wasAnySet: isAnySet });
  if (fold.wasAnySet !== isAnySet)
    setFold({ isOpen: fold.isOpen || isAnySet, wasAnySet: isAnySet });
  return {
    isOpen: fold.isOpen,
    turn: () => setFold((now) => ({ ...now, isOpen: !now.isOpen })),
  };
}
