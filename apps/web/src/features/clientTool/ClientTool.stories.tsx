import { begunDate } from "@specimen/core/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { clock } from "../../browser/clock.ts";
import { localStore } from "../../browser/stores.ts";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, pending, refused, type Replies } from "../../testing/replies.ts";
import { sampleUser } from "../../testing/samples.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolRoutes from "./routes.tsx";
import { newArticle, toNewsValues } from "./news/newsValues.ts";
import { sampleChange, sampleDetail, sampleHome } from "./samples.ts";

const { base, newsForm, changes, change, notes, note, pdfs } = paths.clientTool;
const replies: Replies = {
  "GET /client-tool/home": ok(sampleHome),
  "GET /client-tool/changes": ok({ changes: [sampleChange], total: 1 }),
  "GET /client-tool/changes/{id}": ok(sampleDetail),
  "GET /client-tool/four-eyes": ok({
    version: "7",
    sections: [
      { section: "banknoteTradability", fourEyes: true, hasApprovers: true },
      { section: "news", fourEyes: false, hasApprovers: false },
    ],
  }),
  "GET /news/all-languages": ok({ articles: [], total: 0 }),
  "GET /pdfs/all-languages": ok([]),
  "GET /customer-notes/all-languages": ok([
    { index: 5, version: "7", note: { texts: { en: { label: "Support", note: "<p>4120</p>" } } } },
  ]),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/General",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: base, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** What waits comes first, then what changed, then every section with its figure. */
export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: /^Approve: Tradability of banknotes: 10 francs/ }),
    ).toHaveAttribute("href", change("41"));
    await expect(canvas.getByText("Entries: 214, awaiting approval: 2")).toBeVisible();
    // So many entries, however many languages each of them lacks.
    await expect(
      canvas.getByRole("link", { name: /^Travel information: languages missing.*Entries: 3$/ }),
    ).toBeVisible();
  },
};
/** What is planned says when, which may be years away. */
export const HomePlanned: Story = {
  parameters: at(base, {
    replies: {
      "GET /client-tool/home": ok({
        ...sampleHome,
        upcoming: [{ ...sampleChange, status: "scheduled", effectiveFrom: "2031-01-02T05:00:00Z" }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    const name = /^Planned: Tradability of banknotes: 10 francs.*02\.01\.2031/;
    await expect(await canvas.findByRole("link", { name })).toBeVisible();
  },
};
export const HomeNarrowGerman: Story = {
  ...narrow,
  parameters: at(base, { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Freigeben: /);
    await fitsWidth();
  },
};
export const HomeLoading: Story = {
  parameters: at(base, { replies: { "GET /client-tool/home": pending() } }),
};
export const HomeForbidden: Story = {
  parameters: at(base, {
    replies: { "GET /client-tool/home": refused(403, "permission_missing") },
  }),
};
export const Changes: Story = {
  parameters: at(changes),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /10 francs, 20 francs/ })).toBeVisible();
  },
};

/** Somebody else's change is approved or refused; a refusal needs its reason. */
export const Approval: Story = {
  parameters: at(change("41")),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /10 francs/ });
    await expect(row).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Refuse" }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(dialog.getByText("Enter a value.")).toBeVisible();
  },
};

/** Nobody approves their own. */
export const OwnChange: Story = {
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ok({
        ...sampleDetail,
        change: { ...sampleChange, isOwn: true },
        decisions: ["withdraw"],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Withdraw" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};
export const MissingChange: Story = {
  parameters: at(change("99"), {
    replies: { "GET /client-tool/changes/{id}": refused(404, "not_found") },
  }),
  play: async ({ canvas }) => {
    const heading = { level: 1, name: "Change not found" };
    await expect(await canvas.findByRole("heading", heading)).toBeVisible();
    await expect(document.title).toBe("Change not found · Specimen");
  },
};
export const ChangesFilterRefused: Story = {
  parameters: at(changes, {
    replies: {
      "GET /client-tool/changes": refused(422, "invalid_input", [
        { in: "query", path: "section", code: "invalid_value" },
        { in: "query", path: "status", code: "invalid_value" },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /these details: Section · Status\./);
  },
};

/** What was typed last week begins last week; discarding it leads to news of today. */
export const NewNewsDiscarded: Story = {
  parameters: at(newsForm),
  beforeEach: () => {
    forgetDrafts();
    const base = toNewsValues(newArticle("2026-01-02"));
    const draft = {
      values: { ...base, endDate: "2026-02-03" },
      base,
      version: null,
      at: Date.now(),
    };
    localStore().write(`draft ${sampleUser.userId} news/new a`, JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    const discard = await canvas.findByRole("button", { name: "Show the saved version" });
    await expect(canvas.getByLabelText("Shown from")).toHaveValue("2026-01-02");
    await userEvent.click(discard);
    await waitFor(() =>
      expect(canvas.getByLabelText("Shown from")).toHaveValue(begunDate(clock.now())),
    );
    await expect(canvas.getByLabelText("Shown until (optional)")).toHaveValue("");
  },
};

/** A title that is missing is told at its field, in its language. */
export const NewNews: Story = {
  parameters: at(newsForm),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.click(text);
    await userEvent.type(text, "Only a text");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await shows(canvas, "Enter a value.");
  },
};
export const Notes: Story = {
  parameters: at(notes),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Support" })).toBeVisible();
  },
};
export const NoPdfs: Story = {
  parameters: at(pdfs),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No PDFs yet" })).toBeVisible();
  },
};

const german = { language: "de" } as const;
export const NewNewsGermanNarrow: Story = {
  ...narrow,
  parameters: at(newsForm, german),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Titel" })).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Text" })).toBeVisible();
    await fitsWidth();
  },
};
export const NoteGermanNarrow: Story = {
  ...narrow,
  parameters: at(note(5), german),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Text" })).toBeVisible();
    await fitsWidth();
  },
};
