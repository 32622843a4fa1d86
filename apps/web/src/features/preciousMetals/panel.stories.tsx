import type { Language } from "@specimen/core/language";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import PreciousMetalsPanel from "./panel.tsx";
import { sampleCoins, sampleIngots } from "../../widgets/metals/samples.ts";

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: paths.dashboard.base,
    ...rest,
    replies: {
      "GET /precious-metals/coins-variants": ok(sampleCoins),
      "GET /precious-metals/ingots-variants": ok(sampleIngots),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Precious metals/Panel",
  component: Area,
  args: { base: paths.dashboard.base, routes: PreciousMetalsPanel },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Coins are labelled with name and country; a coin leads to its page. */
export const ToCoin: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Select coin" }), "krug");
    await expect(
      await canvas.findByRole("option", { name: /Krugerrand, South Africa/ }),
    ).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.preciousMetals.coin("krugerrand")));
  },
};

/** A refiner leads to its bars. */
export const ToBars: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Select bar" }), "val{Enter}");
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(paths.preciousMetals.ingotVariant("valcambi")),
    );
  },
};

export const Failed: Story = {
  decorators: scene({ "GET /precious-metals/coins-variants": refused(403, "permission_missing") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 3 })).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de" }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("combobox")).toHaveLength(2));
  },
};

/** In a panel as wide as on the dashboard (393 px) two fields in one row show all of their words. */
const showsWords: Story["play"] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole("combobox")).toHaveLength(2));
  const fields = canvas.getAllByRole<HTMLInputElement>("combobox");
  await expect(new Set(fields.map((field) => field.getBoundingClientRect().top)).size).toBe(1);
  for (const field of fields) {
    // What an input overflows with as its placeholder is told by no property of it.
    const words = document.createElement("span");
    words.textContent = field.placeholder;
    words.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(field).font}`;
    field.parentElement?.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    await expect(width).toBeGreaterThan(50);
    await expect(width).toBeLessThanOrEqual(field.clientWidth);
  }
};
const asOnDashboard = (Panel: ComponentType) => (
  <div style={{ width: 458 }}>
    <Panel />
  </div>
);
const inLanguage = (language: Language): Story => ({
  decorators: [asOnDashboard, ...scene({}, { language })],
  play: showsWords,
});
export const German = inLanguage("de");
export const French = inLanguage("fr");
export const Lithuanian = inLanguage("lt");
export const Polish = inLanguage("pl");
