import type { CustomerLinkRule, PdfAllLanguages } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { conflictWith } from "../../../testing/conflict.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChange, sampleLink } from "../samples.ts";

const { base, links, linkForm, link: linkAt, change: changeAt } = paths.clientTool;
const handbook: PdfAllLanguages = {
  id: "p1",
  version: "7",
  createdAt: "2026-11-02T09:00:00Z",
  pdf: { categoryId: "c1", titles: { en: "Handbook" } },
  files: [],
  pendingFiles: [],
};
const newLink = {
  section: "customerLinks",
  count: 1,
  subjects: [{ id: "new", label: "Rates" }],
} as const;
const replies: Replies = {
  "GET /customer-links/all-languages": ok([sampleLink]),
  "GET /pdfs/all-languages": ok([handbook]),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Links",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: links, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const at = scenesOf(replies);

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Euro banknotes (ECB)" })).toHaveAttribute(
      "href",
      linkAt("ecb"),
    );
  },
};
/** A new link that waits has no row: what waits stands above the list. */
export const Waits: Story = {
  parameters: at(links, {
    replies: {
      "GET /client-tool/changes": ({ url }) =>
        url.includes("section=customerLinks&status=waiting")
          ? ok({ changes: [{ ...sampleChange, ...newLink }], total: 1 })(new Request(url))
          : ok({ changes: [], total: 0 })(new Request(url)),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Awaiting approval: Your organisation’s links: Rates"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show the change" })).toHaveAttribute(
      "href",
      changeAt("41"),
    );
  },
};
export const None: Story = {
  parameters: at(links, { replies: { "GET /customer-links/all-languages": ok([]) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No links yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Add a link" })).toHaveAttribute(
      "href",
      linkForm,
    );
  },
};
export const ListLoading: Story = {
  parameters: at(links, { replies: { "GET /customer-links/all-languages": pending() } }),
};
export const ListFailed: Story = {
  parameters: at(links, {
    replies: { "GET /customer-links/all-languages": refused(503, "unavailable") },
  }),
};

/** What is missing or no address is told at its field before anything is sent. */
export const NewLink: Story = {
  parameters: at(linkForm),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Address" }), "bank.example");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await shows(canvas, "Enter a value.");
    await expect(canvas.getByText("This entry does not have the right format.")).toBeVisible();
  },
};

const saved = fn(refused(503, "unavailable"));

/** The key for saving does not act on the form under a question. */
export const KeyUnderQuestion: Story = {
  parameters: at(linkAt("ecb"), { replies: { "PUT /customer-links/{id}": saved } }),
  play: async ({ canvas }) => {
    saved.mockClear();
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), ", for all");
    await userEvent.click(await canvas.findByRole("button", { name: "Delete this link" }));
    const cancel = within(canvas.getByRole("dialog")).getByRole("button", { name: "Cancel" });
    cancel.focus();
    await userEvent.keyboard("{Control>}s{/Control}");
    await userEvent.click(cancel);
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
};

/** A text of one's own is written with the editor, in each language. */
export const OwnText: Story = {
  parameters: at(linkAt("ecb")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Address")).toHaveValue("https://www.ecb.europa.eu/");
    await userEvent.selectOptions(canvas.getByLabelText("Kind"), "text");
    await expect(await canvas.findByRole("textbox", { name: "Text" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Polski, missing" })).toBeVisible();
  },
};

/** A PDF is chosen among those of the customer; it has no address to type. */
export const ToPdf: Story = {
  parameters: at(linkAt("ecb")),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Kind" }), "pdf");
    await expect(canvas.getByLabelText("PDF")).toBeVisible();
    await expect(canvas.queryByLabelText("Address")).toBeNull();
  },
};

const theirs = (link: Pick<CustomerLinkRule, "type" | "pdfId" | "texts">) =>
  at(linkAt("ecb"), {
    replies: { "PUT /customer-links/{id}": conflictWith({ position: 1, ...link }) },
  });
const changeName = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), ", for all");
  await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
};

/** A change that waits is told in the form, which stays. */
export const Waiting: Story = {
  parameters: at(linkAt("ecb"), {
    replies: {
      "PUT /customer-links/{id}": ok({
        changeId: "42",
        status: "waiting",
        subjects: ["ecb"],
        version: "8",
      }),
    },
  }),
  play: async ({ canvas }) => {
    await changeName(canvas);
    await expect(await canvas.findByRole("link", { name: "Show the change" })).toBeVisible();
  },
};

let answerPut: (reply: Response) => void = () => undefined;
/** A change that is answered when the story wants it to be. */
const answeredLate = at(linkAt("ecb"), {
  replies: {
    "PUT /customer-links/{id}": () =>
      new Promise((answer) => {
        answerPut = answer;
      }),
  },
});
/** Saves, and types on before the service has answered. */
const typeOn = async (canvas: Canvas) => {
  await changeName(canvas);
  await userEvent.type(canvas.getByLabelText("Name"), " of us");
  await userEvent.type(canvas.getByLabelText("Reason (optional)"), "For 2027");
};

/** What is typed while a change is saved stays, and is not saved yet. */
export const TypedWhileSaving: Story = {
  parameters: answeredLate,
  play: async ({ canvas }) => {
    await typeOn(canvas);
    answerPut(Response.json({ changeId: "1", status: "effective", subjects: [], version: "8" }));
    await canvas.findByText("Saved: link");
    await expect(canvas.getByLabelText("Name")).toHaveValue("Euro banknotes (ECB), for all of us");
    await expect(canvas.getByLabelText("Reason (optional)")).toHaveValue("For 2027");
    await expect(canvas.getByText(/^Not saved yet/)).toBeVisible();
  },
};

/** It is also in the version that is compared with that of somebody else. */
export const TypedWhileRefused: Story = {
  parameters: answeredLate,
  play: async ({ canvas }) => {
    await typeOn(canvas);
    const { link } = sampleLink;
    answerPut(await conflictWith({ ...link, position: 2 })(new Request("about:blank")));
    const row = await canvas.findByRole("row", { name: /^English, Name/ });
    await expect(row).toHaveTextContent("differs: , for all of us");
  },
};

/** Both versions, a PDF by its title. */
export const Conflict: Story = {
  parameters: theirs({ type: "pdf", pdfId: "p1", texts: { en: { label: "Guide", value: "" } } }),
  play: async ({ canvas }) => {
    await changeName(canvas);
    const row = await canvas.findByRole("row", { name: /^PDF/ });
    await expect(row).toHaveTextContent("Handbook");
    // The button that saved is gone; the keyboard goes on from the heading.
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Both versions, what was formatted without its HTML. */
export const ConflictOfTexts: Story = {
  parameters: theirs({
    type: "text",
    pdfId: null,
    texts: { en: { label: "Guide", value: "<p>For the <strong>desk</strong></p>" } },
  }),
  play: async ({ canvas }) => {
    await changeName(canvas);
    await shows(canvas, "For the desk");
  },
};
export const Deleting: Story = {
  parameters: at(linkAt("ecb")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete this link" }));
    const dialog = within(canvas.getByRole("dialog", { name: "Delete this link?" }));
    await expect(dialog.getByRole("button", { name: "Delete this link" })).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: at(linkAt("gone")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Link not found" })).toBeVisible();
  },
};
export const FormGermanNarrow: Story = {
  ...narrow,
  parameters: at(linkForm, { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Adresse" });
    await fitsWidth();
  },
};
