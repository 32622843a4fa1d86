import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Link } from "../Link/Link.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

const go = fn();
const other = fn();

const meta = {
  component: TextField,
  args: { label: "Email", value: "", onValueChange: fn() },
  render: function Typed(args: TextFieldProps) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Email");
    await userEvent.type(field, "anna");
    await expect(field).toHaveValue("anna");
  },
};
export const Filled: Story = { args: { value: "anna.keller@bank.example", size: "large" } };
export const WithAside: Story = {
  args: {
    label: "Password",
    type: "password",
    value: "secret",
    aside: (
      <Link href="#help" size="small">
        Forgotten?
      </Link>
    ),
  },
};
export const WithHint: Story = {
  args: { label: "Size", hint: "Width and height in mm, for instance 129x71." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Size")).toHaveAccessibleDescription(/129x71/);
  },
};

const codeBox = {
  label: "Currency code",
  kind: "code",
  placeholder: "· · ·",
  maxLength: 3,
  submitButtonName: "go",
  action: (
    <Button name="go" onClick={go}>
      Go
    </Button>
  ),
} as const;

/** Enter presses the named button, though another one stands before it. */
export const EnterPressesTheNamedButton: Story = {
  args: codeBox,
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Button type="submit" name="other" onClick={other}>
          Other
        </Button>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    go.mockClear();
    other.mockClear();
    await userEvent.type(canvas.getByLabelText("Currency code"), "eur{Enter}");
    await expect(go).toHaveBeenCalledOnce();
    await expect(other).not.toHaveBeenCalled();
  },
};

/** Safari enlarges the page for a field with letters of less than 16 pixels. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByLabelText("Email"));
    await expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
  },
};

/** Phones do not take a code for a word that is written wrongly. */
export const CodeStays: Story = {
  args: { ...codeBox, value: "ils" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Currency code")).toHaveAttribute("autocorrect", "off");
  },
};

/** Nor a number in which no spelling is checked. */
export const NumberStays: Story = {
  args: { label: "Document number", spellCheck: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Document number")).toHaveAttribute("autocorrect", "off");
  },
};

export const WithError: Story = {
  args: { ...codeBox, value: "xqx", error: "XQX: currency not found" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Currency code");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("XQX: currency not found");
  },
};
