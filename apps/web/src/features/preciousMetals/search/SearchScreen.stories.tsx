import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { shows } from "../../../testing/plays.ts";
import { ok, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleCountries } from "../../../widgets/samples.ts";
import PreciousMetalsRoutes from "../routes.tsx";
import { sampleBars, sampleCoin, sampleMeasured } from "../../../widgets/metals/samples.ts";

const base = paths.preciousMetals.search;
const coinsCall = "GET /precious-metals/coins";
const ingotsCall = "GET /precious-metals/ingots";

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: base,
    ...rest,
    replies: {
      "GET /countries": ok(sampleCountries),
      "GET /precious-metals/coin-currencies": ok([
        { code: "USD", name: { text: "US dollar", lang: "en" } },
      ]),
      [coinsCall]: ok({ coins: [sampleCoin], total: 167, unmeasured: 5 }),
      [ingotsCall]: ok({ ingots: sampleBars, total: 30, unmeasured: 0, kinebars: 8 }),
      "GET /precious-metals/measured-coins": ok({ records: sampleMeasured }),
      "GET /precious-metals/measured-ingots": ok({ records: [] }),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Precious metals/Search",
  component: Area,
  args: { base, routes: PreciousMetalsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Coins are searched and bars are not, as the defaults of the filter say. */
export const Loaded: Story = {
  decorators: scene({}, { path: `${base}?from=panel` }),
  play: async ({ canvas }) => {
    await shows(canvas, "Coins found: 167");
    await expect(canvas.queryByText(/^Bars found/)).toBeNull();
    // The card that is off is its header, with as much space below as above.
    const off = canvas.getByRole("region", { name: "Bars" }).getBoundingClientRect();
    const heading = canvas.getByRole("heading", { name: "Bars" }).getBoundingClientRect();
    await expect(Math.abs(heading.top - off.top - (off.bottom - heading.bottom))).toBeLessThan(2);
    await expect(canvas.getByRole("link", { name: /Krugerrand 1 oz/ })).toHaveAttribute(
      "href",
      paths.preciousMetals.coin("coin-001"),
    );
    await userEvent.type(canvas.getByLabelText("Fineness from"), "900");
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(`${base}?from=panel&coins.fineness.from=900`),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Show them" }));
    await waitFor(() => expect(addressIn(canvas)).toContain("coins.unmeasured=true"));
  },
};

/** On a desk's screen a usual name has one line, and the list of countries shows its names whole. */
export const NamesOnOneLine: Story = {
  globals: { viewport: { value: "desk" } },
  decorators: scene({
    [coinsCall]: ok({
      coins: [{ ...sampleCoin, name: { text: "Krugerrand 1/10 oz", lang: "en" } }],
      total: 1,
      unmeasured: 0,
    }),
  }),
  play: async ({ canvas }) => {
    const name = await canvas.findByText("Krugerrand 1/10 oz");
    const range = document.createRange();
    range.selectNodeContents(name);
    await expect(range.getClientRects()).toHaveLength(1);
    await userEvent.type(canvas.getByRole("combobox", { name: "Country" }), "CH");
    const { clientWidth, scrollWidth } = await canvas.findByText("Switzerland");
    await expect(clientWidth).toBeGreaterThan(100);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Taking the filters away also leaves the list of what they could not check. */
export const ClearedFromUnmeasured: Story = {
  decorators: scene({}, { path: `${base}?coins.thickness.from=2&coins.unmeasured=true` }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(base));
    await shows(canvas, "Coins found: 167");
  },
};

/** Bounds the wrong way round find nothing: the second one says why, once both are typed. */
export const BoundsCrossed: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Diameter from"), "40");
    await userEvent.tab();
    await userEvent.keyboard("2");
    await expect(canvas.queryByText(/^Enter a number from/)).toBeNull();
    await userEvent.keyboard("0");
    await userEvent.tab();
    const fault = await canvas.findByText(/^Enter a number from 40 to/);
    await expect(fault).toBeVisible();
    // Three short lines at most.
    await expect(fault.getBoundingClientRect().height).toBeLessThan(66);
    await userEvent.type(canvas.getByLabelText("Diameter to"), "0");
    await expect(canvas.queryByText(/^Enter a number from/)).toBeNull();
  },
};

/** Each list has its own total and pages. */
export const CoinsAndBars: Story = {
  decorators: scene({}, { path: `${base}?ingots.enabled=true` }),
  play: async ({ canvas }) => {
    await shows(canvas, "Bars found: 30");
    const bars = canvas.getByRole("region", { name: "Results: Bars" });
    await expect(within(bars).getByRole("link", { name: /Kinebar 20 g/ })).toHaveAttribute(
      "href",
      paths.preciousMetals.ingot("ingot-024"),
    );
    const types = within(canvas.getByRole("group", { name: "Types of bars" }));
    const inOrder = ["Gold", "Silver", "Platinum", "Palladium", "Kinebar"];
    for (const [index, checkbox] of types.getAllByRole("checkbox").entries())
      await expect(checkbox).toHaveAccessibleName(inOrder[index]);
  },
};

/** Headings sort both lists; another order starts at their first pages. M goes to the scale. */
export const Sorted: Story = {
  decorators: scene({}, { path: `${base}?ingots.enabled=true&ingots.page=2` }),
  play: async ({ canvas }) => {
    const bars = await canvas.findByRole("table", { name: "Bars" });
    await userEvent.click(within(bars).getByRole("link", { name: "Fineness" }));
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(`${base}?ingots.enabled=true&sort=fineness`),
    );
    const coins = canvas.getByRole("table", { name: "Coins" });
    await expect(within(coins).getByRole("columnheader", { name: /Fineness/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const sorted = within(coins).getByRole("link", { current: true });
    await expect(sorted).toHaveAccessibleName("Fineness");
    await userEvent.click(within(coins).getByRole("link", { name: "Fineness" }));
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(`${base}?ingots.enabled=true&sort=fineness&order=desc`),
    );
    await userEvent.keyboard("m");
    await expect(canvas.getByLabelText("Weight, g")).toHaveFocus();
  },
};

/** With only gold on, a hint says how many Kinebar bars would fit too. */
export const KinebarHint: Story = {
  decorators: scene(
    {},
    {
      path: `${base}?ingots.enabled=true&ingots.silver=false&ingots.platin=false&ingots.palladium=false&ingots.kinebar=false`,
    },
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "Kinebar bars are gold too.");
    await shows(canvas, /8 more would match/);
    await userEvent.click(canvas.getByRole("button", { name: "Turn on Kinebar" }));
    await waitFor(() => expect(addressIn(canvas)).not.toContain("kinebar"));
  },
};

/** Where no Kinebar bar fits, nothing is said of them. */
export const NoKinebar: Story = {
  decorators: scene(
    { [ingotsCall]: ok({ ingots: sampleBars, total: 30, unmeasured: 0, kinebars: 0 }) },
    {
      path: `${base}?ingots.enabled=true&ingots.silver=false&ingots.platin=false&ingots.palladium=false&ingots.kinebar=false`,
    },
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "Bars found: 30");
    await expect(canvas.queryByText("Kinebar bars are gold too.")).toBeNull();
  },
};

/** The shape stands beside the boxes of the measures, also where one of them is wrong. */
export const WrongMeasure: Story = {
  globals: { viewport: { value: "desk" } },
  decorators: scene(),
  play: async ({ canvas }) => {
    const weight = await canvas.findByLabelText("Weight, g");
    await userEvent.type(weight, "a");
    await shows(canvas, "Enter a number");
    const shape = canvas.getByRole("radio", { name: "Round" }).closest("[role=radiogroup]");
    const middleOf = (element: Element | null) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    await expect(Math.abs(middleOf(weight) - middleOf(shape))).toBeLessThan(2);
    await userEvent.clear(weight);
    await userEvent.type(weight, "31.1034768");
    await waitFor(() => expect(canvas.queryByText("Enter a number")).toBeNull());
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?measure.mass=31.1034768`));
  },
};

/** What lies on the scale: the likeliest first, with how far each measure is off. */
export const Measured: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Weight, g"), "33.95");
    await userEvent.type(canvas.getByLabelText("Diameter, mm"), "32.7");
    await shows(canvas, "Records that match: 1");
    const table = canvas.getByRole("table", { name: "What it may be" });
    const [first, second] = within(table).getAllByRole("link");
    await expect(first).toHaveTextContent("Krugerrand 1 oz");
    await expect(second).toHaveTextContent("Fine gold 1 oz");
    await expect(within(table).getByText("Matches this record")).toBeVisible();
    await expect(within(table).getByText("+0.02")).toBeVisible();
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(`${base}?measure.mass=33.95&measure.diameter=32.7`),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Clear measurements" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(base));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** The weight in water alone is compared with no record, and is no more than the weight. */
export const InWater: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("In water, g"), "40");
    await expect(await canvas.findByRole("button", { name: "Clear measurements" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "What it may be" })).toBeNull();
    await userEvent.type(canvas.getByLabelText("Weight, g"), "33.95");
    await shows(canvas, "Enter a number from 0.01 to 33.95");
    await expect(canvas.getByRole("region", { name: "What it may be" })).toBeVisible();
  },
};

/** A record that lacks a measure matches as far as it is recorded, and is counted apart. */
export const MeasuredInPart: Story = {
  decorators: scene(
    {
      "GET /precious-metals/measured-coins": ok({
        records: sampleMeasured.map((record) =>
          record.id === "coin-001" ? record : { ...record, weightG: 33.93, diameterMm: null },
        ),
      }),
    },
    { path: `${base}?measure.mass=33.95&measure.diameter=32.7` },
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "Records that match: 1");
    await expect(
      canvas.getByText("Matches as far as recorded, with measurements missing: 1"),
    ).toBeVisible();
    const table = canvas.getByRole("table", { name: "What it may be" });
    await expect(within(table).getByText("Matches as far as recorded")).toBeVisible();
    await expect(within(table).getAllByText("not recorded")).toHaveLength(1);
  },
};

/** Nothing near is an answer too. */
export const NothingNear: Story = {
  decorators: scene({}, { path: `${base}?measure.shape=bar&measure.mass=7` }),
  play: async ({ canvas }) => {
    await shows(canvas, "No record matches every measurement");
  },
};

export const NothingFound: Story = {
  decorators: scene(
    { [coinsCall]: ok({ coins: [], total: 0, unmeasured: 0 }) },
    { path: `${base}?description=xyz` },
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "Nothing found");
  },
};

export const NeitherOn: Story = {
  decorators: scene({}, { path: `${base}?coins.enabled=false` }),
  play: async ({ canvas }) => {
    await shows(canvas, "Neither coins nor bars are searched");
  },
};

export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de", path: `${base}?ingots.enabled=true&measure.mass=33.95` }),
  play: async ({ canvas }) => {
    await shows(canvas, "Münzen gefunden: 167");
  },
};
