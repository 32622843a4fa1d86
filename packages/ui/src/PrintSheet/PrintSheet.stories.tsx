import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OnScreen } from "./OnScreen.tsx";
import { PrintSheet } from "./PrintSheet.tsx";

const meta = {
  component: PrintSheet,
  args: { children: "On paper" },
  render: (args) => (
    <>
      <OnScreen>On the screen</OnScreen>
      <PrintSheet {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On the screen there is no paper. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("On the screen")).toBeVisible();
    await expect(canvas.getByText("On paper")).not.toBeVisible();
  },
};
