import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonRows } from "./SkeletonRows.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = { args: { width: "12rem", height: "2.5rem" } };

/** Where nothing beside the bar says so, it says itself what is awaited. */
export const Labelled: Story = {
  args: { label: "Loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** A row that loads is as high as a row that is there. */
export const Rows: Story = {
  parameters: { controls: { disable: true } },
  render: () => <SkeletonRows label="Loading the notes" count={4} />,
  play: async ({ canvas }) => {
    const rows = canvas.getByRole("status");
    await expect(rows.getBoundingClientRect().height).toBe(4 * 52 + 2);
  },
};
