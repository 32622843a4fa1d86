import type { PdfAllLanguages, PdfCategoryAllLanguages } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { conflictWith } from "../../../testing/conflict.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { ok, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { onStage } from "../../../testing/Stage.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";

const { base, pdfs, pdfItem } = paths.clientTool;
const category = (id: string, en: string): PdfCategoryAllLanguages => ({
  id,
  version: "7",
  pdfs: 1,
  category: { names: { en }, position: 1 },
});
const handbook: PdfAllLanguages = {
  id: "p1",
  version: "7",
  createdAt: "2026-11-02T09:00:00Z",
  pdf: { categoryId: "c1", titles: { en: "Handbook", de: "Handbuch" } },
  files: [{ lang: "en", bytes: 304_211, url: "https://api.example/files/pdfs/p1/en.pdf" }],
};
const written = { changeId: "42", status: "effective", subjects: ["p1"], version: "8" };
const patch = "PATCH /pdfs/{id}";
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /pdfs/all-languages": ok([handbook]),
  "GET /pdf-categories": ok([category("c1", "Handbooks"), category("c2", "Deadlines")]),
  [patch]: ok(written),
  "DELETE /pdfs/{id}": ok(written),
  "POST /client-tool/changes/{id}/revert": ok(written),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/PDFs",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [onStage({ path: pdfItem("p1"), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Both versions, the category by its name. */
export const Conflict: Story = {
  parameters: at(pdfItem("p1"), {
    replies: {
      [patch]: conflictWith({ categoryId: "c2", titles: { en: "Guide" } }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), " of the desk");
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    const row = await canvas.findByRole("row", { name: /^Category/ });
    await expect(row).toHaveTextContent(/Deadlines.*Handbooks/);
  },
};
export const Missing: Story = {
  parameters: at(pdfItem("p9")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "PDF not found" })).toBeVisible();
  },
};

/** What was deleted comes back by its toast. */
export const Deleted: Story = {
  parameters: at(pdfs),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("Deleted: PDF")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(await screen.findByText("Saved: PDF")).toBeInTheDocument();
  },
};
