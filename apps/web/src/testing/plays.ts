import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

type Play = NonNullable<StoryObj["play"]>;

/** Waits for the heading that says what happened. */
export const isHeaded =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name })).toBeVisible();
  };

/** Waits until the reader is told that something is being loaded. */
export const isLoading: Play = async ({ canvas }) => {
  const [first] = await canvas.findAllByText("Loading");
  await expect(first).toBeInTheDocument();
};
