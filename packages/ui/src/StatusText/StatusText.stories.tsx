import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusText } from "./StatusText.tsx";

const meta = {
  component: StatusText,
  args: { sign: "ok", children: "In circulation" },
} satisfies Meta<typeof StatusText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ok: Story = {};
export const Warn: Story = { args: { sign: "warn", children: "Out of circulation" } };
export const No: Story = { args: { sign: "no", children: "Worthless since 01.06.2026" } };
export const Cross: Story = { args: { sign: "cross", children: "Not traded" } };
