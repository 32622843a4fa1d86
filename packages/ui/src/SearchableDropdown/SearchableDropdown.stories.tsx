import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { sampleCountries } from "./sampleCountries.ts";
import type { SearchableDropdownProps } from "./dropdownProps.ts";
import { SearchableDropdown } from "./SearchableDropdown.tsx";

const meta = {
  component: SearchableDropdown,
  args: {
    label: "Country",
    title: "Select country",
    options: sampleCountries,
    value: null,
    onSelect: fn(),
    nothingFoundText: (query) => `No country contains '${query}'`,
    countText: (count) => `${count} countries`,
    keysText: "↑ ↓ move   Enter opens   Esc closes",
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 364, minHeight: 330 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchableDropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithDefaultTitle: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAttribute("placeholder", "Select");
  },
};
export const Chosen: Story = { args: { value: "DE", isLabelVisible: true } };

/** Only the options in sight are in the document, however many there are. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Country" }));
    const shown = await canvas.findAllByRole("option");
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveFocus();
    await expect(canvas.getByRole("combobox")).toHaveAttribute("autocorrect", "off");
    await expect(shown.length).toBeLessThan(15);
    await expect(shown[0]).toHaveAttribute("aria-setsize", String(sampleCountries.length));
    const { maxHeight } = getComputedStyle(canvas.getByRole("listbox"));
    await expect(maxHeight).toBe(`${14 * 16}px`);
  },
};

export const TypeToFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ma");
    await waitFor(() => expect(canvas.getByRole("listbox")).toBeVisible());
    const field = canvas.getByRole("combobox");
    await expect(field).toHaveValue("ma");
    const first = canvas.getAllByRole("option")[0];
    await expect(first).toHaveTextContent(/^Ma/);
    await expect(first?.querySelector("mark")).toHaveTextContent("Ma");
    await expect(field).toHaveAttribute("aria-activedescendant", first?.id);
  },
};

/** What a first look shows is drawn as soon as the pointer comes, and appears when it is opened. */
export const Near: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawn = () => canvas.queryAllByRole("option", { hidden: true });
    const field = canvas.getByRole("combobox");
    await expect(drawn()).toEqual([]);
    await userEvent.hover(field);
    await waitFor(() => expect(drawn()).toHaveLength(6));
    await expect(canvas.queryAllByRole("option")).toEqual([]);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    // What is not shown makes no page longer.
    const popup = canvas.getByRole("listbox", { hidden: true }).parentElement;
    const bottom = popup?.getBoundingClientRect().bottom;
    await expect(bottom).toBeLessThanOrEqual(field.getBoundingClientRect().bottom);
    const first = drawn()[0];
    await userEvent.click(field);
    await expect(canvas.getAllByRole("option")[0]).toBe(first);
    // It fades in.
    await waitFor(() => expect(first).toBeVisible());
    // Whoever stays in the field may look again.
    await userEvent.keyboard("{Escape}");
    await expect(drawn()).toHaveLength(6);
    await expect(canvas.queryAllByRole("option")).toEqual([]);
    await userEvent.tab();
    await expect(drawn()).toEqual([]);
  },
};

/** What fits comes from the start of the list, however far it was scrolled; and again after that. */
export const TypeAfterScrolling: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await canvas.findAllByRole("option");
    const list = canvas.getByRole("listbox");
    for (const key of ["a", "{Backspace}"]) {
      list.scrollTop = 400;
      // Options are ready around those in sight, 9 to 15, as soon as there is time.
      await waitFor(() =>
        expect(canvas.getAllByRole("option").at(0)).toHaveAttribute("aria-posinset", "7"),
      );
      await userEvent.keyboard(key);
      await waitFor(() => expect(list.scrollTop).toBe(0));
      await waitFor(() =>
        expect(canvas.getAllByRole("option").at(0)).toHaveAttribute("aria-posinset", "1"),
      );
    }
  },
};

/** Arrows move, Home and End jump, Enter chooses. */
export const ByKeyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await canvas.findAllByRole("option");
    const field = canvas.getByRole("combobox");
    await expect(field).toHaveFocus();
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await userEvent.keyboard("{End}");
    await expect(active()).toHaveAttribute("aria-posinset", String(sampleCountries.length));
    await userEvent.keyboard("{Home}");
    await expect(active()).toHaveAttribute("aria-posinset", "1");
    await userEvent.keyboard("germany{Enter}");
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ value: "DE" }));
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** Escape closes and keeps the choice; leaving the field chooses nothing. */
export const EscapeKeepsTheChoice: Story = {
  args: { value: "PL", onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await canvas.findAllByRole("option");
    const field = canvas.getByRole("combobox");
    await userEvent.keyboard("ger{Escape}");
    await expect(field).toHaveValue("Poland");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("Poland");
    await userEvent.keyboard("ger");
    await userEvent.tab();
    await expect(field).toHaveValue("Poland");
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "x");
    await waitFor(() => expect(canvas.getByText(/Enter opens/)).toBeVisible());
    await userEvent.keyboard("qz{Enter}");
    await expect(await canvas.findByRole("status")).toHaveTextContent("No country contains 'xqz'");
    await expect(canvas.queryByText(/Enter opens/)).toBeNull();
    await expect(canvas.getByRole("combobox")).toHaveValue("xqz");
  },
};

/** What is chosen by the pointer shows in the closed field. */
export const ByPointer: Story = {
  render: function Chosen(args: SearchableDropdownProps) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchableDropdown {...args} value={value} onSelect={(option) => setValue(option.value)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "lith");
    await userEvent.click(await canvas.findByRole("option", { name: /Lithuania/ }));
    await expect(canvas.getByRole("combobox")).toHaveValue("Lithuania");
  },
};

/** A click into what is typed puts the caret there; the arrow still closes, and what was typed goes. */
export const ClickIntoText: Story = {
  args: { value: "PL" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await canvas.findAllByRole("option");
    await userEvent.keyboard("Demark");
    await userEvent.pointer({ keys: "[MouseLeft]", target: field, offset: 2 });
    await expect(field).toHaveValue("Demark");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("n");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(field).toHaveValue("Denmark");
    await userEvent.click(canvas.getByRole("button", { name: "Country" }));
    await expect(field).toHaveValue("Poland");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(field);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(field);
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** The field is the same element from closed to open and back: nothing takes its focus over. */
export const OneField: Story = {
  args: { value: "DE" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    const blurred = fn();
    field.addEventListener("blur", blurred);
    await userEvent.click(field);
    await canvas.findAllByRole("option");
    await expect(canvas.getByRole("combobox")).toBe(field);
    await expect(field).toHaveAttribute("aria-controls", canvas.getByRole("listbox").id);
    await userEvent.click(canvas.getByRole("button", { name: "Country" }));
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(blurred).not.toHaveBeenCalled();
    field.removeEventListener("blur", blurred);
  },
};

/** Letters that are made of several keys filter as they grow, and their Enter chooses nothing. */
export const InputMethod: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await canvas.findAllByRole("option");
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "m" }, isComposing: true });
    await fireEvent.input(field, { target: { value: "ma" }, isComposing: true });
    await expect(field).toHaveValue("ma");
    await expect(canvas.getAllByRole("option")[0]).toHaveTextContent(/^Ma/);
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true, keyCode: 229 });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field, { data: "ma" });
    await expect(canvas.getByRole("combobox")).toBe(field);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** A finger opens the list, and chooses with the focus left in the field. */
export const ByTouch: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.pointer([{ keys: "[TouchA]", target: field }]);
    const options = await canvas.findAllByRole("option");
    const third = options[2];
    if (third === undefined) throw new Error("There is no third option");
    await userEvent.pointer([{ keys: "[TouchA]", target: third }]);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveFocus();
  },
};

/** What is read out: how many options there are, which one stands under the keyboard, and that none is left. */
export const ReadOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.click(field);
    const status = await canvas.findByRole("status");
    await expect(status).toHaveTextContent(`${sampleCountries.length} countries`);
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await expect(active).toHaveAttribute("aria-posinset", "2");
    await expect(active).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("xqz");
    await expect(status).toHaveTextContent("No country contains 'xqz'");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
  },
};
