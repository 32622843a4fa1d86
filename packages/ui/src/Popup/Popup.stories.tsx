import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Link } from "../Link/Link.tsx";
import { Text } from "../Text/Text.tsx";
import { Popup } from "./Popup.tsx";

function Opener({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <span>
      <Button
        ref={anchor}
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {name}
      </Button>
      {isOpen && (
        <Popup anchor={anchor} title={name} closeLabel="Close" onClose={() => setIsOpen(false)}>
          <Text>Out of circulation on 31.01.2026.</Text>
          <Link href="#note">Open banknote</Link>
        </Popup>
      )}
    </span>
  );
}

const meta: Meta = {
  title: "Popup",
  // As in the product, a page takes the focus of a click that hit nothing.
  render: () => (
    <main tabIndex={-1}>
      <Card title="Calendar">
        <Text>Twice the same kind of thing, each with its own window.</Text>
        <span>
          <Opener name="Bulgaria 50" /> <Opener name="Bulgaria 100" />
        </span>
        <div style={{ height: 260 }} />
      </Card>
    </main>
  ),
};
export default meta;
type Story = StoryObj;

/** Escape closes and gives the focus back; a click outside closes; another opener takes over. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole("button", { name: "Bulgaria 50" });
    await userEvent.click(first);
    await expect(canvas.getByRole("dialog", { name: "Bulgaria 50" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(first).toHaveFocus();

    await userEvent.click(first);
    await userEvent.click(canvas.getByText(/^Twice/));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(first).toHaveFocus();

    await userEvent.click(first);
    await userEvent.click(canvas.getByRole("button", { name: "Bulgaria 100" }));
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Bulgaria 100" })).toBeVisible());
    await expect(canvas.getAllByRole("dialog")).toHaveLength(1);
    const card = canvas.getByRole("region", { name: "Calendar" }).getBoundingClientRect();
    const popup = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(popup.left).toBeGreaterThanOrEqual(card.left);
    await expect(popup.right).toBeLessThanOrEqual(card.right);
  },
};

/** The focus walks out of it: it closes and the focus stays where it went. */
export const LeftByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bulgaria 50" }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Open banknote" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Bulgaria 100" })).toHaveFocus();
  },
};

/** On a small screen it is a sheet at the foot. */
export const Sheet: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bulgaria 50" }));
    const popup = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(popup.width).toBeLessThanOrEqual(320);
    await expect(popup.left).toBeGreaterThanOrEqual(0);
  },
};
