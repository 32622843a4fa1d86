import type { AcceptedDocuments, CountryDocuments } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { conflictWith } from "../../testing/conflict.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { ok, once, pending, refused, unreachable, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleOldPassport, samplePassport } from "../../widgets/documents/samples.ts";
import { sampleCountry, sampleDictionary } from "../../widgets/samples.ts";
import ClientToolDocumentsRoutes from "./routes.tsx";

const { base, accepted } = paths.clientToolDocuments;

const counts = {
  all: 2,
  passports: 2,
  identityCards: 0,
  residencePermits: 0,
  drivingLicences: 0,
  others: 0,
};
const documents: CountryDocuments = {
  country: sampleCountry("DE"),
  mrzCode: "D",
  info: null,
  counts,
  total: 2,
  documents: [samplePassport, sampleOldPassport],
};
const lists = (own: AcceptedDocuments["lists"]): AcceptedDocuments => ({
  version: "7",
  lists: own,
});
const written = { changeId: "42", status: "effective", subjects: ["0"], version: "8" };
const put = "PUT /client-tool/identity-documents/accepted/{id}";
const read = "GET /client-tool/identity-documents/accepted";
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /identity-documents/countries/{id}": ok(documents),
  [read]: ok(lists([{ id: "0", list: { documentIds: [samplePassport.id] } }])),
  [put]: ok(written),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Accepted documents",
  component: Area,
  args: { base, routes: ClientToolDocumentsRoutes },
  decorators: [inStoryWorld({ path: accepted, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const second = (canvas: Canvas) => canvas.findByRole("checkbox", { name: /Second generation/ });
const save = async (canvas: Canvas, name: RegExp | string = /^Save/) =>
  userEvent.click(await canvas.findByRole("button", { name }));

/** The default list holds for a country without its own; a box is a document. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("checkbox", { name: /Third generation/, checked: true }),
    ).toBeVisible();
    await userEvent.click(await second(canvas));
    await save(canvas);
    await shows(canvas, "No unsaved changes");
  },
};

/** What was chosen and not saved is dropped; the button goes, and the one that stays has the focus. */
export const Discarded: Story = {
  play: async ({ canvas }) => {
    const box = await second(canvas);
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole("button", { name: "Discard" }));
    await expect(canvas.getByText("No unsaved changes")).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: /^Save/ })).toHaveFocus();
  },
};

/** What an empty list means stands under it. */
export const Empty: Story = {
  parameters: at(accepted, { replies: { [read]: ok(lists([])) } }),
  play: async ({ canvas }) => {
    await expect(await second(canvas)).not.toBeChecked();
    await expect(canvas.getByText(/whole default list is empty, there is no rule/)).toBeVisible();
  },
};

/** A list of its own goes before the default one, also an empty one. */
export const OwnList: Story = {
  parameters: at(accepted, {
    replies: { [read]: ok(lists([{ id: "DE", list: { documentIds: [] } }])) },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /list is empty, no document of this country is accepted/);
    await expect(await canvas.findByRole("button", { name: "Use the default list" })).toBeVisible();
  },
};

/** The list that the country takes has its own form; the keyboard goes on at the heading. */
export const Taken: Story = {
  parameters: at(accepted, {
    replies: {
      [read]: once(ok(lists([])), ok(lists([{ id: "DE", list: { documentIds: [] } }]))),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create its own list" }));
    await canvas.findByRole("button", { name: "Use the default list" });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** A country of which no documents are recorded. */
export const NoDocuments: Story = {
  parameters: at(accepted, {
    replies: {
      "GET /identity-documents/countries/{id}": ok({ ...documents, total: 0, documents: [] }),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "No documents of this country are known.");
  },
};

let sentBodies: unknown[] = [];

/** Somebody saved first: document by document, so that nobody's ticks are lost. */
export const Conflict: Story = {
  beforeEach: () => {
    sentBodies = [];
  },
  parameters: at(accepted, {
    replies: {
      [put]: async (request) => {
        sentBodies.push(await request.clone().json());
        return (sentBodies.length === 1 ? conflictWith({ documentIds: [] }) : ok(written))(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await second(canvas));
    await save(canvas);
    const table = await canvas.findByRole("table", { name: "Somebody saved before you" });
    const row = (name: RegExp) => within(within(table).getByRole("row", { name }));
    await expect(row(/Third generation/).getByText("Theirs; I did not change it")).toBeVisible();
    await expect(row(/Second generation/).getByText("Mine; only I changed it")).toBeVisible();
    await save(canvas, "Save as chosen");
    await shows(canvas, "No unsaved changes");
    await expect(sentBodies[1]).toEqual({ documentIds: [sampleOldPassport.id] });
  },
};

/** Without a network nothing is lost: what was chosen stays chosen. */
export const Offline: Story = {
  parameters: at(accepted, { isOffline: true, replies: { [put]: unreachable() } }),
  play: async ({ canvas }) => {
    const box = await second(canvas);
    await userEvent.click(box);
    await save(canvas);
    await expect(await canvas.findByText(/^Not saved: accepted documents/)).toBeInTheDocument();
    await expect(box).toBeChecked();
  },
};

/** The bar does not say "Save" before it is known that nobody else has to approve. */
export const ApproversAwaited: Story = {
  parameters: at(accepted, { replies: { "GET /client-tool/four-eyes": pending() } }),
  play: async ({ canvas }) => {
    await second(canvas);
    await expect(canvas.queryByRole("button", { name: /^Save|^Send/ })).toBeNull();
  },
};

/** Who approves could not be read: saving is possible all the same, and the service decides. */
export const ApproversNotRead: Story = {
  parameters: at(accepted, {
    replies: { "GET /client-tool/four-eyes": refused(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await second(canvas));
    await save(canvas);
    await shows(canvas, "No unsaved changes");
  },
};

/** The section needs a second administrator: the change is sent for approval and waits. */
export const Waiting: Story = {
  parameters: at(accepted, {
    replies: {
      "GET /client-tool/four-eyes": ok({
        version: "7",
        sections: [{ section: "acceptedDocuments", fourEyes: true, hasApprovers: true }],
      }),
      [put]: ok({ ...written, status: "waiting" }),
    },
  }),
  play: async ({ canvas }) => {
    const box = await second(canvas);
    await userEvent.click(box);
    await canvas.findByRole("button", { name: /^Send for approval/ });
    await save(canvas, /^Send for approval/);
    await shows(canvas, /needs the approval of a second/);
    await expect(canvas.getByRole("link", { name: "Show the change" })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: at(accepted, { replies: { [read]: refused(503, "unavailable") } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The rules could not be loaded" }),
    ).toBeVisible();
  },
};
