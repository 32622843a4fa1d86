import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ok, pending, unreachable } from "../../testing/replies.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleDictionary } from "../samples.ts";
import { CountryChoiceScreen } from "./CountryChoiceScreen.tsx";

const path = "GET /client-tool/rules/{section}/subjects";
const { countries, country } = paths.clientToolBanknotes;
const replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  [path]: ok({
    subjects: [
      { id: "DE", label: "Germany" },
      { id: "DK", label: "Denmark" },
    ],
  }),
};

const meta: Meta<typeof CountryChoiceScreen> = {
  title: "Client tool/Choice of a country",
  component: CountryChoiceScreen,
  args: {
    section: "currencyInfo",
    packageType: "banknotes",
    title: "Country information",
    text: "A text on a country’s currency.",
    hrefOf: country,
  },
  decorators: [inStoryWorld({ path: countries, replies })],
};
export default meta;
type Story = StoryObj<typeof CountryChoiceScreen>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const at = scenesOf(replies);

const written = { name: "Countries with an entry" };
const isWhole = async (canvas: Canvas) =>
  expect(await canvas.findByRole("link", { name: /^Poland/ })).toBeVisible();

/** What is written already is one click away. */
export const Written: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const found = within(await canvas.findByRole("list", written));
    await expect(found.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Denmark",
      "Germany",
    ]);
    await expect(found.getByRole("link", { name: "Denmark" })).toHaveAttribute(
      "href",
      country("DK"),
    );
    await fitsWidth();
  },
};

/** Where nothing is written yet, all countries are there alone. */
export const NothingWritten: Story = {
  parameters: at(countries, { replies: { [path]: ok({ subjects: [] }) } }),
  play: async ({ canvas }) => {
    await isWhole(canvas);
    await expect(canvas.queryByRole("list", written)).toBeNull();
    // A letter is a heading: as regions all of them would stand among the parts of the page.
    await expect(canvas.getByRole("heading", { level: 3, name: "P" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "P" })).toBeNull();
  },
};

/** Both lists come at once, so that nothing moves. */
export const Loading: Story = {
  parameters: at(countries, { replies: { [path]: pending() } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: /^Poland/ })).toBeNull();
  },
};

/** Without the answer all countries are there all the same. */
export const Offline: Story = {
  parameters: at(countries, { replies: { [path]: unreachable() } }),
  play: async ({ canvas }) => isWhole(canvas),
};
