import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BanknoteIcon } from "../Icon/areas.tsx";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

const meta = {
  component: Card,
  args: { title: "Banknotes", children: <Text>What the panel holds.</Text> },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Headed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Banknotes" })).toBeVisible();
  },
};
export const WithHeaderLink: Story = {
  args: {
    icon: <BanknoteIcon />,
    headerLink: { href: "#countries", label: "All countries" },
  },
};
export const Divided: Story = {
  args: { title: "Facts", isDivided: true, footer: "Unverified: not checked against a source." },
};
export const WithoutHeader: Story = { args: { title: undefined } };
