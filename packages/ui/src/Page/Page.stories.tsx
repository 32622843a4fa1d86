import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { Page } from "./Page.tsx";

const meta = {
  component: Page,
  args: { children: <Text>A column in the middle of the page.</Text> },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The most that the column is wide, in pixels at the usual size of text. */
const widthOf = (canvasElement: HTMLElement) => {
  const column = canvasElement.querySelector("p")?.parentElement ?? canvasElement;
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (parseFloat(getComputedStyle(column).maxWidth) / text) * 16;
};

/** 800 px: three panels beside one another would be too narrow for a name. */
export const Dashboard: Story = {
  args: { width: "dashboard" },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(800);
  },
};

/** 1070 px for lists and details. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(1070);
  },
};

/** 672 px for reading. */
export const ForReading: Story = {
  args: { width: "text" },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(672);
  },
};
