import type { Upload } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolDataCheckRoutes from "./routes.tsx";
import { sampleStolenCheck } from "./samples.ts";

const { base, stolen } = paths.clientToolDataCheck;
const upload: Upload = {
  id: "u1",
  purpose: "stolen",
  name: "stolen.csv",
  bytes: 12,
  chunks: 1,
  missing: [],
  expiresAt: "2026-11-22T12:00:00Z",
};
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /client-tool/data-check/stolen": ok({
    version: "7",
    count: 212,
    lastAddedAt: "2026-11-04T09:00:00Z",
  }),
  "POST /client-tool/data-check/stolen": ok({
    changeId: "42",
    status: "effective",
    subjects: ["1"],
    version: "8",
  }),
  "POST /client-tool/uploads": ok(upload),
  "POST /client-tool/data-check/stolen/check": ok(sampleStolenCheck),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Stolen documents",
  component: Area,
  args: { base, routes: ClientToolDataCheckRoutes },
  decorators: [inStoryWorld({ path: stolen, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

const csv = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("there is no field for a file");
  const file = new File(["number;state"], "stolen.csv", { type: "text/csv" });
  return userEvent.upload(input, file);
};

/** A single number; nothing typed is told at the field. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Numbers on the list: 212")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add to the list" }));
    await expect(canvas.getByText("Enter a value.")).toBeVisible();
  },
};

/** A file is checked row by row before anything is saved. */
export const WrongRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Numbers on the list: 212");
    await csv(canvasElement);
    const table = await canvas.findByRole("table", { name: "Wrong rows" });
    await expect(within(table).getAllByRole("row")).toHaveLength(4);
    await expect(canvas.getByRole("button", { name: "Import (46)" })).toBeVisible();
  },
};
/** A number that no document has is told at its field and stays there. */
export const Unfit: Story = {
  parameters: at(stolen, {
    replies: {
      "POST /client-tool/data-check/stolen": refused(422, "invalid_input", [
        { in: "body", path: "number", code: "length" },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    const number = await canvas.findByRole("textbox", { name: "Document number" });
    await userEvent.type(number, "A1");
    await userEvent.click(canvas.getByRole("button", { name: "Add to the list" }));
    await expect(
      await canvas.findByText("Enter 5 to 20 letters (A to Z) and digits."),
    ).toBeVisible();
    await expect(number).toHaveFocus();
    await expect(number).toHaveValue("A1");
    await userEvent.type(number, "2");
    await expect(canvas.queryByText(/^Enter 5 to 20/)).toBeNull();
  },
};
const gone = refused(422, "invalid_input", [{ in: "body", path: "uploadId", code: "expired" }]);

/** A file whose upload is gone before it is checked or imported is asked for again at its field. */
export const FileGone: Story = {
  parameters: at(stolen, {
    replies: { "POST /client-tool/data-check/stolen/import": gone },
  }),
  play: async ({ canvas, canvasElement }) => {
    const number = await canvas.findByRole("textbox", { name: "Document number" });
    await userEvent.type(number, "AB12345");
    await csv(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Import (46)" }));
    const choose = canvas.getByRole("button", { name: "Choose a file" });
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(choose).toHaveAccessibleDescription(/is no longer stored.*Choose it again\.$/);
    await expect(canvas.queryByRole("button", { name: "Import (46)" })).toBeNull();
    await expect(number).toHaveValue("AB12345");
    // The next one begins anew.
    await csv(canvasElement);
    await canvas.findByRole("button", { name: "Import (46)" });
    await expect(canvas.queryByText(/is no longer stored/)).toBeNull();
  },
};
export const NotCsv: Story = {
  parameters: at(stolen, {
    replies: {
      "POST /client-tool/data-check/stolen/check": refused(422, "invalid_input", [
        { in: "body", path: "uploadId", code: "notCsv" },
      ]),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Numbers on the list: 212");
    await csv(canvasElement);
    await expect(await canvas.findByText(/^This file cannot be read as CSV/)).toBeVisible();
  },
};
export const NarrowGerman: Story = {
  ...narrow,
  parameters: at(stolen, { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findByText(/212/);
    await fitsWidth();
  },
};
