import { replay, type Step, type Walkable } from "@specimen/core/testing";
import { useEffect, useMemo, useState } from "react";
import type { AnyEventObject } from "xstate";

/** A machine that is stepped event by event. */
export interface Stepper {
  /** The start and a step for each event. */
  readonly steps: readonly Step[];
  /** Which of them is shown. */
  readonly position: number;
  readonly step: Step;
  readonly isPlaying: boolean;
  /** Sends an event in the state that is shown; the steps after it are dropped. */
  readonly send: (event: AnyEventObject) => void;
  readonly goTo: (position: number) => void;
  /** Takes the events of a path, shows the start and plays them. */
  readonly play: (events: readonly AnyEventObject[]) => void;
  readonly pause: () => void;
}

/** Milliseconds for which a step is shown while a path is played. */
const pace = 900;

/** Steps a machine on a running actor, whose own actors never end by themselves. */
export function useStepper(walk: Walkable): Stepper {
  const [{ events, position, isPlaying }, setState] = useState({
    events: [] as readonly AnyEventObject[],
    position: 0,
    isPlaying: false,
  });
  const steps = useMemo(() => replay(walk, events), [walk, events]);
  const isAtEnd = position >= steps.length - 1;
  useEffect(() => {
    if (!isPlaying || isAtEnd) return undefined;
    const timer = setTimeout(
      () => setState((state) => ({ ...state, position: state.position + 1 })),
      pace,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, position]);
  const step = steps[position] ?? steps[0];
  if (step === undefined) throw new Error("A replay has at least its start");
  return {
    steps,
    position,
    step,
    isPlaying: isPlaying && !isAtEnd,
    send: (event) =>
      setState({
        events: [...events.slice(0, position), event],
        position: position + 1,
        isPlaying: false,
      }),
    goTo: (next) => setState({ events, position: next, isPlaying: false }),
    play: (path) => setState({ events: path, position: 0, isPlaying: true }),
    pause: () => setState({ events, position, isPlaying: false }),
  };
}
