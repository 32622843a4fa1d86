import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

const meta = {
  component: SearchField,
  args: {
    label: "Find anything",
    placeholder: "Find anything: 50 ils, 129x71, HUN ...",
    shortcutText: "Ctrl K",
    value: "",
    onValueChange: fn(),
  },
  render: function Typed(args: SearchFieldProps) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Find anything" }), "HUN");
    await expect(canvas.getByRole("textbox")).toHaveValue("HUN");
  },
};
export const Empty: Story = {};
