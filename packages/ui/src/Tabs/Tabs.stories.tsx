import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Notes of Denmark",
    current: "#tab-0",
    items: [
      { href: "#tab-0", label: "All notes", count: 10 },
      { href: "#tab-1", label: "Tradable", count: 4 },
      { href: "#tab-2", label: "New", count: 0 },
      { href: "#tab-3", label: "Out of circulation", count: 0 },
      { href: "#tab-4", label: "Worthless", count: 6 },
      { href: "#tab-5", label: "Travel information" },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveFocus();
  },
};

/** The row scrolls and is cut where it goes on; the current tab is in sight. */
export const Small: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: 12 }}>
        <Story />
      </div>
    ),
  ],
  args: { current: "#tab-4" },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    await waitFor(async () => {
      const current = canvas.getByRole("link", { current: "page" }).getBoundingClientRect();
      await expect(current.left).toBeGreaterThanOrEqual(0);
      await expect(current.right).toBeLessThanOrEqual(innerWidth + 1);
    });
  },
};

/** A tab that is cut off is shown whole once the keyboard comes to it. */
export const SmallByKeyboard: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    for (const tab of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(tab).toHaveFocus();
      const { left, right } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth + 1);
    }
  },
};

/** React Compiler is at work: the component compares what it was given with what it kept. */
export const Compiled: Story = {
  play: async () => {
    await expect(Tabs.toString()).toMatch(/\[\d+\]\s*!==/);
  },
};
