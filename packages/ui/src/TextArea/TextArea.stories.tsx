import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { TextArea, type TextAreaProps } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  args: { label: "Remark", value: "", onValueChange: fn() },
  render: function Typed(args: TextAreaProps) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "Dinar may not be taken out.", hint: "Shows English until it is written." },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Remark");
    await expect(field).toHaveAccessibleDescription(/Shows English/);
    await userEvent.type(field, "one{Enter}two");
    await expect(field).toHaveValue("one\ntwo");
  },
};
/** Safari enlarges the page for a field with letters of less than 16 pixels. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByLabelText("Remark"));
    await expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
  },
};
export const Refused: Story = {
  args: { value: "x".repeat(400), error: "At most 200 characters." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Remark")).toBeInvalid();
    await expect(canvas.getByRole("alert")).toHaveTextContent("At most 200 characters.");
  },
};
