import type { Decorator, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const padded: Decorator = (Shown) => (
  <div style={{ padding: 12 }}>
    <Shown />
  </div>
);

/** A story at 320 px, with the margins that the frame gives a page there. */
export const narrow: Pick<StoryObj, "decorators" | "globals"> = {
  decorators: [padded],
  globals: { viewport: { value: "small" } },
};

/** Checks that nothing reaches beyond the side of the page. */
export const fitsWidth = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
