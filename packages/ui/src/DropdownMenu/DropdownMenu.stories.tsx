import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { GlobeIcon, SunIcon } from "../Icon/firstPage.tsx";
import { DropdownMenu } from "./DropdownMenu.tsx";
import type { DropdownMenuProps } from "./dropdownMenuProps.ts";

const meta = {
  component: DropdownMenu,
  args: {
    label: "Language",
    triggerText: "English",
    triggerIcon: <GlobeIcon />,
    header: "Select language",
    value: "en",
    items: [
      { value: "de", label: "Deutsch", lang: "de" },
      { value: "en", label: "English", lang: "en" },
      { value: "lt", label: "Lietuvių", lang: "lt" },
      { value: "pl", label: "Polski", lang: "pl" },
    ],
    onSelect: fn(),
  },
  render: function Chosen(args: DropdownMenuProps) {
    const [value, setValue] = useState(args.value);
    return <DropdownMenu {...args} value={value} onSelect={setValue} />;
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first opening fetches the menu; the keyboard never leaves it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const menu = await screen.findByRole("menu");
    await expect(menu).toHaveTextContent("Select language");
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("pol{Enter}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menuitemradio", { name: "Polski" })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "English, Language" }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** The open menu belongs to the landmark that its button is in. */
export const InALandmark: Story = {
  decorators: [
    (Story) => (
      <header>
        <Story />
      </header>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const landmark = canvas.getByRole("banner");
    await userEvent.click(canvas.getByRole("button", { name: "English, Language" }));
    await expect(await within(landmark).findByRole("menu")).toBeInTheDocument();
  },
};

export const IconAlone: Story = {
  args: { triggerText: undefined, triggerIcon: <SunIcon />, label: "Theme" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Theme" })).toHaveAttribute("title", "Theme");
  },
};
