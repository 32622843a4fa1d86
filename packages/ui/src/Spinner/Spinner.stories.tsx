import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./Spinner.tsx";

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 60 px at the usual size of text, one turn in 0.6 s; it stands still for those who ask for less motion. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("svg");
    if (drawing === null) throw new Error("no spinner");
    await expect(drawing).toHaveAttribute("width", "3.75rem");
    const { animationName, animationDuration } = getComputedStyle(drawing);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(isCalm ? animationName : animationDuration).toBe(isCalm ? "none" : "0.6s");
  },
};
export const Small: Story = { args: { size: 18 } };
