import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SunIcon } from "../Icon/firstPage.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: IconButton,
  args: { label: "Change the theme", icon: <SunIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change the theme" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Framed: Story = { args: { isFramed: true } };
export const Least: Story = { args: { size: "least" } };
