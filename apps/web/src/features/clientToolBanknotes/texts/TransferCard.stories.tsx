import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { shows } from "../../../testing/plays.ts";
import { ok, once, refused, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleDictionary } from "../../../widgets/samples.ts";
import ClientToolBanknotesRoutes from "../routes.tsx";
import { sampleMatrix, sampleTexts, sampleWritten } from "../samples.ts";

const { base, trades, country } = paths.clientToolBanknotes;
const brueckner = { id: "brueckner", name: "Wechselhaus Brückner" };
const compare = "GET /customers/{customerId}/transfer-banknote-tradability/{id}";
const send = "POST /customers/{customerId}/transfer-banknote-tradability/{id}";
const compared = {
  version: "3",
  customer: brueckner,
  entries: [{ subject: "CHF-9-10", label: "10 CHF, 9th series", there: 0, comes: 3 }],
  same: 4,
};
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /customers/associated-customers": ok([brueckner]),
  "GET /client-tool/banknotes/tradability": ok(sampleMatrix),
  "GET /countries/{id}/currency-info/all-languages": ok(sampleTexts),
  [compare]: ok(compared),
  [send]: ok(sampleWritten),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Banknotes/Copy to another organisation",
  component: Area,
  args: { base, routes: ClientToolBanknotesRoutes },
  decorators: [inStoryWorld({ path: trades, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** What is copied where; both are asked for under the heading that says what this is. */
async function choose(canvas: Canvas) {
  const name = "Copy to an associated organisation";
  const card = within(await canvas.findByRole("region", { name }));
  await userEvent.selectOptions(card.getByLabelText("Country to copy"), "Switzerland");
  await userEvent.selectOptions(card.getByLabelText("Organisation"), brueckner.name);
  return card;
}

/** The rules are compared before anything is copied; then the same applies there. */
export const Copied: Story = {
  parameters: at(trades, {
    replies: { [compare]: once(ok(compared), ok({ ...compared, entries: [], same: 5 })) },
  }),
  play: async ({ canvas }) => {
    const card = await choose(canvas);
    const row = await card.findByRole("row", { name: /10 CHF/ });
    await expect(within(row).getByText("Buy and sell")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Copy (1)" }));
    await shows(card, "The same already applies there (rules: 5).");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Whoever has no associated organisation is asked for no country either. */
export const NoOrganisation: Story = {
  parameters: at(trades, { replies: { "GET /customers/associated-customers": ok([]) } }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("gridcell");
    await expect(canvas.queryByLabelText("Country to copy")).toBeNull();
  },
};

/** The text on one country needs no country to be chosen. */
export const OfOneCountry: Story = {
  parameters: at(country("CH")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Organisation" })).toBeVisible();
    await expect(canvas.queryByLabelText("Country to copy")).toBeNull();
  },
};

export const NotCompared: Story = {
  parameters: at(trades, { replies: { [compare]: refused(503, "unavailable") } }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await shows(canvas, "The comparison could not be loaded");
  },
};

export const Narrow: Story = {
  ...narrow,
  parameters: at(trades),
  play: async ({ canvas }) => {
    const card = await choose(canvas);
    await expect(await card.findByRole("button", { name: "Copy (1)" })).toBeVisible();
    await fitsWidth();
  },
};
