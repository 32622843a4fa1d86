import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PinNumber } from "./PinNumber.tsx";

const meta = {
  component: PinNumber,
  args: { number: 12 },
} satisfies Meta<typeof PinNumber>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("12").getBoundingClientRect();
    await expect([width, height]).toEqual([26, 26]);
  },
};
export const Small: Story = {
  args: { size: "small" },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("12").getBoundingClientRect();
    await expect([width, height]).toEqual([22, 22]);
  },
};

/** The chosen one stands out from the others beside it. */
export const Chosen: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <PinNumber number={1} />
      <PinNumber number={2} isChosen />
    </>
  ),
  play: async ({ canvas }) => {
    const fillOf = (text: string) => getComputedStyle(canvas.getByText(text)).backgroundColor;
    await expect(fillOf("2")).not.toBe(fillOf("1"));
  },
};
