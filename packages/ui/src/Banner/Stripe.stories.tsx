import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
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

/** It is read out when it comes, with its text. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^You are offline\./);
  },
};
export const OfflineSmall: Story = { globals: { viewport: { value: "small" } } };
