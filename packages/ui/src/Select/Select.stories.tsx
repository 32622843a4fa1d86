import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Select, type SelectProps } from "./Select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Material",
    value: "cotton",
    options: [
      { value: "cotton", label: "Cotton" },
      { value: "polymer", label: "Polymer" },
      { value: "hybrid", label: "Hybrid" },
    ],
    onValueChange: fn(),
  },
  render: function Chosen(args: SelectProps) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText("Material");
    await userEvent.selectOptions(select, "polymer");
    await expect(select).toHaveValue("polymer");
  },
};
export const WithError: Story = { args: { error: "Choose what the note is made of" } };
export const Small: Story = { args: { size: "page", isLabelHidden: true } };
