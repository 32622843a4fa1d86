import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { DensityRule, type DensityRuleProps } from "./DensityRule.tsx";

/** In a card of this width, in CSS pixels. */
const Inside = ({ width, ...props }: DensityRuleProps & { width: number }) => (
  <div style={{ width, padding: 14 }}>
    <DensityRule {...props} />
  </div>
);

const meta = {
  title: "Metals/Density rule",
  component: Inside,
  decorators: [inStoryWorld()],
  args: {
    measures: { mass: { value: 33.93, step: 0.01 }, massInWater: { value: 31.95, step: 0.01 } },
    width: 700,
  },
} satisfies Meta<typeof Inside>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function boxes(canvas: Canvas) {
  const scale = await canvas.findByRole("img", {
    name: /^Density.*17\.1.*Gold 19\.3.*Silver 10\.5/,
  });
  const unit = canvas.getByText("g/cm³");
  return { scale: scale.getBoundingClientRect(), figure: unit.getBoundingClientRect() };
}

/** The scale stands beside the figure. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const { scale, figure } = await boxes(canvas);
    await expect(scale.left).toBeGreaterThan(figure.right);
    await expect(scale.top).toBeLessThan(figure.bottom);
  },
};

/** Beside the facts of a coin there is no space for both: the scale has a line of its own. */
export const BesideFacts: Story = {
  args: { width: 372 },
  play: async ({ canvas }) => {
    const { scale, figure } = await boxes(canvas);
    await expect(scale.top).toBeGreaterThan(figure.bottom);
    await expect(scale.width).toBeGreaterThan(330);
  },
};
