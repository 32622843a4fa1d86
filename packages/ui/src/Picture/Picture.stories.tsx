import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { Picture } from "./Picture.tsx";

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='140' height='70'%3E%3Crect width='140' height='70' fill='%23d9b38c'/%3E%3C/svg%3E";

const meta = {
  component: Picture,
  args: { src: drawing, alt: "50 euro, front", width: 140, height: 70 },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "50 euro, front" })).toBeVisible();
  },
};

/** The words of a picture that did not come stand in its place, until the network is back. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole("img"));
    const frame = canvas.getByText("50 euro, front");
    await expect(frame).toBeVisible();
    await expect([frame.offsetWidth, frame.offsetHeight]).toEqual([140, 70]);
    await expect(canvas.queryByRole("img")).toBeNull();
    await fireEvent(window, new Event("online"));
    await expect(canvas.getByRole("img", { name: "50 euro, front" })).toBeVisible();
  },
};

/** A strip that is lower than a line of words gives them space. */
export const MissingStrip: Story = {
  args: { width: 140, height: 4 },
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole("img"));
    const frame = canvas.getByText("50 euro, front");
    await expect(frame.scrollHeight).toBe(frame.clientHeight);
    await expect(frame.offsetHeight).toBeGreaterThan(10);
  },
};

/** Beside words that say what it is, an empty frame; where nothing gives a size it has one of its own. */
export const MissingBesideWords: Story = {
  args: { alt: "", width: undefined, height: undefined },
  render: (args) => (
    <>
      <Picture {...args} /> 50 euro
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.error(canvas.getByRole("presentation"));
    await expect(canvas.queryByRole("presentation")).toBeNull();
    const frame = canvasElement.querySelector("span");
    await expect(frame?.offsetHeight).toBe(28);
  },
};
