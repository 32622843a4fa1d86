import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../testing/Area.tsx";
import { isHeaded, shows } from "../../testing/plays.ts";
import { recordStates } from "../../testing/recordStates.ts";
import { ok, type Reply } from "../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { metalPaths } from "../../url/metalPaths.ts";
import { paths } from "../../url/paths.ts";
import CoinsRoutes from "./routes.tsx";
import { sampleCoin } from "./samples.ts";

const here = paths.coins.record("coin-001");

const countryText = ok({
  country: sampleCoin.country,
  info: { text: "<p>Krugerrands at every counter.</p>", lang: "en" },
});

const price = {
  metal: "gold",
  pricePerGram: 112.4,
  currencyISO: "EUR",
  date: "2026-11-20",
  source: "Treasury",
};

const scene = (reply: Reply, rest: Scene = {}) => [
  inStoryWorld({
    path: here,
    ...rest,
    replies: {
      "GET /banknotes/coins/{id}": reply,
      "GET /precious-metals/coins/{id}/country-info": countryText,
    },
  }),
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
    const reeds = canvas.getByRole("button", { name: /^2\s*Number of reeds\s*since 1967/ });
    const measuring = canvas.getByLabelText("Weight, g").getBoundingClientRect();
    // It stands under the scale, however long the facts beside both are.
    await expect(reeds.getBoundingClientRect().top - measuring.bottom).toBeLessThan(400);
    const fact = canvas.getByText("since 1967", { selector: "dd *" });
    await expect(fact).toBeVisible();
    await expect(measuring.right).toBeLessThan(fact.getBoundingClientRect().left);
    await waitFor(() =>
      expect(canvas.getAllByRole("img", { name: /illustration$/ })).toHaveLength(3),
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

/** N and Shift+N walk through the features, M goes to the scale. */
export const ByKeys: Story = {
  decorators: scene(ok(sampleCoin)),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Krugerrand 1 oz" });
    const [first, second] = sampleCoin.features;
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain(`feature=${first?.key}`));
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain(`feature=${second?.key}`));
    await userEvent.keyboard("{Shift>}n{/Shift}");
    await waitFor(() => expect(addressIn(canvas)).toContain(`feature=${first?.key}`));
    await userEvent.keyboard("m");
    await expect(canvas.getByLabelText("Weight, g")).toHaveFocus();
  },
};

/** Prices and texts belong to the precious metals: without their permission a coin has neither. */
export const WithoutPrices: Story = {
  decorators: scene(ok(sampleCoin), { session: { permissions: ["banknotes:read"] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Krugerrand 1 oz" });
    await expect(canvas.queryByRole("button", { name: "Melt value" })).toBeNull();
    await expect(canvas.queryByText("Krugerrands at every counter.")).toBeNull();
  },
};

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

/**
 * Among the metals the same coin is not counted, leads to metals, shows what the organisation writes
 * on the country, and has a melt value on request.
 */
export const AmongMetals: Story = {
  args: { base: paths.coins.metalBase },
  decorators: [
    inStoryWorld({
      path: paths.preciousMetals.coin("coin-001"),
      replies: {
        "GET /precious-metals/coins/{id}": ok(sampleCoin),
        "GET /precious-metals/coins/{id}/country-info": countryText,
        "GET /precious-metals/prices": ok([price]),
      },
    }),
  ],
  parameters: { scene: { onLookedUp } satisfies Scene },
  beforeEach: () => {
    onLookedUp.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Krugerrand 1 oz" }),
    ).toBeVisible();
    await expect(onLookedUp).not.toHaveBeenCalled();
    await shows(canvas, "Krugerrands at every counter.");
    await expect(canvas.getByRole("link", { name: "Krugerrand 1/2 oz" })).toHaveAttribute(
      "href",
      paths.preciousMetals.coin("coin-002"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Melt value" }));
    await shows(canvas, "3,495.98 EUR");
  },
};

let priceReads = 0;

/** A price that the organisation changed meanwhile counts as soon as the value is asked for again. */
export const PriceChanged: Story = {
  beforeEach: () => {
    priceReads = 0;
  },
  args: { base: paths.coins.metalBase },
  decorators: [
    inStoryWorld({
      path: paths.preciousMetals.coin("coin-001"),
      replies: {
        "GET /precious-metals/coins/{id}": ok(sampleCoin),
        "GET /precious-metals/coins/{id}/country-info": countryText,
        "GET /precious-metals/prices": (request) => {
          priceReads += 1;
          return ok([priceReads === 1 ? price : { ...price, pricePerGram: 120 }])(request);
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("button", { name: "Melt value" });
    await userEvent.click(title);
    await shows(canvas, "3,495.98 EUR");
    // Within two seconds the same question is not asked twice.
    await waitFor(
      async () => {
        await userEvent.click(title);
        await userEvent.click(title);
        await expect(canvas.getByText("3,732.36 EUR")).toBeVisible();
      },
      { interval: 500 },
    );
  },
};

/** Measures are compared with the record; fitting never says more than that. */
export const Measured: Story = {
  decorators: scene(ok(sampleCoin)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Weight, g"), "33.95");
    await userEvent.type(canvas.getByLabelText("In water, g"), "32.02");
    await expect((await canvas.findAllByText("Matches this record")).length).toBeGreaterThan(0);
    await expect(canvas.getByText(/^17\.6$/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText("Weight, g"));
    await userEvent.type(canvas.getByLabelText("Weight, g"), "30");
    await expect((await canvas.findAllByText("Does not match")).length).toBeGreaterThan(0);
    await waitFor(() => expect(addressIn(canvas)).toContain("measure.mass=30"));
  },
};

/** Three coins side by side. */
export const Compared: Story = {
  decorators: [
    inStoryWorld({
      path: metalPaths.compareCoins(["coin-001", "coin-002"], paths.coins.base),
      replies: { "GET /banknotes/coins/{id}": ok(sampleCoin) },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Compare coins" }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole("link", { name: "Krugerrand 1 oz" })).toHaveLength(2),
    );
    await expect(canvas.getAllByText("⌀ 32.77 mm")).toHaveLength(2);
  },
};

const states = recordStates(scene, {
  missing: "There is no coin coin-001",
  failed: "The coin could not be loaded",
});
export const Loading: Story = states.loading;
export const Missing: Story = states.missing;
export const Forbidden: Story = states.forbidden;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(ok({ ...sampleCoin, diameterMm: null, thicknessMm: null }), {
    language: "de",
  }),
  play: isHeaded("Krugerrand 1 oz"),
};
