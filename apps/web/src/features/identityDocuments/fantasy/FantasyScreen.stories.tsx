import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { isLoading, shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import IdentityDocumentsRoutes from "../routes.tsx";
import { sampleFantasy } from "../topicSamples.ts";

const call = "GET /identity-documents/fantasy-countries";
const path = paths.identityDocuments.fantasyCountries;

const scene = (replies: Replies = { [call]: ok(sampleFantasy) }, rest: Scene = {}) => [
  inStoryWorld({ path, ...rest, replies }),
];

const meta: Meta<typeof Area> = {
  title: "Identity documents/Fantasy countries",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Names of all lists with the states they refer to, and what to do with such a paper. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole("row")).slice(1).map((row) => within(row));
    await expect(rows[0]?.getByRole("link", { name: "Austria" })).toHaveAttribute(
      "href",
      paths.identityDocuments.list("AT"),
    );
    await expect(rows[1]?.getByText("Principality of Sealand")).toBeVisible();
    await expect(rows[1]?.getByText("Fürstentum Sealand")).toHaveAttribute("lang", "de");
    await expect(rows[1]?.getByText("North Sea platform, 1967")).toBeVisible();
    await expect(rows[2]?.getByRole("link", { name: "Open documents" })).toHaveAttribute(
      "href",
      paths.identityDocuments.detail("XOM-P-CUR"),
    );
    await expect(rows[2]?.getByText("XOM")).toBeVisible();
    await expect(
      canvas.getByRole("region", { name: "If you are shown such a paper" }),
    ).toBeVisible();
    await expect(canvas.queryByText(/\b(fake|fraud|illegal)\b/i)).toBeNull();
  },
};

/** The text and the list are kept in the address; another list keeps the text. */
export const Narrowed: Story = {
  decorators: scene(undefined, { path: `${path}?text=land` }),
  play: async ({ canvas }) => {
    const lists = within(await canvas.findByRole("navigation", { name: "Lists" }));
    await waitFor(() => expect(lists.getByRole("link", { name: "Fantasy names 1" })).toBeVisible());
    await expect(canvas.getByText(/^Entries: \d+$/)).toHaveRole("status");
    await userEvent.click(lists.getByRole("link", { name: "Fantasy names 1" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(`${path}?text=land&list=fantasy`));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await userEvent.type(canvas.getByRole("textbox"), "s");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${path}?text=lands&list=fantasy`));
  },
};

/** A result of the search over all areas opens one name alone, with the way to all. */
export const OneName: Story = {
  decorators: scene(undefined, { path: paths.identityDocuments.fantasyName("fd-002") }),
  play: async ({ canvas }) => {
    await shows(canvas, "Principality of Sealand");
    await expect(canvas.queryByText("British Honduras")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show all names" }));
    await shows(canvas, "British Honduras");
  },
};

/** Nothing matches: the sentence does not take that for an answer, and all names are one step away. */
export const NothingFound: Story = {
  decorators: scene({ [call]: ok({ names: [], doubted: [] }) }, { path: `${path}?text=zzz` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No names match" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show all names" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(path));
  },
};

export const Loading: Story = {
  decorators: scene({ [call]: pending() }),
  play: isLoading,
};
const hasFailed: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(
    await canvas.findByRole("heading", { name: "The list could not be loaded" }),
  ).toBeVisible();
};
const isForbidden: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(
    await canvas.findByRole("heading", { name: "You do not have access to this" }),
  ).toBeVisible();
};
export const Failed: Story = {
  decorators: scene({ [call]: refused(500, "internal_error") }),
  play: hasFailed,
};
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
  play: isForbidden,
};

/** What is only there in English is marked as such. */
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(undefined, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("micronation")).toHaveAttribute("lang", "en");
    // A card has no heading that would say what is not known.
    await expect(canvas.getByText("Genannter Ort und Jahr", { selector: "td *" })).toBeVisible();
  },
};
