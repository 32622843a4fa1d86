import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Loader } from "./Loader.tsx";

const meta = {
  component: Loader,
  args: { text: "Loading the notes" },
} satisfies Meta<typeof Loader>;
export default meta;

/** The word shows after 300 ms, its place is there before; the spinner is 45 px. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("width", "2.8125rem");
    await expect(canvas.getByRole("status")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText("Loading the notes")).toBeVisible());
  },
};
