import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { ok, pending, refused, unreachable, type Replies } from "../../testing/replies.ts";
import { onStage, type Scene } from "../../testing/Stage.tsx";
import { paths } from "../../url/paths.ts";
import { sampleCountries, sampleDictionary, sampleTop } from "../../widgets/samples.ts";
import IdentityDocumentsRoutes from "./routes.tsx";
import { sampleDocuments } from "./samples.ts";

const call = "GET /identity-documents/countries/{id}";

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  onStage({
    path: paths.identityDocuments.list("DE"),
    ...rest,
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      "GET /countries": ok(sampleCountries),
      "GET /stats/top": ok(sampleTop),
      [call]: ok(sampleDocuments),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Identity documents",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

export const Country: Story = {
  decorators: scene({}, { path: paths.identityDocuments.country }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Germany/ })).toHaveAttribute(
      "href",
      "/passes/showcountry/countryId/DE",
    );
  },
};

/** Rows are facts, not links. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("cell", { name: "125 × 88 mm" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "TD3" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Passport" })).toBeNull();
  },
};

/** What the customer says on identity documents stands above the list. */
export const WithCustomerNote: Story = {
  decorators: scene({
    "GET /customer-notes": ok([
      { index: 6, label: "Accounts", note: "<p>No driving licences.</p>", lang: "en" },
      { index: 1, label: "Rates", note: "<p>See the board.</p>", lang: "en" },
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accounts" })).toBeVisible();
    await expect(canvas.getByText("No driving licences.")).toBeVisible();
    await expect(canvas.queryByText("See the board.")).toBeNull();
  },
};

export const Loading: Story = { decorators: scene({ [call]: pending() }) };
export const Empty: Story = {
  decorators: scene({ [call]: ok({ ...sampleDocuments, documents: [] }) }),
};
export const Missing: Story = { decorators: scene({ [call]: refused(404, "not_found") }) };
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
};
export const Failed: Story = { decorators: scene({ [call]: refused(500, "internal_error") }) };
export const Offline: Story = { decorators: scene({ [call]: unreachable() }) };
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de" }),
};
