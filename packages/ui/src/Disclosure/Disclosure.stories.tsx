import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { PlusSign } from "../Icon/signs.tsx";
import { Text } from "../Text/Text.tsx";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  component: Disclosure,
  args: {
    title: "CHF 8th series: accept for exchange, hand to the vault within the day",
    aside: "14.09.2026",
    children: <Text>Show the customer this page.</Text>,
  },
  render: (args) => (
    <Card title="Internal news" isDivided padding="none">
      <Disclosure {...args} />
      <Disclosure {...args} title="Bulgarian lev: no purchase since 1 February" />
    </Card>
  ),
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Show the customer this page.")).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByText("Show the customer this page.")).toBeNull();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
/** A mark after the title is part of what the button says. */
export const Marked: Story = {
  args: { mark: [<PlusSign key="sign" size={14} />, "New"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /vault within the day\s*New$/ })).toBeVisible();
  },
};
export const Small: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "small" } },
};
