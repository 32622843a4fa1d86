import type { Decorator, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isHeaded, isLoading } from "./plays.ts";
import { pending, refused, unreachable, type Reply } from "./replies.ts";

/**
 * Stories of a screen whose record is loading, does not exist, may not be seen, could not be
 * answered, or is out of reach; `headed` are the headings that tell so.
 */
export function recordStates(
  scene: (reply: Reply) => Decorator[],
  headed: { missing: string; failed: string },
) {
  const state = (reply: Reply, play: NonNullable<StoryObj["play"]>) => ({
    decorators: scene(reply),
    play,
  });
  return {
    loading: state(pending(), isLoading),
    missing: state(refused(404, "not_found"), async ({ canvas }) => {
      const heading = await canvas.findByRole("heading", { level: 1, name: headed.missing });
      await expect(heading).toBeVisible();
    }),
    forbidden: state(
      refused(403, "permission_missing"),
      isHeaded("You do not have access to this"),
    ),
    failed: state(refused(500, "internal_error"), isHeaded(headed.failed)),
    offline: state(unreachable(), isHeaded(headed.failed)),
  };
}
