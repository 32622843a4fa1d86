import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Flag } from "./Flag.tsx";
import { sampleFlags, sampleSprite } from "./sampleFlags.ts";

const meta = { component: Flag, args: { src: sampleFlags.DE } } satisfies Meta<typeof Flag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Option: Story = {};
export const Chip: Story = { args: { size: "chip", src: sampleFlags.RO } };
export const Title: Story = { args: { size: "title", src: sampleFlags.PL } };
export const Named: Story = {
  args: { label: "Germany" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Germany" })).toBeInTheDocument();
  },
};
export const CutFromASprite: Story = {
  args: { src: `${sampleSprite}#xywh=0,18,24,18`, size: "title", label: "Switzerland" },
  play: async ({ canvas }) => {
    const flag = canvas.getByRole("img", { name: "Switzerland" });
    const { backgroundPositionY, height } = getComputedStyle(flag);
    // The second picture begins where the first one ends.
    await expect(backgroundPositionY).toBe(`-${height}`);
  },
};
