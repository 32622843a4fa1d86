import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Dialog } from "../Dialog/Dialog.tsx";
import { SunIcon } from "../Icon/firstPage.tsx";
import { InfraredIcon, TransmittedIcon, UvLampIcon } from "../Icon/lights.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Segments, type SegmentsProps } from "./Segments.tsx";

const meta = {
  component: Segments,
  args: {
    label: "Light",
    value: "white",
    onValueChange: fn(),
    options: [
      { value: "white", label: "White", icon: <SunIcon />, shortcut: "1" },
      { value: "uv", label: "UV", icon: <UvLampIcon />, shortcut: "2" },
      { value: "ir", label: "IR", icon: <InfraredIcon />, shortcut: "3" },
      { value: "transmitted", label: "Backlit", icon: <TransmittedIcon />, shortcut: "4" },
    ],
  },
  render: function Choosing(args: SegmentsProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Segments {...args} value={value} onValueChange={setValue} />
        <input aria-label="Remark" />
      </>
    );
  },
} satisfies Meta<typeof Segments>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows move within the group, its keys work everywhere but in a text field. */
export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "White" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "UV" })).toBeChecked();
    await userEvent.keyboard("3");
    await expect(canvas.getByRole("radio", { name: "IR" })).toBeChecked();
    await userEvent.type(canvas.getByLabelText("Remark"), "4");
    await expect(canvas.getByRole("radio", { name: "IR" })).toBeChecked();
  },
};
/** The row of the digits types other characters on the French and the Lithuanian layout. */
export const OtherLayouts: Story = {
  play: async ({ canvas }) => {
    const press = async (key: string, code: string, shiftKey = false) =>
      fireEvent.keyDown(document.body, { key, code, shiftKey });
    await press("é", "Digit2");
    await expect(canvas.getByRole("radio", { name: "UV" })).toBeChecked();
    await press("ę", "Digit3");
    await expect(canvas.getByRole("radio", { name: "IR" })).toBeChecked();
    await press("1", "Digit1", true);
    await expect(canvas.getByRole("radio", { name: "White" })).toBeChecked();
    await press('"', "Digit2", true);
    await press("-", "Digit6");
    await expect(canvas.getByRole("radio", { name: "White" })).toBeChecked();
  },
};
/** The keys rest while a dialog is over the page, also those pressed at one of its buttons. */
export const UnderDialog: Story = {
  render: function Choosing(args: SegmentsProps<string>) {
    const [value, setValue] = useState(args.value);
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <Segments {...args} value={value} onValueChange={setValue} />
        <Dialog isOpen={isOpen} title="Over it" closeLabel="Close" onClose={() => setIsOpen(false)}>
          It covers the page.
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const white = canvas.getByRole("radio", { name: "White" });
    const close = await canvas.findByRole("button", { name: "Close" });
    close.focus();
    await userEvent.keyboard("2");
    await expect(white).toBeChecked();
    await userEvent.click(close);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("2");
    await expect(canvas.getByRole("radio", { name: "UV" })).toBeChecked();
  },
};
export const Small: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole("radio");
    await expect(third?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};

/** Two with many words stay side by side: one below the other would be round at the wrong corners. */
export const TwoLong: Story = {
  globals: { viewport: { value: "small" } },
  args: {
    label: "Pusė",
    look: "quiet",
    value: "main",
    options: [
      { value: "main", label: "Duomenų puslapis arba priekinė pusė" },
      { value: "other", label: "Viršelis arba galinė pusė" },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    const [first, second] = canvas.getAllByRole("radio").map((one) => one.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Four with many words stay side by side as well, where there is no window of a phone. */
export const FourLong: Story = {
  args: {
    label: "Face",
    look: "quiet",
    value: "data",
    options: [
      { value: "cover", label: "Couverture" },
      { value: "inside", label: "Intérieur de la couverture" },
      { value: "data", label: "Page de données" },
      { value: "inner", label: "Page intérieure" },
    ],
  },
  decorators: [
    (Shown) => (
      <div style={{ width: 480 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    const tops = canvas.getAllByRole("radio").map((one) => one.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(480);
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

/** In a container that is too narrow for four they stand two by two, not three and one. */
export const FourFolded: Story = {
  args: FourLong.args ?? {},
  decorators: [
    (Shown) => (
      <div style={{ width: 560, containerType: "inline-size" }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("radio").map((one) => one.getBoundingClientRect());
    const [first, second, third, last] = boxes;
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? Infinity);
    await expect([third?.left, last?.left]).toEqual([first?.left, second?.left]);
  },
};

/** A word that is longer than its share takes more of the row instead of crossing the frame. */
export const LongLight: Story = {
  args: {
    label: "Lumière",
    options: [
      { value: "white", label: "Blanc", icon: <SunIcon />, shortcut: "1" },
      { value: "uv", label: "UV", icon: <UvLampIcon />, shortcut: "2" },
      { value: "ir", label: "IR", icon: <InfraredIcon />, shortcut: "3" },
      {
        value: "transmitted",
        label: "Par transparence",
        icon: <TransmittedIcon />,
        shortcut: "4",
      },
    ],
  },
  decorators: [
    (Shown) => (
      <div style={{ width: 470 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const { parentElement: segment } of canvas.getAllByRole("radio"))
      await expect(segment?.scrollWidth).toBeLessThanOrEqual(segment?.clientWidth ?? 0);
    await expect(canvas.getByRole("radiogroup").getBoundingClientRect().width).toBe(470);
  },
};

/** As high as a field, and on its line. */
export const BesideAField: Story = {
  args: {
    label: "Shape",
    value: "round",
    options: [
      { value: "round", label: "Round" },
      { value: "bar", label: "Bar" },
    ],
  },
  decorators: [
    (Shown) => (
      <div style={{ display: "flex", alignItems: "end", gap: 12 }}>
        <Shown />
        <TextField label="Weight, g" value="" onValueChange={fn()} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByLabelText("Weight, g").getBoundingClientRect();
    const segments = canvas.getByRole("radiogroup").getBoundingClientRect();
    await expect([segments.top, segments.bottom]).toEqual([top, bottom]);
  },
};

/** Three are as wide as their words need, with space on both sides of the longest. */
export const Ways: Story = {
  args: {
    label: "Prüfweg",
    value: "form",
    options: [
      { value: "form", label: "Eintippen oder einfügen" },
      { value: "phone", label: "Foto per Handy" },
      { value: "scan", label: "Scan hochladen" },
    ],
  },
  decorators: [
    (Shown) => (
      <div style={{ display: "flex" }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const segment = canvas.getByText("Eintippen oder einfügen");
    const range = document.createRange();
    range.selectNodeContents(segment.lastChild ?? segment);
    const [box, words] = [segment.getBoundingClientRect(), range.getBoundingClientRect()];
    await expect(words.left - box.left).toBeGreaterThanOrEqual(12);
    await expect(box.right - words.right).toBeGreaterThanOrEqual(12);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

/** Among other tools the choice is marked, but not as strongly as the lights. */
export const Quiet: Story = {
  args: {
    label: "Side",
    value: "front",
    look: "quiet",
    options: [
      { value: "front", label: "Front" },
      { value: "back", label: "Back" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Back" }));
    await expect(canvas.getByRole("radio", { name: "Back" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Front" })).not.toBeChecked();
  },
};
