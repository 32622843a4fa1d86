import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./Progress.tsx";

const meta = {
  component: Progress,
  args: { label: "Reading the document photo", value: 64, valueText: "64 %" },
} satisfies Meta<typeof Progress>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
