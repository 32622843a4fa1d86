import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleCountry } from "../../widgets/samples.ts";
import CountryCoins from "./CountryCoins.tsx";
import { sampleCoins } from "./samples.ts";

const coinsCall = "GET /countries/{id}/coins";

const scene = (replies: Replies) => [
  inStoryWorld({
    path: paths.banknotes.list("DK"),
    replies: { "GET /banknotes/column-headings/{id}": ok({}), ...replies },
  }),
];

const meta: Meta<typeof CountryCoins> = {
  title: "Coins/Coins of a country",
  component: CountryCoins,
  args: { countryId: "DK" },
};
export default meta;
type Story = StoryObj<typeof CountryCoins>;

/** The coins of a country, in true proportion to each other. */
export const WithCoins: Story = {
  decorators: scene({
    [coinsCall]: ok({ country: sampleCountry("DK"), coins: sampleCoins, total: 2 }),
  }),
  play: async ({ canvas }) => {
    const coin = await canvas.findByRole("link", { name: "Krugerrand 1 oz" });
    await expect(coin).toHaveAttribute("href", paths.coins.record("coin-001"));
    const [large, small] = within(canvas.getByRole("table", { name: "Coins" })).getAllByRole(
      "presentation",
    );
    await expect((small?.clientWidth ?? 0) / (large?.clientWidth ?? 1)).toBeCloseTo(
      16.5 / 32.77,
      1,
    );
  },
};

/** The customer's own word for the column of trade holds here too. */
export const OwnHeading: Story = {
  decorators: scene({
    "GET /banknotes/column-headings/{id}": ok({ trade: "Our counter" }),
    [coinsCall]: ok({ country: sampleCountry("DK"), coins: sampleCoins, total: 2 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Our counter" })).toBeVisible();
  },
};

/** Coins that cannot be had take one line, and can be asked for again. */
export const Failed: Story = {
  decorators: scene({ [coinsCall]: refused(503, "unavailable") }),
  play: async ({ canvas }) => {
    await shows(canvas, "The coins could not be loaded");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
