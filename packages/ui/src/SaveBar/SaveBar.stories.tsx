import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { SaveBar } from "./SaveBar.tsx";

const meta = {
  component: SaveBar,
  args: {
    text: "2 changes, not saved",
    start: <Button variant="red">Delete this news</Button>,
    actions: (
      <>
        <Button variant="secondary">Undo</Button>
        <Button>Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("2 changes, not saved");
  },
};
/** What follows a form stands below its bar. */
export const Followed: Story = {
  decorators: [
    (Shown) => (
      <main>
        <form aria-label="Text">
          <Shown />
        </form>
        <p>Copy to another organisation</p>
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("status").parentElement?.getBoundingClientRect();
    const next = canvas.getByText("Copy to another organisation").getBoundingClientRect();
    await expect(next.top).toBeGreaterThanOrEqual(bar?.bottom ?? Infinity);
  },
};
export const Small: Story = {
  decorators: [
    (Shown) => (
      <div style={{ padding: 12 }}>
        <Shown />
      </div>
    ),
  ],
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
