import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, pending, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import {
  sampleDocument,
  sampleDocuments,
  sampleUnknownDocument,
} from "../../widgets/documents/samples.ts";
import { sampleDictionary } from "../../widgets/samples.ts";
import { documentTitle } from "./documentTitle.ts";
import ClientToolDocumentsRoutes from "./routes.tsx";

const { base, documents, document: textOf, columnTitles, accepted } = paths.clientToolDocuments;
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /identity-documents/countries/{id}": ok(sampleDocuments),
  "GET /identity-documents/{id}": (request) =>
    Promise.resolve(
      Response.json(
        request.url.endsWith(sampleDocument.id) ? sampleDocument : sampleUnknownDocument,
      ),
    ),
  "GET /client-tool/identity-documents/accepted": ok({
    version: "7",
    lists: [{ id: "0", list: { documentIds: [sampleDocument.id] } }],
  }),
  "GET /client-tool/identity-documents/documents/{id}/info": ok({
    version: "7",
    texts: { en: "<p>Look at the hologram.</p>" },
  }),
  "GET /identity-documents/column-heading/all-languages": ok({
    version: "7",
    headings: { en: { mrz: "Code" } },
  }),
};

/** The passport as it is listed. */
const sampleName = documentTitle(sampleDocument);

const meta: Meta<typeof Area> = {
  title: "Client tool/Texts on documents",
  component: Area,
  args: { base, routes: ClientToolDocumentsRoutes },
  decorators: [inStoryWorld({ path: documents, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Each document leads to the customer's text on it. */
export const Documents: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: sampleName })).toHaveAttribute(
      "href",
      textOf(sampleDocument.id),
    );
    await expect(canvas.getByText("Do not accept")).toBeVisible();
  },
};
/** Documents of all countries that have a text already are one click away, and marked in their row. */
export const WithEntry: Story = {
  parameters: at(documents, {
    replies: {
      "GET /client-tool/rules/{section}/subjects": ok({
        subjects: [
          { id: "EST-I-2018", label: "Estonia, identity card" },
          { id: sampleDocument.id, label: "Utopia, passport" },
        ],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Estonia, identity card" }),
    ).toHaveAttribute("href", textOf("EST-I-2018"));
    const marked = canvas.getByRole("cell", { name: "With an entry" }).closest("tr");
    await expect(marked).toHaveTextContent(sampleName);
  },
};
export const NoDocuments: Story = {
  parameters: at(documents, {
    replies: {
      "GET /identity-documents/countries/{id}": ok({ ...sampleDocuments, total: 0, documents: [] }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No documents of this country are known." }),
    ).toBeVisible();
  },
};
export const DocumentsLoading: Story = {
  parameters: at(documents, { replies: { "GET /identity-documents/countries/{id}": pending() } }),
};
export const DocumentsFailed: Story = {
  parameters: at(documents, {
    replies: { "GET /identity-documents/countries/{id}": refused(503, "unavailable") },
  }),
};

/** The document names the page, and its country's documents are one step above it. */
export const DocumentText: Story = {
  parameters: at(textOf(sampleDocument.id)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: `Germany, ${sampleName}` }),
    ).toBeVisible();
    await shows(canvas, "Look at the hologram.");
    await expect(canvas.getByRole("link", { name: "Document information" })).toHaveAttribute(
      "href",
      paths.clientToolDocuments.documentsOf("DE"),
    );
  },
};

/** The head of the real table follows what is typed. */
export const ColumnTitles: Story = {
  parameters: at(columnTitles),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Code" })).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText("Size"), "Format");
    await expect(canvas.getByRole("columnheader", { name: "Format" })).toBeInTheDocument();
  },
};
export const ColumnTitlesGermanNarrow: Story = {
  ...narrow,
  parameters: at(columnTitles, { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("tab", { name: /^Deutsch/ });
    await fitsWidth();
  },
};

/** "Would we take this one?" answers with the answer line, and says whose rule decided. */
export const WouldWeTake: Story = {
  parameters: at(accepted),
  play: async ({ canvas }) => {
    const box = within(await canvas.findByRole("region", { name: "Would we take this one?" }));
    const choice = await box.findByLabelText("Document");
    await within(choice).findByRole("option", { name: /Third generation/ });
    await userEvent.selectOptions(choice, sampleDocument.id);
    await expect(await box.findByText("Accept")).toBeVisible();
    await expect(box.getByText(/^Decided by: this country’s own list\./)).toBeVisible();
    await userEvent.selectOptions(choice, sampleUnknownDocument.id);
    await expect(await box.findByText("Do not accept")).toBeVisible();
    await expect(box.getByText(/^Decided by: the law\./)).toBeVisible();
  },
};
