import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { StaleContent } from "./StaleContent.tsx";

const meta = {
  component: StaleContent,
  args: { isStale: true, children: <Text>Nine rows of the previous page</Text> },
} satisfies Meta<typeof StaleContent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Content that waits for its successor is busy; a line says so after 300 ms. */
export const Stale: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByText("Nine rows of the previous page").parentElement;
    await expect(content).toHaveAttribute("aria-busy", "true");
  },
};

/** Content that belongs to the present question looks like any other. */
export const Current: Story = {
  args: { isStale: false },
  play: async ({ canvas }) => {
    const content = canvas.getByText("Nine rows of the previous page").parentElement;
    await expect(content).toHaveAttribute("aria-busy", "false");
  },
};
