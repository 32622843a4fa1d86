import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok, pending, refused, unreachable, type Reply } from "../../testing/replies.ts";
import { onStage, type Scene } from "../../testing/Stage.tsx";
import { paths } from "../../url/paths.ts";
import CoinsRoutes from "./routes.tsx";
import { sampleCoin } from "./samples.ts";

const here = paths.coins.record("coin-001");

const scene = (reply: Reply, rest: Scene = {}) => [
  onStage({ path: here, ...rest, replies: { "GET /banknotes/coins/{id}": reply } }),
];

const meta: Meta<typeof Area> = {
  title: "Coins/Coin",
  component: Area,
  args: { base: paths.coins.base, routes: CoinsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Answer, both sides and facts; zoom and true size have their keys. */
export const Loaded: Story = {
  decorators: scene(ok(sampleCoin)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Krugerrand 1 oz" }),
    ).toBeVisible();
    await expect(canvas.getByText("Buy and sell")).toBeVisible();
    await expect(
      canvas.getByText(/^Precious metal coin\. .* Your organisation’s rule: buy and sell\.$/),
    ).toBeVisible();
    await expect(canvas.getByText("Still issued")).toBeVisible();
    await expect(canvas.getByText("916.7/1000")).toBeVisible();
    await expect(canvas.getByText("32.77 mm")).toBeVisible();
    await expect(canvas.getByText("since 1967")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole("img", { name: /illustration$/ })).toHaveLength(2),
    );
    await expect(canvas.getByRole("link", { name: "Krugerrand 1/2 oz" })).toHaveAttribute(
      "href",
      paths.coins.record("coin-002"),
    );
    await userEvent.keyboard("+");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${here}?zoom=1.5`));
    await userEvent.keyboard("t");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${here}?trueSize=true`));
  },
};

const onLookedUp = fn<NonNullable<Scene["onLookedUp"]>>();

/** An opened coin is counted once, by the name of a note. */
export const Counted: Story = {
  beforeEach: () => {
    onLookedUp.mockClear();
  },
  decorators: scene(ok(sampleCoin)),
  parameters: { scene: { onLookedUp } satisfies Scene },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Krugerrand 1 oz" });
    await expect(onLookedUp.mock.calls).toEqual([
      [{ resource: "banknote", resourceId: "coin-001" }],
    ]);
  },
};

export const Loading: Story = { decorators: scene(pending()) };
export const Missing: Story = {
  decorators: scene(refused(404, "not_found")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "There is no coin coin-001" }),
    ).toBeVisible();
  },
};
export const Forbidden: Story = { decorators: scene(refused(403, "permission_missing")) };
export const Failed: Story = { decorators: scene(refused(500, "internal_error")) };
export const Offline: Story = { decorators: scene(unreachable()) };
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(ok({ ...sampleCoin, diameterMm: null, thicknessMm: null }), {
    language: "de",
  }),
};
