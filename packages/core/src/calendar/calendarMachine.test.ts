import { createActor, fromCallback } from "xstate";
import { describe, expect, it } from "vitest";
import { walk } from "../testing/index.ts";
import {
  calendarMachine,
  calendarView,
  isOpenable,
  provideCalendar,
  type CalendarEvent,
  type Month,
} from "./index.ts";

const item = { id: "DKK-2009-1000.worthless", content: null, images: [], banknoteId: "DKK-1000" };
const bare = { id: "bare", content: "  ", images: [], banknoteId: null };
const june = { year: 2026, month: 6 };

/** A calendar over an address of its own; its entries have been read. */
function open(month: Month = june) {
  const shown: Month[] = [];
  const ahead: string[] = [];
  let changed = () => {};
  const goTo = (to: Month) => {
    shown.push(to);
    changed();
  };
  const machine = provideCalendar({
    address: {
      month: () => shown.at(-1) ?? month,
      show: goTo,
      listen: (heard) => {
        changed = heard;
        return () => (changed = () => {});
      },
    },
    readAhead: (near) => ahead.push(`${near.year}-${near.month}`),
  });
  const actor = createActor(machine, { input: { month } }).start();
  actor.send({ type: "entries.read" });
  return { actor, ahead, goTo, shown, view: () => calendarView(actor.getSnapshot()) };
}

describe("the banknote calendar", () => {
  it("steps to the previous and the next month, one at a time, over the end of a year", () => {
    const { actor, shown, view } = open({ year: 2026, month: 1 });
    actor.send({ type: "month.stepped", by: "previous" });
    expect(view()).toMatchObject({ month: { year: 2025, month: 12 } });
    actor.send({ type: "month.stepped", by: "next" });
    expect(shown).toEqual([
      { year: 2025, month: 12 },
      { year: 2026, month: 1 },
    ]);
  });

  it("has no month outside 1900 to 2100", () => {
    const first = open({ year: 1900, month: 1 });
    first.actor.send({ type: "month.stepped", by: "previous" });
    expect(first.view()).toMatchObject({ previous: null, next: { year: 1900, month: 2 } });
    const last = open({ year: 2100, month: 12 });
    last.actor.send({ type: "month.stepped", by: "next" });
    expect(last.view()).toMatchObject({ previous: { year: 2100, month: 11 }, next: null });
    expect([first.shown, last.shown, first.ahead, last.ahead]).toEqual([
      [],
      [],
      ["1900-2"],
      ["2100-11"],
    ]);
  });

  it("follows the address, and reads the months beside the one that has been read", () => {
    const { actor, ahead, goTo, view } = open();
    expect(ahead).toEqual(["2026-5", "2026-7"]);
    goTo({ year: 2024, month: 3 });
    expect(view().month).toEqual({ year: 2024, month: 3 });
    expect(ahead).toHaveLength(2);
    actor.send({ type: "entries.read" });
    expect(ahead.slice(2)).toEqual(["2024-2", "2024-4"]);
  });

  it("no longer follows the address once it is closed", () => {
    const { actor, goTo, view } = open();
    actor.stop();
    goTo({ year: 2024, month: 3 });
    expect(view().month).toEqual(june);
  });

  it("opens the popup of an entry with content or images or a banknote, and of no other", () => {
    const { actor, view } = open();
    actor.send({ type: "item.chosen", item: bare });
    expect(view().openId).toBeNull();
    for (const [id, given] of Object.entries({
      content: { content: "<p>Look</p>" },
      images: { images: [{ id: "front" }] },
      banknote: { banknoteId: "DKK-1000" },
    })) {
      actor.send({ type: "item.chosen", item: { ...bare, id, ...given } });
      expect(view().openId).toBe(id);
    }
  });

  it("closes the popup on Escape, its own entry, another month or other entries", () => {
    const ways: CalendarEvent[] = [
      { type: "popup.dismissed" },
      { type: "item.chosen", item },
      { type: "month.shown", month: { year: 2020, month: 1 } },
      { type: "month.stepped", by: "next" },
      { type: "entries.read" },
    ];
    for (const way of ways) {
      const { actor, view } = open();
      actor.send({ type: "item.chosen", item });
      expect(view().openId).toBe(item.id);
      actor.send({ type: "month.shown", month: june });
      expect(view().openId).toBe(item.id);
      actor.send(way);
      expect(view().openId).toBeNull();
    }
  });
});

describe("calendarMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const walked = calendarMachine.provide({
      actors: { watchAddress: fromCallback(() => {}) },
      actions: { writeAddress: () => {}, readNeighbours: () => {} },
    });
    const report = walk(walked, {
      input: { month: { year: 2100, month: 11 } },
      events: [
        { type: "month.stepped", by: "next" },
        { type: "month.shown", month: { year: 2100, month: 11 } },
        { type: "month.shown", month: { year: 2100, month: 12 } },
        { type: "entries.read" },
        { type: "item.chosen", item },
        { type: "item.chosen", item: { ...item, id: "another" } },
        { type: "item.chosen", item: bare },
        { type: "popup.dismissed" },
      ],
      identify: ({ value, context }) => [value, context],
      invariant: (after, event, before) => {
        const { month, openId } = after.context;
        expect(openId !== null).toBe(after.matches({ browsing: "open" }));
        if (openId !== before.context.openId && openId !== null) expect(event).toBe("item.chosen");
        expect(openId).not.toBe(bare.id);
        expect(month.month).toBeLessThanOrEqual(12);
        // Another month has no entries yet.
        if (month !== before.context.month) expect(after.value).toBe("awaiting");
      },
    });
    expect(isOpenable(bare)).toBe(false);
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});
