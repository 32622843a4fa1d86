import { createBrowserInspector } from "@statelyai/inspect";
import type { InspectionEvent, Observer } from "xstate";
import { page } from "../../browser/page.ts";

/** Kept until the inspector is open; the first tell it which machines there are. */
const maxDeferredEvents = 1000;

/** Enough for states within states, and for objects with that many parts. */
const serializationDepthLimit = 40;

/**
 * Opens the Stately inspector in a window beside the product and tells it what the machines do.
 * It posts to its window and needs no other connection.
 */
export function openInspector(): Observer<InspectionEvent> {
  const { adapter, inspect } = createBrowserInspector({
    maxDeferredEvents,
    serializationDepthLimit,
  });
  const { window, url } = adapter.options;
  // A browser may refuse a window that nobody asked for: the next press asks for it.
  const stop = page.onPressed(() => {
    adapter.targetWindow ??= window.open(String(url), "xstateinspector");
    if (adapter.targetWindow !== null) stop();
  });
  return inspect;
}
