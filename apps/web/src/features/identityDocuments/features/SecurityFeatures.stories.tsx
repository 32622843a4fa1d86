import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { isLoading } from "../../../testing/plays.ts";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { identityDocuments } from "../area.ts";
import IdentityDocumentsRoutes from "../routes.tsx";
import { sampleFeatureKind, sampleFeatureKinds } from "../topicSamples.ts";

const list = "GET /identity-documents/security-features";
const entry = "GET /identity-documents/security-features/{id}";
const { securityFeature, securityFeatures, detail } = paths.identityDocuments;

const scene = (replies: Replies, rest: Scene = {}) => [
  inStoryWorld({ path: securityFeatures, areas: [identityDocuments], ...rest, replies }),
];
const entryPath = { path: securityFeature("kinegram") };

const meta: Meta<typeof Area> = {
  title: "Identity documents/Security features",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** By name, with how and with what each is checked. */
export const Loaded: Story = {
  decorators: scene({ [list]: ok(sampleFeatureKinds) }),
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole("row")).slice(1).map((row) => within(row));
    await expect(rows[0]?.getByText("Fluorescent overprint")).toBeVisible();
    await expect(rows[0]?.getByText("1 document")).toBeVisible();
    await expect(rows[1]?.getByRole("link")).toHaveAttribute("href", securityFeature("kinegram"));
    await expect(rows[1]?.getByText("14 documents")).toBeVisible();
  },
};
export const Empty: Story = {
  decorators: scene({ [list]: ok([]) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No security features are recorded" }),
    ).toBeVisible();
  },
};
export const Loading: Story = {
  decorators: scene({ [list]: pending() }),
  play: isLoading,
};

const hasFailed: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(
    await canvas.findByRole("heading", { name: "The security features could not be loaded" }),
  ).toBeVisible();
};
const isForbidden: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(
    await canvas.findByRole("heading", { name: "You do not have access to this" }),
  ).toBeVisible();
};
export const Failed: Story = {
  decorators: scene({ [list]: refused(500, "internal_error") }),
  play: hasFailed,
};
export const Forbidden: Story = {
  decorators: scene({ [list]: refused(403, "permission_missing") }),
  play: isForbidden,
};

/** What it is, how it is checked, its names, and what carries it; a key leads to the next one. */
export const Entry: Story = {
  decorators: scene({ [entry]: ok(sampleFeatureKind) }, entryPath),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Kinegram" })).toBeVisible();
    await expect(canvas.getByText("Tilt it: lines move, grow or turn.")).toBeVisible();
    await expect(canvas.getByText("Kinegram", { selector: "[lang=de]" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Germany, passport/ })).toHaveAttribute(
      "href",
      detail("DEU-P-2017"),
    );
    await expect(canvas.getByText(/Further records: 13/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show all" })).toHaveAttribute(
      "href",
      "/passes?feature=kinegram",
    );
    await expect(canvas.getByText("No record names it.")).toBeVisible();
    await userEvent.keyboard("]");
    await waitFor(() => expect(addressIn(canvas)).toBe(securityFeature("uv_overprint")));
  },
};
export const EntryInAnotherLanguage: Story = {
  decorators: scene({ [entry]: ok(sampleFeatureKind) }, { ...entryPath, language: "lt" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tilt it: lines move, grow or turn.")).toHaveAttribute(
      "lang",
      "en",
    );
  },
};
export const EntryLoading: Story = {
  decorators: scene({ [entry]: pending() }, entryPath),
  play: isLoading,
};
export const EntryMissing: Story = {
  decorators: scene({ [entry]: refused(404, "not_found") }, entryPath),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "There is no security feature kinegram" }),
    ).toBeVisible();
  },
};
export const EntryFailed: Story = {
  decorators: scene({ [entry]: refused(500, "internal_error") }, entryPath),
  play: hasFailed,
};
