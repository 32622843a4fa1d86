import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { isHeaded, isLoading, shows } from "../../../testing/plays.ts";
import { ok, pending, refused, unreachable, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleCountries } from "../../../widgets/samples.ts";
import PreciousMetalsRoutes from "../routes.tsx";

const base = paths.preciousMetals.search;

const scene = (coins: Reply, rest: Scene = {}) => [
  inStoryWorld({
    path: base,
    ...rest,
    replies: {
      "GET /countries": ok(sampleCountries),
      "GET /precious-metals/coin-currencies": ok([]),
      "GET /precious-metals/coins": coins,
    },
  }),
];

/** The search for metals before there is an answer, and without one. */
const meta: Meta<typeof Area> = {
  title: "Precious metals/Search without an answer",
  component: Area,
  args: { base, routes: PreciousMetalsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Bars are not searched: nothing stands under the header of their card, nor does a line. */
export const Loading: Story = {
  decorators: scene(pending()),
  play: async (play) => {
    await isLoading(play);
    const bars = play.canvas.getByRole("region", { name: "Bars" }).querySelector("header");
    await expect(bars && getComputedStyle(bars).borderBottomWidth).toBe("0px");
  },
};

/** What the address asks for is refused: it is named by the labels of the filter. */
export const Refused: Story = {
  decorators: scene(
    refused(422, "invalid_input", [
      { in: "query", path: "coins.diameter.from", code: "too_big" },
      { in: "query", path: "country", code: "invalid" },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/these details: Coins: Diameter from · Country\./),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  decorators: scene(refused(500, "internal_error")),
  play: async ({ canvas }) => {
    await shows(canvas, "The search did not work");
  },
};

export const Offline: Story = {
  decorators: scene(unreachable()),
  play: isHeaded("The search did not work"),
};

/** The word in an empty bound is whole. */
export const NarrowSpanish: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(pending(), { language: "es" }),
  play: async ({ canvas }) => {
    const [from] = await canvas.findAllByPlaceholderText<HTMLInputElement>("desde");
    if (from === undefined) throw new Error("no bound");
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(from);
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const space = from.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    await expect(space).toBeGreaterThanOrEqual(context.measureText("desde").width);
  },
};
