import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { walk } from "../testing/index.ts";
import {
  calendarMachine,
  calendarView,
  isOpenable,
  type CalendarEmitted,
  type CalendarEvent,
  type Month,
} from "./index.ts";

const item = { id: "DKK-2009-1000.worthless", content: null, images: [], banknoteId: "DKK-1000" };
const bare = { id: "bare", content: "  ", images: [], banknoteId: null };

function open() {
  const actor = createActor(calendarMachine).start();
  const wished: CalendarEmitted[] = [];
  actor.on("month.wished", (month) => wished.push(month));
  return { actor, wished, openId: () => calendarView(actor.getSnapshot()).openId };
}

describe("the banknote calendar", () => {
  it("wishes for the previous and the next month, one at a time, over the end of a year", () => {
    const { actor, wished } = open();
    actor.send({ type: "month.stepped", from: { year: 2026, month: 1 }, by: "previous" });
    actor.send({ type: "month.stepped", from: { year: 2026, month: 12 }, by: "next" });
    expect(wished).toEqual([
      { type: "month.wished", year: 2025, month: 12 },
      { type: "month.wished", year: 2027, month: 1 },
    ]);
  });

  it("wishes for no month outside 1900 to 2100", () => {
    const { actor, wished } = open();
    actor.send({ type: "month.stepped", from: { year: 1900, month: 1 }, by: "previous" });
    actor.send({ type: "month.stepped", from: { year: 2100, month: 12 }, by: "next" });
    expect(wished).toEqual([]);
  });

  it("opens the popup of an entry with content or images or a banknote, and of no other", () => {
    const { actor, openId } = open();
    actor.send({ type: "item.chosen", item: bare });
    expect(openId()).toBeNull();
    for (const [id, given] of Object.entries({
      content: { content: "<p>Look</p>" },
      images: { images: [{ id: "front" }] },
      banknote: { banknoteId: "DKK-1000" },
    })) {
      actor.send({ type: "item.chosen", item: { ...bare, id, ...given } });
      expect(openId()).toBe(id);
    }
  });

  it("closes the popup on Escape, an outside click, or another month", () => {
    const { actor, openId } = open();
    const ways: CalendarEvent[] = [
      { type: "popup.dismissed" },
      { type: "month.shown" },
      { type: "month.stepped", from: { year: 2026, month: 6 }, by: "next" },
    ];
    for (const way of ways) {
      actor.send({ type: "item.chosen", item });
      expect(openId()).toBe(item.id);
      actor.send(way);
      expect(openId()).toBeNull();
    }
  });
});

describe("calendarMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const months: Month[] = [
      { year: 2026, month: 6 },
      { year: 2100, month: 12 },
    ];
    const report = walk(calendarMachine, {
      events: [
        ...months.map((from) => ({ type: "month.stepped" as const, from, by: "next" as const })),
        { type: "month.shown" },
        { type: "item.chosen", item },
        { type: "item.chosen", item: { ...item, id: "another" } },
        { type: "item.chosen", item: bare },
        { type: "popup.dismissed" },
      ],
      identify: ({ value, context }) => [value, context],
      invariant: (after, event, before) => {
        const { openId } = after.context;
        expect(openId !== null).toBe(after.matches({ browsing: "open" }));
        if (openId !== before.context.openId && openId !== null) expect(event).toBe("item.chosen");
        expect(openId).not.toBe(bare.id);
      },
    });
    expect(isOpenable(bare)).toBe(false);
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});
