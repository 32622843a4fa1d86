import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";

type Play = NonNullable<StoryObj["play"]>;

/** Waits until a text shows: one that is found may still wait for what stands above it. */
export const shows = (
  canvas: Parameters<Play>[0]["canvas"],
  text: string | RegExp,
): Promise<void> => waitFor(() => expect(canvas.getByText(text)).toBeVisible());

/** Presses a button and the one of the same name in the dialog that it opens. */
export async function pressAndConfirm(
  canvas: Parameters<Play>[0]["canvas"],
  name: string | RegExp,
): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name }));
  const dialog = within(canvas.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name }));
}

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

/** Goes to another record, back and on again in `AreaWithJumps`: each heading is focused. */
export const isFocusedWhenReadAgain =
  (first: string, other: string): Play =>
  async ({ canvas }) => {
    const isShown = (name: string) => canvas.findByRole("heading", { level: 1, name });
    const press = async (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await isShown(first);
    await press("Other record");
    await isShown(other);
    await press("Back");
    await expect(await isShown(first)).toHaveFocus();
    await press("Other record");
    await expect(await isShown(other)).toHaveFocus();
  };
