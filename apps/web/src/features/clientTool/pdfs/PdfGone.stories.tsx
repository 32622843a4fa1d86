import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { chooseFile } from "../../../testing/chooseFile.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { ok, refused, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { samplePdf as handbook, samplePdfCategory, samplePdfUpload } from "../samples.ts";

const { base, pdfItem } = paths.clientTool;
const patch = "PATCH /pdfs/{id}";
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /pdfs/all-languages": ok([handbook]),
  "GET /pdf-categories": ok([samplePdfCategory("c1", "Handbooks")]),
  "POST /client-tool/uploads": ok(samplePdfUpload),
  "PUT /pdfs/{id}/files/{lang}": ok({
    changeId: "42",
    status: "effective",
    subjects: ["p1/de"],
    version: "8",
  }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/PDFs that are gone",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: pdfItem("p1"), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** A file in a further language whose upload is gone is asked for again at its field. */
export const FileGone: Story = {
  parameters: at(pdfItem("p1"), {
    replies: {
      "PUT /pdfs/{id}/files/{lang}": refused(422, "invalid_input", [
        { in: "body", path: "uploadId", code: "expired" },
      ]),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole("textbox", { name: "Title" });
    await userEvent.type(title, " of the desk");
    await chooseFile(canvasElement, "a.pdf");
    await shows(canvas, /is no longer stored.*Choose it again\.$/);
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveAccessibleDescription(
      /is no longer stored/,
    );
    await expect(title).toHaveValue("Handbook of the desk");
  },
};

const isGoneOnAsNew: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Use it for a new entry" }));
  await expect(await canvas.findByRole("heading", { name: "Add a PDF" })).toBeVisible();
  const title = await canvas.findByRole("textbox", { name: "Title" });
  await waitFor(() => expect(title).toHaveValue("Handbook, new"));
  await expect(canvas.getByRole("combobox", { name: "Category" })).toHaveValue("c1");
  await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
  // Its files are gone with it.
  await waitFor(() =>
    expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveAccessibleDescription(
      "Choose a file.",
    ),
  );
};

const list = { now: [handbook] };
const listed = () => Promise.resolve(Response.json(list.now));

/** What was typed for a PDF that somebody deleted goes on as a new one, which saving tells. */
export const DeletedMeanwhile: Story = {
  parameters: at(pdfItem("p1"), {
    replies: {
      "GET /pdfs/all-languages": listed,
      [patch]: (request) => {
        list.now = [];
        return refused(404, "not_found")(request);
      },
    },
  }),
  beforeEach: () => {
    list.now = [handbook];
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), ", new");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await canvas.findByRole("heading", { name: "Somebody deleted this while you were editing it" });
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Files" })).toBeNull());
    await isGoneOnAsNew(context);
  },
};

/** The same where the list that is read again tells it. */
export const DeletedBeforeSaving: Story = {
  parameters: at(pdfItem("p1"), {
    replies: { "GET /pdfs/all-languages": listed },
  }),
  beforeEach: () => {
    list.now = [handbook];
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title" }), ", new");
    list.now = [];
    // What was added reads the list again.
    await chooseFile(canvasElement, "a.pdf");
    await isGoneOnAsNew(context);
  },
};
