import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FileIcon } from "../Icon/actions.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  component: LinkButton,
  args: { href: "#banknote", children: "Open banknote" },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = {
  args: { variant: "secondary", size: "sm", icon: <FileIcon />, children: "Open PDF" },
};
export const NewTab: Story = {
  args: { isNewTab: true, children: "Open the source in a new tab" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  },
};
