import { useState, type ReactNode } from "react";
import { useCountdown } from "../services/hooks/useCountdown.ts";
import { useReconnected } from "../services/hooks/useReconnected.ts";
import { FatalScreen } from "./FatalScreen.tsx";

/** Seconds before each further try. */
const waits = [2, 4, 8, 15, 30] as const;
const longestWait = 30;

interface BootRetryProps {
  error: unknown;
  /** Rejects while the product still cannot start. */
  open: () => Promise<ReactNode>;
  /** Whether another try can help. */
  isPassing: (error: unknown) => boolean;
}

/** The product could not start: it says so, and where nobody answered it tries again by itself. */
export function BootRetry({ error, open, isPassing }: BootRetryProps) {
  const [failure, setFailure] = useState({ error, tries: 0, isTrying: false });
  const [opened, setOpened] = useState<ReactNode>(null);
  const seconds = waits[failure.tries] ?? longestWait;
  const isWaiting = isPassing(failure.error) && opened === null;
  const again = () => {
    if (failure.isTrying || !isWaiting) return;
    setFailure({ ...failure, isTrying: true });
    open().then(setOpened, (failed: unknown) =>
      setFailure({ error: failed, tries: failure.tries + 1, isTrying: false }),
    );
  };
  useCountdown(seconds, failure.tries, again);
  useReconnected(again);
  if (opened !== null) return opened;
  return (
    <FatalScreen
      error={failure.error}
      {...(isWaiting && { again: { seconds, cause: failure.tries, now: again } })}
    />
  );
}
