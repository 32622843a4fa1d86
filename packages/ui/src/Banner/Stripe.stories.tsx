import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { OfflineSign } from "../Icon/firstPage.tsx";
import { Stripe } from "./Stripe.tsx";

const meta = {
  component: Stripe,
  args: {
    icon: <OfflineSign />,
    text: "You are offline. This information was loaded at 14:32. You can search and save again when you are back online.",
    action: { label: "Try again", onClick: fn() },
  },
} satisfies Meta<typeof Stripe>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Small: Story = { globals: { viewport: { value: "small" } } };
