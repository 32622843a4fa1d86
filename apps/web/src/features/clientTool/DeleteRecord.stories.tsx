import type { ArticleAllLanguages } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { isLoading, pressAndConfirm, shows } from "../../testing/plays.ts";
import { ok, once, pending, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolRoutes from "./routes.tsx";
import { samplePdf } from "./samples.ts";

const { base, pdfs, newsItem } = paths.clientTool;
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /pdf-categories": ok([]),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Deleting",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: pdfs, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

const sentVersions: (string | null)[] = [];

/** What was changed meanwhile is read again, so that it can be deleted as it is now. */
export const ChangedMeanwhile: Story = {
  beforeEach: () => {
    sentVersions.length = 0;
  },
  parameters: at(pdfs, {
    replies: {
      "GET /pdfs/all-languages": once(ok([samplePdf]), ok([{ ...samplePdf, version: "8" }])),
      "DELETE /pdfs/{id}": (request) => {
        sentVersions.push(request.headers.get("If-Match"));
        return refused(409, "conflict")(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    await pressAndConfirm(canvas, /^Delete/);
    await shows(canvas, "Not saved: PDF");
    // Nothing was entered that could be kept or compared.
    await shows(canvas, "Somebody else changed this in the meantime.");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await pressAndConfirm(canvas, /^Delete/);
    await waitFor(() => expect(sentVersions).toEqual(['"7"', '"8"']));
  },
};

/** Where a second administrator has to approve it, the question says so. */
export const WaitsForApproval: Story = {
  parameters: at(pdfs, {
    replies: {
      "GET /pdfs/all-languages": ok([samplePdf]),
      "GET /client-tool/four-eyes": ok({
        version: "7",
        sections: [{ section: "pdfs", fourEyes: true, hasApprovers: true }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Delete: / }));
    await shows(canvas, /once a second administrator has approved this/);
  },
};

const newsVersion = (version: string): ArticleAllLanguages => ({
  id: "n1",
  version,
  createdAt: "2026-11-20T09:00:00Z",
  state: "live",
  article: {
    texts: { en: { title: "New counter", text: "<p>Open</p>" } },
    activeDate: "2026-11-20",
    endDate: null,
    specimens: [],
    pictures: [],
    pdfId: null,
  },
  specimens: [],
  pictures: [],
  pdfUrl: null,
  pending: [],
});

/** A record that is read by itself is read again as well. */
export const RecordChangedMeanwhile: Story = {
  beforeEach: () => {
    sentVersions.length = 0;
  },
  parameters: at(newsItem("n1"), {
    replies: {
      "GET /pdfs/all-languages": ok([]),
      "GET /news/{id}/all-languages": once(ok(newsVersion("7")), ok(newsVersion("8"))),
      "DELETE /news/{id}": (request) => {
        sentVersions.push(request.headers.get("If-Match"));
        return refused(409, "conflict")(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    await pressAndConfirm(canvas, "Delete this news");
    await shows(canvas, "Not saved: internal news");
    await pressAndConfirm(canvas, "Delete this news");
    await waitFor(() => expect(sentVersions).toEqual(['"7"', '"8"']));
  },
};

const writtenNews = ok({ changeId: "41", status: "effective", subjects: ["n1"], version: "8" });

/** A restored record is not shown as it was before it was deleted: its version is another. */
export const Restored: Story = {
  parameters: at(newsItem("n1"), {
    replies: {
      "GET /pdfs/all-languages": ok([]),
      "GET /news/all-languages": ok({ articles: [newsVersion("9")], total: 1 }),
      "GET /news/{id}/all-languages": once(ok(newsVersion("7")), pending()),
      "DELETE /news/{id}": writtenNews,
      "POST /client-tool/changes/{id}/revert": writtenNews,
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await pressAndConfirm(canvas, "Delete this news");
    // Its own screen has an editor, with an "Undo" of its own.
    const item = await canvas.findByRole("link", { name: "New counter" });
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await shows(canvas, "Saved: internal news");
    await userEvent.click(item);
    await isLoading(context);
    await expect(canvas.queryByRole("button", { name: "Delete this news" })).toBeNull();
  },
};

/** What somebody else deleted goes, with its dialog. */
export const DeletedMeanwhile: Story = {
  parameters: at(pdfs, {
    replies: {
      "GET /pdfs/all-languages": once(ok([samplePdf]), ok([])),
      "DELETE /pdfs/{id}": refused(404, "not_found"),
    },
  }),
  play: async ({ canvas }) => {
    await pressAndConfirm(canvas, /^Delete/);
    await shows(canvas, "No PDFs yet");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};
