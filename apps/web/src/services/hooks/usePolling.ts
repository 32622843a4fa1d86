import {
  providePolling,
  type PollingInput,
  type PollingPorts,
  type PollingView,
} from "@specimen/core/polling";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { presence } from "../../browser/presence.ts";
import { useInspection } from "./useInspection.ts";

/**
 * Reads again and again while the screen is open, in sight and connected; it ends with the screen.
 * The first `ports` and `input` are kept.
 */
export function usePolling<Answer>(
  ports: Omit<PollingPorts<Answer>, "presence">,
  input: PollingInput,
): PollingView<Answer> {
  const inspection = useInspection();
  const [{ machine, view }] = useState(() => providePolling({ ...ports, presence }));
  const actor = useActorRef(machine, { input, ...inspection });
  return useSelector(actor, view, shallowEqual);
}
