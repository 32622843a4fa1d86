import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Checkbox, type CheckboxProps } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { label: "Kinebar bars only", checked: false, onCheckedChange: fn() },
  render: function Ticked(args: CheckboxProps) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          setChecked(next);
          args.onCheckedChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  args: { onCheckedChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.click(canvas.getByText("Kinebar bars only"));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};
export const Checked: Story = { args: { checked: true, hint: "Kinebar bars are gold too." } };
export const Disabled: Story = {
  args: { disabledReason: "Choose a metal first.", onCheckedChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { description: "Choose a metal first." });
    await userEvent.click(box);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
export const Pending: Story = {
  args: { checked: true, isPending: true, onCheckedChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { checked: true });
    await expect(box).toHaveAttribute("aria-busy", "true");
    await userEvent.click(box);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
