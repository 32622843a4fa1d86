import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { isHeaded, shows } from "../../../testing/plays.ts";
import { recordStates } from "../../../testing/recordStates.ts";
import { ok, refused, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { metalPaths } from "../../../url/metalPaths.ts";
import { paths } from "../../../url/paths.ts";
import { sampleCountries, sampleCountry } from "../../../widgets/samples.ts";
import PreciousMetalsRoutes from "../routes.tsx";
import { sampleBars, sampleIngot } from "../../../widgets/metals/samples.ts";

const here = paths.preciousMetals.ingot("ingot-024");

const refinerText = ok({
  info: { html: "<p>Ask for the card.</p>", lang: "en" },
  goodDelivery: null,
});
const countryText = ok({
  country: sampleCountry("CH"),
  info: { text: "<p>Swiss bars at the head office only.</p>", lang: "en" },
});
const texts = {
  "GET /precious-metals/ingots/{id}/country-info": countryText,
  "GET /precious-metals/ingots-variants/{id}/info": refinerText,
  "GET /precious-metals/ingots-variants/{id}/country-info": countryText,
};

const scene = (reply: Reply, rest: Scene = {}) => [
  inStoryWorld({
    path: here,
    ...rest,
    replies: {
      "GET /precious-metals/ingots/{id}": reply,
      "GET /precious-metals/prices": ok([]),
      ...texts,
    },
  }),
];

const refinerScene = (reply: Reply) => [
  inStoryWorld({
    path: paths.preciousMetals.ingotVariant("argor-heraeus"),
    replies: {
      "GET /precious-metals/ingots-variants/{id}": reply,
      ...texts,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Precious metals/Bar",
  component: Area,
  args: { base: paths.preciousMetals.base, routes: PreciousMetalsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Marks by number, what the organisation writes on refiner and country, the Kinegram tilted, sizes at one scale, and no value without a price. */
export const Loaded: Story = {
  decorators: scene(ok(sampleIngot)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Kinebar 20 g" }),
    ).toBeVisible();
    await expect(canvas.getByText("Kinebar (gold)")).toBeVisible();
    await shows(canvas, "Ask for the card.");
    await shows(canvas, "Swiss bars at the head office only.");
    await userEvent.click(canvas.getByRole("button", { name: /^2\s*Kinegram/ }));
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=2"));
    await userEvent.click(canvas.getByRole("radio", { name: "Tilted" }));
    await waitFor(() => expect(addressIn(canvas)).toContain("tilted=true"));
    await expect(canvas.getByRole("link", { name: /^Kinebar 1 oz/ })).toHaveAttribute(
      "href",
      paths.preciousMetals.ingot("ingot-025"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Melt value" }));
    await expect(
      await canvas.findByText("Your organisation has set no price for this metal."),
    ).toBeVisible();
  },
};

/** N and Shift+N walk through the marks, from the last to the first and back; M goes to the scale. */
export const ByKeys: Story = {
  decorators: scene(ok(sampleIngot)),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Kinebar 20 g" });
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=1"));
    await userEvent.keyboard("{Shift>}n{/Shift}");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=2"));
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=1"));
    await userEvent.keyboard("m");
    await expect(canvas.getByLabelText("Weight, g")).toHaveFocus();
  },
};

/** Fine gold that fits still may be tungsten. */
export const Tungsten: Story = {
  decorators: scene(ok(sampleIngot), { path: `${here}?measure.mass=20.00` }),
  play: async ({ canvas }) => {
    await shows(canvas, /^Tungsten weighs like fine gold/);
    await expect((await canvas.findAllByText("Matches this record")).length).toBeGreaterThan(0);
  },
};

export const Compared: Story = {
  decorators: [
    inStoryWorld({
      path: metalPaths.compareBars(["ingot-024", "ingot-025"]),
      replies: { "GET /precious-metals/ingots/{id}": ok(sampleIngot) },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Compare bars" }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole("link", { name: "Kinebar 20 g" })).toHaveLength(2),
    );
  },
};

/** A refiner with its bars, by type and form. */
export const Refiner: Story = {
  decorators: refinerScene(
    ok({
      id: "argor-heraeus",
      name: "Argor-Heraeus",
      country: sampleCountry("CH"),
      goodDelivery: { text: "LBMA gold since 1961", lang: "en" },
      ingots: sampleBars,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Argor-Heraeus" }),
    ).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Kinebar (gold), minted" })).toBeVisible();
    await shows(canvas, "Ask for the card.");
    await expect(
      await canvas.findByRole("heading", {
        name: "Information from your organisation, Switzerland",
      }),
    ).toBeVisible();
  },
};

/** Bars of unknown size are not said to be drawn at one scale, nor is one alone. */
export const RefinerWithoutSizes: Story = {
  decorators: refinerScene(
    ok({
      id: "argor-heraeus",
      name: "Argor-Heraeus",
      country: sampleCountry("CH"),
      goodDelivery: null,
      ingots: [
        ...sampleBars,
        ...sampleBars.map((bar) => ({
          ...bar,
          id: `${bar.id}-silver`,
          type: "Silber" as const,
          lengthMm: null,
          widthMm: null,
        })),
        ...sampleBars.slice(0, 1).map((bar) => ({ ...bar, type: "Gold" as const })),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^Kinebar/ })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(2);
    await expect(canvas.getAllByText("at one scale, sizes in mm")).toHaveLength(1);
    // One bar of a kind is at no scale, but has its unit.
    await expect(canvas.getAllByText("sizes in mm")).toHaveLength(1);
  },
};

export const RefinerMissing: Story = {
  decorators: refinerScene(refused(404, "not_found")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "There is no refiner argor-heraeus" }),
    ).toBeVisible();
  },
};

/** Countries that have coins or bars lead to both. */
export const Countries: Story = {
  decorators: [
    inStoryWorld({
      path: paths.preciousMetals.country,
      replies: { "GET /countries": ok(sampleCountries) },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Germany/ })).toHaveAttribute(
      "href",
      metalPaths.ofCountry("DE"),
    );
  },
};

const states = recordStates(scene, {
  missing: "There is no bar ingot-024",
  failed: "The bar could not be loaded",
});
export const Loading: Story = states.loading;
export const Missing: Story = states.missing;
export const Forbidden: Story = states.forbidden;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
/** A bar of unknown size is drawn upright as well: the numbers stand beside its marks. */
export const UnknownSize: Story = {
  decorators: scene(ok({ ...sampleIngot, lengthMm: null, widthMm: null, heightMm: null })),
  play: async ({ canvas }) => {
    const front = await canvas.findByRole("img", { name: /^Kinebar 20 g.*Front/i });
    const { width, height } = front.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(0.58, 2);
    await expect(canvas.getByText("Size: not known")).toBeVisible();
  },
};
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(ok({ ...sampleIngot, lengthMm: null, widthMm: null, heightMm: null }), {
    language: "de",
  }),
  play: isHeaded("Kinebar 20 g"),
};
