import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ornament } from "./Ornament.tsx";
import { sampleRibbon, sampleRosette } from "./sampleLines.ts";

const meta = {
  component: Ornament,
  args: { paths: sampleRibbon, viewBox: "0 0 250 84", width: 250, height: 84 },
} satisfies Meta<typeof Ornament>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ribbon: Story = {};
export const TurningRosette: Story = {
  args: { paths: sampleRosette, viewBox: "0 0 200 200", width: 200, height: 200, isTurning: true },
};
