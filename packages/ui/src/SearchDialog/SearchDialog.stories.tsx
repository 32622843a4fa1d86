import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { BookIcon } from "../Icon/areas.tsx";
import { StateMessage } from "../StateMessage/StateMessage.tsx";
import { StatusText } from "../StatusText/StatusText.tsx";
import { sampleCountries } from "../SearchableDropdown/sampleCountries.ts";
import { ToastProvider } from "../Toast/ToastProvider.tsx";
import { useToast } from "../Toast/useToast.ts";
import { SearchDialog, type SearchDialogProps } from "./SearchDialog.tsx";
import type { SearchOption } from "./SearchOption.tsx";

const en = (text: string) => ({ text, lang: "en" });

const options: SearchOption[] = [
  {
    value: "note",
    label: en("50 new shekel"),
    details: [en("Israel"), en("Series C"), en("Shaul Tchernichovsky")],
    kindText: "Banknote",
    code: "ILS",
    pictureSrc:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='136' height='71'%3E%3Crect width='136' height='71' fill='%23a4c9a8'/%3E%3C/svg%3E",
    status: <StatusText sign="warn">Out of circulation</StatusText>,
  },
  {
    value: "country",
    label: en("Israel"),
    details: [en("Israeli new shekel")],
    kindText: "Notes of the country",
    code: "ILS",
    flagSrc: sampleCountries[0]?.flagSrc,
  },
  {
    value: "term",
    label: en("Watermark"),
    details: [
      en(
        "An image formed by thickness differences in the paper that shows as light and dark areas when held up to the light.",
      ),
    ],
    kindText: "Glossary",
    icon: <BookIcon />,
  },
];

const meta = {
  component: SearchDialog,
  args: {
    label: "Find anything",
    placeholder: "50 ils, 129x71, HUN ...",
    closeLabel: "Close",
    value: "50 ils",
    onValueChange: fn(),
    options,
    onSelect: fn(),
    onHighlight: fn(),
    onEnterAhead: fn(),
    onClose: fn(),
    statusText: "Results: 3",
    keysText: "↑ ↓ move · Enter opens · Esc closes",
  },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: function Typed(args: SearchDialogProps) {
    const [value, setValue] = useState(args.value);
    const onValueChange = (typed: string) => {
      setValue(typed);
      args.onValueChange(typed);
    };
    return <SearchDialog {...args} value={value} onValueChange={onValueChange} />;
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus is in the field; arrows move, Enter opens, typing goes back to the first. */
export const Hits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Find anything" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute("autocorrect", "off");
    const [first, second] = canvas.getAllByRole("option");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", second?.id);
    await expect(args.onHighlight).toHaveBeenLastCalledWith(options[1]);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(options[1]);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(canvas.getAllByRole("option")[2]).toHaveAttribute("aria-selected", "true");
    await userEvent.type(field, "x");
    await expect(first).toHaveAttribute("aria-selected", "true");
  },
};

/** Home and End move in the text, not in the list. */
export const HomeStaysInTheText: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}{Home}");
    await expect(canvas.getAllByRole("option")[1]).toHaveAttribute("aria-selected", "true");
    await expect(field.selectionStart).toBe(0);
  },
};

/** Options of an earlier text open nothing: Enter is remembered. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onEnterAhead).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("option", { name: /Israel Israeli/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(options[1]);
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Failing() {
  const toast = useToast();
  const failure = { tone: "no", title: "Not saved: note", text: "You are offline." } as const;
  return <Button onClick={() => toast(failure)}>Save</Button>;
}

/** What fails meanwhile is told in the dialog: nobody can read or press anything behind it. */
export const Failed: Story = {
  args: { children: <Failing /> },
  decorators: [
    (Story) => (
      <ToastProvider
        regionLabel="Notifications Alt+T"
        toastLabel="Notification"
        closeLabel="Close"
        emptyLabel="No notifications"
      >
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const dialog = within(canvas.getByRole("dialog"));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/Not saved: note.*offline/);
    await waitFor(() => expect(dialog.getByText("Not saved: note")).toBeVisible());
  },
};

/** Text is selected past the edge; only a press on the ground itself closes. */
export const SelectedPastTheEdge: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const ground = canvas.getByRole("dialog");
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: canvas.getByRole("combobox") },
      { keys: "[/MouseLeft]", target: ground },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(ground);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = { args: { options: [], isWaiting: true, statusText: "Loading" } };

/** Without options the list is away, and the message has its way on. */
export const Nothing: Story = {
  args: {
    options: [],
    statusText: "No results",
    children: (
      <StateMessage
        kind="empty"
        title="No results for “xqx”"
        actions={<Button>Start again</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  },
};

/** More than the window shows: the option that the keys have reached is brought into sight. */
export const LongByKeyboard: Story = {
  args: {
    options: Array.from({ length: 20 }, (_, index) => ({
      value: `note ${index}`,
      label: en(`${index + 1} new shekel`),
      details: [en("Israel")],
      kindText: "Banknote",
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowUp}");
    const last = canvas.getByRole("option", { name: /^20 new shekel/ });
    await expect(last).toHaveAttribute("aria-selected", "true");
    await waitFor(() => {
      const { bottom } = last.getBoundingClientRect();
      return expect(bottom).toBeLessThan(canvas.getByRole("dialog").getBoundingClientRect().bottom);
    });
  },
};

export const WithTitle: Story = {
  args: { optionsTitle: "No results for “isreal”. Similar spellings:" },
};

/** A kind of one long word is read whole beside a narrow label. */
export const NarrowLongKind: Story = {
  args: {
    options: options.slice(0, 2).map((option) => ({ ...option, kindText: "Reiseinformationen" })),
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    for (const kind of canvas.getAllByText("Reiseinformationen")) {
      const row = kind.closest("[role=option]")?.getBoundingClientRect();
      const { right, height } = kind.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(row?.right ?? 0);
      await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(kind).fontSize));
    }
  },
};
