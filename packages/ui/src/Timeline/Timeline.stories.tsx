import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  component: Timeline,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  args: {
    label: "Timeline",
    presentText: "now",
    stages: [
      { title: "Issued", date: "01.10.1990", state: "past" },
      { title: "Legal tender until", date: "31.12.2001", state: "past" },
      {
        title: "Exchange",
        detail: "Deutsche Bundesbank",
        note: "no time limit",
        state: "present",
        isOpenEnded: true,
      },
      {
        title: "Worthless",
        detail: "never",
        note: "by today's rule",
        state: "future",
        isOpenEnded: true,
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Exchange/).closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
  },
};
export const Ended: Story = {
  args: {
    stages: [
      { title: "Issued", date: "1998", state: "past" },
      { title: "Legal tender until", date: "31.05.2025", state: "past" },
      { title: "Exchange until", date: "31.05.2026", note: "Danmarks Nationalbank", state: "past" },
      { title: "Worthless since", date: "01.06.2026", state: "present" },
    ],
  },
};
export const Small: Story = { globals: { viewport: { value: "small" } } };
