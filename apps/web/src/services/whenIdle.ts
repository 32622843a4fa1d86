import { onIdle } from "../browser/idle.ts";

/** Does something that is not urgent; the returned function calls it off. */
export const whenIdle = (task: () => void): (() => void) => onIdle(task);
