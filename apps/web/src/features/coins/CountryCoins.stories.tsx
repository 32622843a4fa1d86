import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { onStage } from "../../testing/Stage.tsx";
import { paths } from "../../url/paths.ts";
import { sampleDictionary } from "../../widgets/samples.ts";
import BanknotesRoutes from "../banknotes/routes.tsx";
import { sampleList } from "../banknotes/samples.ts";
import { sampleCoins } from "../banknotes/list/samples.ts";

const coinsCall = "GET /countries/{id}/coins";

const scene = (replies: Replies) => [
  onStage({
    path: paths.banknotes.list("DK"),
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      "GET /banknotes/column-headings/{id}": ok({}),
      "GET /banknotes/countries/{id}": ok(sampleList),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Coins of a country",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Below all notes of a country stand its coins, in true proportion to each other. */
export const WithCoins: Story = {
  decorators: scene({
    [coinsCall]: ok({ country: sampleList.country, coins: sampleCoins, total: 2 }),
  }),
  play: async ({ canvas }) => {
    const coin = await canvas.findByRole("link", { name: "Krugerrand 1 oz" });
    await expect(coin).toHaveAttribute("href", paths.banknotes.coin("coin-001"));
    const [large, small] = within(canvas.getByRole("table", { name: "Coins" })).getAllByRole(
      "presentation",
    );
    await expect((small?.clientWidth ?? 0) / (large?.clientWidth ?? 1)).toBeCloseTo(16.5 / 33, 1);
  },
};

/** Coins that cannot be had do not take the notes with them. */
export const WithoutCoins: Story = {
  decorators: scene({ [coinsCall]: refused(503, "unavailable") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The coins could not be loaded")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^50 krone/ })).toBeVisible();
  },
};
