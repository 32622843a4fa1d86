import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { RangeField, type RangeFieldProps } from "./RangeField.tsx";

function Controlled(args: RangeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <RangeField {...args} value={value} onValueChange={setValue} valueText={`${value} pixels`} />
  );
}

const meta = {
  component: RangeField,
  args: {
    label: "Width of the outline",
    value: 324,
    onValueChange: () => undefined,
    least: 120,
    most: 326,
    valueText: "",
    lessLabel: "Narrower",
    moreLabel: "Wider",
  },
  render: Controlled,
} satisfies Meta<typeof RangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Buttons and arrow keys take single steps, and none leads beyond the ends. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole("slider", { name: "Width of the outline" });
    await userEvent.click(canvas.getByRole("button", { name: "Wider" }));
    await expect(track).toHaveAttribute("aria-valuetext", "325 pixels");
    track.focus();
    await userEvent.click(canvas.getByRole("button", { name: "Wider" }));
    await userEvent.click(canvas.getByRole("button", { name: "Wider" }));
    await expect(track).toHaveValue("326");
    await userEvent.click(canvas.getByRole("button", { name: "Narrower" }));
    await expect(canvas.getByText("325 pixels")).toBeVisible();
  },
};
