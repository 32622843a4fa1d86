import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { Difference } from "./Difference.tsx";

const meta = {
  component: Difference,
  args: {
    as: "mark",
    startLabel: "differs:",
    endLabel: "end",
    parts: [
      { text: "Ask the ", differs: false },
      { text: "head cashier", differs: true },
      { text: " first", differs: false },
    ],
  },
  render: (args) => (
    <Text>
      <Difference {...args} />
    </Text>
  ),
} satisfies Meta<typeof Difference>;
export default meta;

type Story = StoryObj<typeof meta>;

const decorationOf = (element: Element) => getComputedStyle(element).textDecorationLine;

/** Underlined and bold; whoever hears it is told where it begins and ends. */
export const Different: Story = {
  play: async ({ canvasElement }) => {
    const found = canvasElement.querySelector("mark");
    await expect(found).toHaveTextContent("[differs: head cashier end]");
    await expect(found === null ? "" : decorationOf(found)).toBe("underline");
  },
};
export const Added: Story = {
  args: { as: "ins", startLabel: "added:" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("ins")).toHaveTextContent("[added: head cashier end]");
  },
};
export const TakenAway: Story = {
  args: { as: "del", startLabel: "removed:" },
  play: async ({ canvasElement }) => {
    const found = canvasElement.querySelector("del");
    await expect(found === null ? "" : decorationOf(found)).toBe("line-through");
  },
};

/** Spaces alone are not worth a mark. */
export const OnlySpaces: Story = {
  args: {
    parts: [
      { text: "Ask", differs: false },
      { text: "  ", differs: true },
      { text: "first", differs: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("mark")).toBeNull();
  },
};
