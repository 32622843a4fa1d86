import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok } from "../../testing/replies.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { recordRows, rulesOfRecords } from "./recordRows.ts";
import { TradeForm } from "./TradeForm.tsx";

/** More than a window has place for. */
const records = Array.from({ length: 40 }, (_, index) => ({
  recordId: `coin-${index + 1}`,
  name: `Coin ${index + 1}`,
  countryId: null,
  tradability: 3 as const,
  pending: null,
}));

const meta: Meta<typeof TradeForm> = {
  title: "Client tool/Matrix by keyboard",
  component: TradeForm,
  args: {
    section: "coinTradability",
    title: "Buying and selling",
    filterLabel: "Name or country",
    rows: recordRows(records, [], "Rule"),
    saved: rulesOfRecords(records),
    version: "7",
    send: fn(),
    onWritten: fn(),
  },
  decorators: [
    inStoryWorld({
      replies: { "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }) },
      language: "de",
    }),
  ],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof TradeForm>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const cellOf = (canvas: Canvas, name: RegExp) => canvas.findByRole("gridcell", { name });

/** How far the ring of what has the focus reaches beyond it, in pixels. */
function ringReach(cell: HTMLElement): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(cell);
  return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
}

/** The place that a cell has above it in its row, which shows nothing beyond its border. */
function placeAbove(cell: HTMLElement): number {
  const row = cell.closest<HTMLElement>("[role=row]");
  const top = (row?.getBoundingClientRect().top ?? 0) + (row?.clientTop ?? 0);
  return cell.getBoundingClientRect().top - top;
}

/** The keys lead to the first and the last record; a record without a country has no place for one. */
export const FirstAndLast: Story = {
  play: async ({ canvas }) => {
    const first = await cellOf(canvas, /^Coin 1, Rule, An- und Verkauf$/);
    await expect(canvas.getByRole("grid")).toHaveAccessibleDescription(/R wählt die Zeile aus/);
    await userEvent.click(first);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    const last = await cellOf(canvas, /^Coin 40,/);
    await expect(last).toHaveFocus();
    await expect(ringReach(last)).toBeLessThanOrEqual(placeAbove(last));
    await userEvent.keyboard("{Control>}{Shift>}{Home}{/Shift}{/Control}");
    await expect(first).toHaveFocus();
    await expect(canvas.getByText("Ausgewählt: 40")).toBeVisible();
  },
};

const series = (title: string, text: string) => ({
  key: text,
  title,
  text,
  cells: [{ id: text, label: "10", pending: null, isWorthless: false }],
});

/** The letters of a currency in the middle of a word of another series are no hit. */
export const FoundByWords: Story = {
  args: {
    rows: [series("Kanada, CAD", "Hochformatige Serie"), series("Schweiz, CHF", "9. Serie")],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("searchbox");
    const names = () =>
      canvas.queryAllByRole("rowheader").map(({ textContent }) => textContent.split(",")[0]);
    await userEvent.type(field, "chf");
    await waitFor(() => expect(names()).toEqual(["Schweiz"]));
    await userEvent.clear(field);
    await userEvent.type(field, "hoch 10");
    await waitFor(() => expect(names()).toEqual(["Kanada"]));
  },
};

/** On a phone the bar below takes several lines: what has the focus is never behind it. */
export const NeverCovered: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const bar = canvas.getByText("Ausgewählt: 1").parentElement?.parentElement;
    await waitFor(() => expect(document.documentElement.style.cssText).toContain("--bulk-bar"));
    await userEvent.click(await cellOf(canvas, /^Coin 1,/));
    for (const [key, places] of [
      ["{ArrowDown}", 12],
      ["{ArrowUp}", 12],
    ] as const)
      for (let place = 0; place < places; place += 1) {
        await userEvent.keyboard(key);
        const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: Infinity };
        await expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
      }
    await fitsWidth();
  },
};
