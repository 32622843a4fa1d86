import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ToastProvider } from "../Toast/ToastProvider.tsx";
import { useToast } from "../Toast/useToast.ts";
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

/** Where something is asked for, the focus is on the first field and not on the cross before it. */
export const AskingFor: Story = {
  args: {
    title: "Refuse this change?",
    children: (
      <>
        <Text>The author is told why.</Text>
        <TextField label="Reason" value="" onValueChange={fn()} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await expect(canvas.getByRole("textbox", { name: "Reason" })).toHaveFocus();
  },
};

/** Text is selected past the edge; only a press on the ground itself closes. */
export const SelectedPastTheEdge: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const dialog = canvas.getByRole("dialog");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: canvas.getByText(/^The table of Denmark/) },
      { keys: "[/MouseLeft]", target: dialog },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

const shown = fn();

/** What cannot be done is told by a toast, whether the dialog is open or not. */
function Failing() {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(1);
  const fail = () => {
    setCount(count + 1);
    toast({
      tone: "no",
      title: `Not deleted: heading, attempt ${count}`,
      text: "Someone changed it at 14:31.",
      action: { label: "Compare", onClick: shown },
    });
  };
  const succeed = () => toast({ tone: "ok", title: "Saved: heading" });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Button onClick={fail}>Delete from here</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Delete this heading?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={succeed}>Save</Button>
            <Button variant="red" onClick={fail}>
              Delete the heading
            </Button>
          </>
        }
      >
        <Text>The table of Denmark shows our own heading again.</Text>
      </Dialog>
    </>
  );
}

/** A failure is told in the dialog, since nobody can read or press what is behind it. */
export const Failed: Story = {
  parameters: { controls: { disable: true } },
  beforeEach: () => void shown.mockClear(),
  render: () => (
    <ToastProvider
      regionLabel="Notifications Alt+T"
      toastLabel="Notification"
      closeLabel="Close"
      emptyLabel="No notifications"
    >
      <Failing />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(open);
    const dialog = within(canvas.getByRole("dialog"));
    const remove = dialog.getByRole("button", { name: "Delete the heading" });
    await userEvent.click(remove);
    const first = await dialog.findByRole("alert");
    await expect(first).toHaveTextContent(/attempt 1.*14:31/);
    await userEvent.click(remove);
    // Another element, so that it is read out too.
    await expect(first).not.toBeInTheDocument();
    await expect(dialog.getByRole("alert")).toHaveTextContent(/attempt 2/);
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Saved: heading")).toBeInTheDocument();
    await expect(dialog.queryByText("Saved: heading")).toBeNull();
    await expect(screen.queryAllByText(/^Not deleted/)).toHaveLength(1);
    // Its action leads away from the dialog.
    await userEvent.click(dialog.getByRole("button", { name: "Compare" }));
    await expect(shown).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Delete from here" }));
    const toast = await screen.findByText(/attempt 3/);
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(open);
    await expect(dialog.queryByRole("alert")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Delete the heading" }));
    await expect(await dialog.findByText(/attempt 4/)).toBeVisible();
  },
};
