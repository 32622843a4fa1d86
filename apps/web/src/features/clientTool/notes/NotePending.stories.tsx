import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, pending, unreachable, type Replies, type Reply } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChange } from "../samples.ts";

const { base, note, change } = paths.clientTool;
const texts = { en: { label: "Opening", note: "<p>From nine.</p>" } };
const planned = { ...sampleChange, id: "52", status: "scheduled" };
const effective = [
  {
    ...sampleChange,
    id: "50",
    status: "effective",
    effectiveFrom: "2026-11-20T15:05:00Z",
  },
  {
    ...sampleChange,
    id: "49",
    status: "effective",
    effectiveFrom: "2026-11-21T08:00:00Z",
    validUntil: "2026-12-24T12:00:00Z",
  },
];
const onAsked = fn();

const changes: Reply = (request) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  onAsked(query);
  const found = { waiting: [{ ...sampleChange, id: "51" }], scheduled: [planned], effective }[
    query["status"] ?? ""
  ];
  return ok({ changes: found ?? [], total: 1 })(request);
};
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /client-tool/changes": changes,
  "GET /customer-notes/all-languages": ok([{ index: 5, version: "7", note: { texts } }]),
  "PUT /customer-notes/{index}": ok({
    changeId: "52",
    status: "scheduled",
    subjects: ["5"],
    version: "8",
  }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Your texts with changes to come",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: note(5), replies })],
  beforeEach: () => {
    forgetDrafts();
    onAsked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Whoever writes a rule knows of the changes that will replace it, and gets to each of them. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("link", { name: "Show the change" })).toHaveLength(3),
    );
    const [ends, waits, comes] = canvas.getAllByRole("link", { name: "Show the change" });
    await expect(ends).toHaveAttribute("href", change("49"));
    await expect(ends?.parentElement).toHaveTextContent(
      /^A change by Jonas Weber is in effect here until 24\.12\.2026, /,
    );
    await expect(waits).toHaveAttribute("href", change("51"));
    await expect(waits?.parentElement).toHaveTextContent(
      /^A change by Jonas Weber, 20\.11\.2026, .* is awaiting approval\./,
    );
    await expect(comes).toHaveAttribute("href", change("52"));
    await expect(comes?.parentElement).toHaveTextContent(
      /^A change by Jonas Weber takes effect on 01\.12\.2026, .* and replaces what is saved here until then\./,
    );
    await expect(onAsked).toHaveBeenCalledWith(
      expect.objectContaining({ section: "customerNotes", subject: "5", status: "scheduled" }),
    );
  },
};

const text = { name: "Heading" };

/** The fields come with what is told above them, so that nothing moves them. */
export const Awaited: Story = {
  parameters: scenesOf(replies)(note(5), { replies: { "GET /client-tool/changes": pending() } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No unsaved changes")).toBeInTheDocument());
    await expect(canvas.queryByRole("textbox", text)).toBeNull();
  },
};

/** Without the answer the text can be written all the same. */
export const NotTold: Story = {
  parameters: scenesOf(replies)(note(5), {
    replies: { "GET /client-tool/changes": unreachable() },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", text)).toBeVisible();
  },
};

/** What was just planned here is told once. */
export const PlannedHere: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Heading" }), " hours");
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await canvas.findByText(/^Your last change takes effect/);
    await expect(canvas.queryByText(/^A change by Jonas Weber takes effect/)).toBeNull();
    await expect(canvas.getByText(/is awaiting approval\.$/)).toBeVisible();
  },
};

let sent = 0;
/** What was planned here before is told as well, once something else was saved. */
export const PlannedBefore: Story = {
  beforeEach: () => {
    sent = 0;
  },
  parameters: scenesOf(replies)(note(5), {
    replies: {
      "GET /client-tool/changes": (request) => {
        const isPlanned = sent > 0 && request.url.includes("status=scheduled");
        return ok({ changes: isPlanned ? [planned] : [], total: 0 })(request);
      },
      "PUT /customer-notes/{index}": (request) => {
        sent += 1;
        const written = { subjects: ["5"], version: String(7 + sent) };
        return ok(
          sent === 1
            ? { ...written, changeId: "52", status: "scheduled" }
            : { ...written, changeId: "53", status: "waiting" },
        )(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("textbox", { name: "Heading" });
    for (const [typed, told] of [
      [" hours", /^Your last change takes effect/],
      [" today", /^Your last change needs/],
    ] as const) {
      await userEvent.type(heading, typed);
      await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
      await canvas.findByText(told);
    }
    await shows(canvas, /^A change by Jonas Weber takes effect/);
  },
};

export const PendingNarrowGerman: Story = {
  ...narrow,
  parameters: scenesOf(replies)(note(5), { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findByText(/wartet auf Freigabe\.$/);
    await fitsWidth();
  },
};
