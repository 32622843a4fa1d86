import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    isOpen: false,
    onClose: fn(),
    title: "Delete this heading?",
    closeLabel: "Close",
    children: <Text>The table of Denmark shows our own heading again.</Text>,
  },
  render: function Opened(args: DialogProps) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    const close = () => setIsOpen(false);
    return (
      <>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Delete
        </Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                Keep it
              </Button>
              <Button variant="red" onClick={close}>
                Delete the heading
              </Button>
            </>
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus is in the dialog while it is open, and back on its button afterwards. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Delete" });
    await userEvent.click(button);
    const dialog = canvas.getByRole("dialog", { name: "Delete this heading?" });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
  },
};
