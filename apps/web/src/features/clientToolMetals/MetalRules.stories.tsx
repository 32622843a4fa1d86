import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { clock } from "../../browser/clock.ts";
import { Area } from "../../testing/Area.tsx";
import { conflictWith } from "../../testing/conflict.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import {
  isCompared,
  isKept,
  isSaved,
  needsTwo,
  sampleRecords,
  savings,
  stopTrading,
  waits,
} from "../../testing/tradeStories.ts";
import { paths } from "../../url/paths.ts";
import { sampleDictionary } from "../../widgets/samples.ts";
import ClientToolMetalsRoutes from "./routes.tsx";

const { base, trade, info } = paths.clientToolMetals;
const records = sampleRecords("Krugerrand 1 oz", "Vreneli 20 francs");
const manyCoins = {
  version: "7",
  records: Array.from({ length: 30 }, (_, index) => ({
    recordId: `coin-${index}`,
    name: `Krugerrand of ${1967 + index}`,
    countryId: "ZA",
    tradability: 3,
    pending: null,
  })),
};
const coins = "/client-tool/precious-metals/coins/tradability";
const put = `PUT ${coins}`;
const putPrice = "PUT /client-tool/precious-metals/prices/{metal}";
const silver = { pricePerGram: 1.42, currencyISO: "EUR", date: "2026-11-20", source: "Treasury" };
const written = { changeId: "42", status: "effective", subjects: ["silver"], version: "8" };
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  [`GET ${coins}`]: ok(records),
  "GET /client-tool/precious-metals/ingots/tradability": ok({ version: "7", records: [] }),
  "GET /client-tool/precious-metals/prices": ok({
    version: "7",
    prices: [{ metal: "gold", price: { ...silver, pricePerGram: 118.2 } }],
  }),
  "GET /precious-metals/coins-variants": ok([]),
  "GET /precious-metals/ingots-variants": ok([]),
  [put]: savings.saved,
  [putPrice]: ok(written),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Precious metals",
  component: Area,
  args: { base, routes: ClientToolMetalsRoutes },
  decorators: [inStoryWorld({ path: trade, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Coins with their rules; a change that waits is named at its coin. */
export const Coins: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("gridcell", {
        name: /Vreneli.*awaiting approval or planned: Not traded/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "Name or country" })).toBeVisible();
    await stopTrading(canvas);
    await isSaved(canvas);
  },
};
/** On a small page the bar that saves takes two lines: the one that sets rules neither covers it nor is under it. */
export const NarrowBars: Story = {
  ...narrow,
  parameters: at(trade, {
    replies: { [`GET ${coins}`]: ok(manyCoins) },
  }),
  play: async ({ canvas }) => {
    const save = await canvas.findByRole("button", { name: /^Save/ });
    const set = canvas.getByRole("button", { name: /^Buy and sell/ });
    const foot = save.closest("form")?.lastElementChild;
    const bulk = set.parentElement?.parentElement;
    const rows = canvas.getByRole("grid");
    // Stuck to the foot of the page over the rows.
    rows.scrollIntoView({ block: "start" });
    await waitFor(() => {
      const bottom = bulk?.getBoundingClientRect().bottom ?? Infinity;
      return expect(bottom).toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0);
    });
    // Not yet stuck, below rows that begin lower: under the bar that saves.
    await expect(Number(getComputedStyle(bulk ?? rows).zIndex)).toBeLessThan(
      Number(getComputedStyle(foot ?? rows).zIndex),
    );
    await fitsWidth();
  },
};
export const NoBars: Story = {
  parameters: at(paths.clientToolMetals.tradeOf("ingot")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No results" })).toBeVisible();
  },
};
export const Conflict: Story = {
  parameters: at(trade, { replies: { [put]: savings.conflict } }),
  play: async ({ canvas }) => {
    await stopTrading(canvas);
    await isCompared(canvas);
  },
};
/** Several rules were sent, of which one was changed by somebody else: the answer has rules by coin. */
export const ConflictOfSome: Story = {
  parameters: at(trade, { replies: { [put]: conflictWith({ one: 1 }) } }),
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByRole("gridcell");
    await userEvent.click(cell as HTMLElement);
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}0");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await canvas.findByRole("button", { name: "Save as chosen" });
    const row = canvas.getByRole("row", { name: /^Krugerrand.*Buy.*Not traded/ });
    await expect(within(row).getByRole("radiogroup")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Vreneli.*only I changed it/ })).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: at(trade, { isOffline: true, replies: { [put]: savings.offline } }),
  play: async ({ canvas }) => {
    await stopTrading(canvas);
    await isKept(canvas);
  },
};
export const Waiting: Story = {
  parameters: at(trade, { replies: { ...needsTwo("coinTradability"), [put]: savings.waiting } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Send for approval/ });
    await stopTrading(canvas);
    await waits(canvas);
  },
};
export const Failed: Story = {
  parameters: at(trade, { replies: { [`GET ${coins}`]: refused(503, "unavailable") } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The rules could not be loaded" }),
    ).toBeVisible();
  },
};

/** The price of a gram, judged by the contract before it is sent. */
export const Price: Story = {
  parameters: at(info),
  play: async ({ canvas }) => {
    const price = await canvas.findByRole("textbox", { name: "Price" });
    await expect(price).toHaveValue("118.2");
    await userEvent.clear(price);
    await userEvent.type(price, "-1");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await expect(price).toBeInvalid();
    await userEvent.clear(price);
    await userEvent.type(price, "119");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await isSaved(canvas);
  },
};

/** Of coins that could not be loaded the screen says so; prices are changed all the same. */
export const CoinsUnavailable: Story = {
  parameters: at(info, {
    replies: { "GET /precious-metals/coins-variants": refused(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Coins and bars could not be loaded" }),
    ).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Price" })).toBeVisible();
  },
};

/** The price has the comma of the language; what may be thousands is asked about, not guessed. */
export const GermanPrice: Story = {
  parameters: at(info, { language: "de" }),
  play: async ({ canvas }) => {
    const price = await canvas.findByRole("textbox", { name: "Preis" });
    await expect(price).toHaveValue("118,2");
    await userEvent.clear(price);
    await userEvent.type(price, "1.234");
    await userEvent.click(await canvas.findByRole("button", { name: /^Speichern/ }));
    await expect(price).toHaveAccessibleDescription(/Zahl ohne Tausendertrennzeichen/);
  },
};

/**
 * Nobody has written a price of this metal yet; a new one is of a day that has begun for the service
 * too, which counts days in UTC.
 */
export const NoPrice: Story = {
  parameters: at(info, {
    replies: {
      "GET /client-tool/precious-metals/prices": ok({ version: "7", prices: [] }),
    },
  }),
  beforeEach: () => {
    const now = spyOn(clock, "now").mockReturnValue(Date.parse("2026-11-22T23:30:00Z"));
    const here = spyOn(Date.prototype, "getDate").mockReturnValue(23);
    return () => {
      now.mockRestore();
      here.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Price" })).toHaveValue("0");
    await expect(canvas.getByLabelText("Date")).toHaveValue("2026-11-22");
  },
};

/** Both prices side by side, with what differs marked. */
export const PriceConflict: Story = {
  parameters: at(info, { replies: { [putPrice]: conflictWith({ ...silver, pricePerGram: 120 }) } }),
  play: async ({ canvas, canvasElement }) => {
    const price = await canvas.findByRole("textbox", { name: "Price" });
    await userEvent.clear(price);
    await userEvent.type(price, "119");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await expect(await canvas.findByRole("row", { name: /Price.*120.*119/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll("mark")).toHaveLength(2);
  },
};
