import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { isLoading } from "../../../testing/plays.ts";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import IdentityDocumentsRoutes from "../routes.tsx";

const list = "GET /identity-documents/glossaries";
const entry = "GET /identity-documents/glossaries/{id}";
const en = (text: string) => ({ text, lang: "en" as const });

const terms = [
  {
    id: "kinegram",
    term: en("Kinegram"),
    definition: en("A foil whose image moves."),
    confidence: "high",
  },
  {
    id: "mrz",
    term: en("Machine-readable zone"),
    definition: en("Lines that machines read."),
    confidence: "high",
  },
];

const scene = (replies: Replies, rest: Scene = {}) => [
  inStoryWorld({ path: paths.identityDocuments.glossary, ...rest, replies }),
];
const entryPath = { path: paths.identityDocuments.glossaryEntry("kinegram") };

const meta: Meta<typeof Area> = {
  title: "Identity documents/Glossary",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

export const Loaded: Story = {
  decorators: scene({ [list]: ok(terms) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Kinegram" })).toHaveAttribute(
      "href",
      paths.identityDocuments.glossaryEntry("kinegram"),
    );
    await expect(canvas.getByText(/Terms of identity documents/)).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: scene({ [list]: pending() }),
  play: isLoading,
};
const hasFailed: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(
    await canvas.findByRole("heading", { name: "The glossary could not be loaded" }),
  ).toBeVisible();
};
export const Failed: Story = {
  decorators: scene({ [list]: refused(500, "internal_error") }),
  play: hasFailed,
};

/** One term, and the way to those beside it. */
export const Entry: Story = {
  decorators: scene({ [entry]: ok(terms[0]), [list]: ok(terms) }, entryPath),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Kinegram" })).toBeVisible();
    const [beside] = (await canvas.findAllByRole("navigation")).slice(-1);
    await expect(beside).toBeDefined();
    if (beside === undefined) return;
    await expect(
      await within(beside).findByRole("link", { name: "Machine-readable zone" }),
    ).toHaveAttribute("href", paths.identityDocuments.glossaryEntry("mrz"));
  },
};
/** What is only there in English is marked as such. */
export const EntryInAnotherLanguage: Story = {
  decorators: scene({ [entry]: ok(terms[0]) }, { ...entryPath, language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A foil whose image moves.")).toHaveAttribute(
      "lang",
      "en",
    );
  },
};
export const EntryMissing: Story = {
  decorators: scene({ [entry]: refused(404, "not_found") }, entryPath),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /kinegram/ })).toBeVisible();
  },
};
export const EntryFailed: Story = {
  decorators: scene({ [entry]: refused(500, "internal_error") }, entryPath),
  play: hasFailed,
};
