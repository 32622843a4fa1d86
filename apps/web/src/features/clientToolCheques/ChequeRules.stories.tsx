import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
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
import ClientToolChequesRoutes from "./routes.tsx";

const { base, trade } = paths.clientToolCheques;
const path = "/client-tool/travellers-cheques/tradability";
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  [`GET ${path}`]: ok(sampleRecords("Northern Bank, 100 dollars", "Visa, 50 euro")),
  [`PUT ${path}`]: savings.saved,
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Travellers cheques",
  component: Area,
  args: { base, routes: ClientToolChequesRoutes },
  decorators: [inStoryWorld({ path: trade, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Cheques with their rules; a change that waits is named at its cheque. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("gridcell", {
        name: /Visa.*awaiting approval or planned: Not traded/,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("searchbox", { name: "Issuer, currency or value" }),
    ).toBeVisible();
    await stopTrading(canvas);
    await isSaved(canvas);
  },
};
export const Empty: Story = {
  parameters: at(trade, { replies: { [`GET ${path}`]: ok({ version: "7", records: [] }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No results" })).toBeVisible();
  },
};
export const Conflict: Story = {
  parameters: at(trade, { replies: { [`PUT ${path}`]: savings.conflict } }),
  play: async ({ canvas }) => {
    await stopTrading(canvas);
    await isCompared(canvas);
  },
};
export const Offline: Story = {
  parameters: at(trade, { isOffline: true, replies: { [`PUT ${path}`]: savings.offline } }),
  play: async ({ canvas }) => {
    await stopTrading(canvas);
    await isKept(canvas);
  },
};
export const Waiting: Story = {
  parameters: at(trade, {
    replies: { ...needsTwo("chequeTradability"), [`PUT ${path}`]: savings.waiting },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Send for approval/ });
    await stopTrading(canvas);
    await waits(canvas);
  },
};
export const Failed: Story = {
  parameters: at(trade, { replies: { [`GET ${path}`]: refused(503, "unavailable") } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The rules could not be loaded" }),
    ).toBeVisible();
  },
};
