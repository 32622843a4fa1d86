import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import type { Toast } from "./ToastContext.ts";
import { ToastProvider } from "./ToastProvider.tsx";
import { useToast } from "./useToast.ts";

function Saver({ toast }: { toast: Toast }) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>Save</Button>;
}

const atOnce = (task: () => void) => {
  task();
  return () => undefined;
};

const meta = {
  component: Saver,
  args: {
    toast: { tone: "ok", title: "Column headings saved", text: "Valid for Denmark, German." },
  },
  decorators: [
    (Story) => (
      <ToastProvider
        regionLabel="Notifications Alt+T"
        toastLabel="Notification"
        closeLabel="Close"
        emptyLabel="No notifications"
        whenIdle={atOnce}
      >
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Saver>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const title = await screen.findByText("Column headings saved");
    await waitFor(() => expect(title).toBeVisible());
  },
};

export const Failure: Story = {
  args: {
    toast: {
      tone: "no",
      title: "Saving failed",
      text: "Someone changed this note at 14:31. Your text is kept; compare and save again.",
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const title = await screen.findByText("Saving failed");
    await waitFor(() => expect(title).toBeVisible());
  },
};

const undo = fn();

/** At most one thing to do, which closes the toast. */
export const WithAction: Story = {
  args: { toast: { tone: "ok", title: "Deleted", action: { label: "Undo", onClick: undo } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
  },
  beforeEach: () => void undo.mockClear(),
};

/** The newer of two toasts about the same stands alone. */
export const SettledMeanwhile: Story = {
  args: { toast: { tone: "no", title: "Not saved", about: "note/5" } },
  render: ({ toast }) => (
    <>
      <Saver toast={toast} />
      <Saver toast={{ tone: "ok", title: "Saved", about: "note/5" }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("button", { name: "Save" });
    await userEvent.click(first as HTMLElement);
    await screen.findByText("Not saved");
    await userEvent.click(second as HTMLElement);
    await screen.findByText("Saved");
    await expect(screen.queryByText("Not saved")).toBeNull();
  },
};

/** Alt+T leads to the region; a click anywhere on a toast closes it. */
export const ByKeyboardAndClick: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const title = await screen.findByText("Column headings saved");
    const region = screen.getByRole("region", { name: "Notifications Alt+T" });
    await userEvent.keyboard("{Alt>}t{/Alt}");
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await userEvent.click(title);
    await waitFor(() => expect(screen.queryByText("Column headings saved")).toBeNull());
  },
};

/** Alt+T leads to the region also while there is nothing in it, and says so. */
export const EmptyByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const region = await screen.findByRole("region", { name: "Notifications Alt+T" });
    await expect(screen.getByText("No notifications")).not.toBeVisible();
    await userEvent.keyboard("{Alt>}t{/Alt}");
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await expect(screen.getByText("No notifications")).toBeVisible();
  },
};
