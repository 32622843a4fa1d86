import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ok, pending, unreachable } from "../../testing/replies.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { RuledRecords } from "./RuledRecords.tsx";

const path = "GET /client-tool/rules/{section}/subjects";
const { info, coin } = paths.clientToolMetals;
const krugerrand = (ounces: number) => ({
  id: `ZAF-KR-${ounces}`,
  label: `Krugerrand, ${ounces} oz`,
});
const replies = { [path]: ok({ subjects: [krugerrand(10), krugerrand(1), krugerrand(2)] }) };

const meta: Meta<typeof RuledRecords> = {
  title: "Client tool/Records with an entry",
  component: RuledRecords,
  args: { section: "coinInfo", hrefOf: coin },
  render: (args) => (
    <Card title="Texts">
      <StackInOrder>
        <RuledRecords {...args} />
        <span>Choose a coin</span>
      </StackInOrder>
    </Card>
  ),
  decorators: [inStoryWorld({ path: info, replies })],
};
export default meta;
type Story = StoryObj<typeof RuledRecords>;
const at = scenesOf(replies);

const list = { name: "Coins with an entry" };

/** Each leads to its text; numbers in names are in their order. */
export const Few: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const found = within(await canvas.findByRole("list", list));
    const links = found.getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      "Krugerrand, 1 oz",
      "Krugerrand, 2 oz",
      "Krugerrand, 10 oz",
    ]);
    await expect(links[0]).toHaveAttribute("href", coin("ZAF-KR-1"));
    await fitsWidth();
  },
};

/** Many are shown when they are asked for, so that what follows stays in sight. */
export const Many: Story = {
  parameters: at(info, {
    replies: {
      [path]: ok({ subjects: Array.from({ length: 13 }, (_, index) => krugerrand(index + 1)) }),
    },
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Coins with an entry: 13" });
    await expect(canvas.queryByRole("list", list)).toBeNull();
    await userEvent.click(button);
    const found = within(canvas.getByRole("list", list));
    await expect(found.getAllByRole("link")).toHaveLength(13);
  },
};

/** French has a space before the colon. */
export const French: Story = {
  parameters: at(info, { language: "fr" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Pièces avec une entrée\u00a0: 3" }),
    ).toBeVisible();
  },
};

const alone = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) => {
  await waitFor(() => expect(canvas.getByText("Choose a coin")).toBeVisible());
  await expect(canvas.queryByText(/^Coins with an entry/)).toBeNull();
};

export const None: Story = {
  parameters: at(info, { replies: { [path]: ok({ subjects: [] }) } }),
  play: async ({ canvas }) => alone(canvas),
};

/** What follows comes with it, so that nothing moves. */
export const Loading: Story = {
  parameters: at(info, { replies: { [path]: pending() } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Choose a coin")).not.toBeVisible();
  },
};

/** Without the answer the records are chosen as ever. */
export const Offline: Story = {
  parameters: at(info, { replies: { [path]: unreachable() } }),
  play: async ({ canvas }) => alone(canvas),
};
