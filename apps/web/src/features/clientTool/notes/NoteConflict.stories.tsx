import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { conflictWith } from "../../../testing/conflict.ts";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";

const { base, note } = paths.clientTool;
const texts = { en: { label: "Opening", note: "<p>From nine.</p>" } };
const changed = conflictWith({ texts: { en: { label: "Hours", note: "<p>From ten.</p>" } } });
const written = { changeId: "42", status: "effective", subjects: ["5"], version: "10" } as const;
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /customer-notes/all-languages": ok([{ index: 5, version: "7", note: { texts } }]),
  "PUT /customer-notes/{index}": changed,
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Your texts compared",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: note(5), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Changes the heading here, after both it and the text were changed elsewhere. */
async function meet(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: /^Heading/ }), " hours");
  await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
  await canvas.findByRole("row", { name: /^English, Heading/ });
}

/** The heading and the text of a language are two rows with a name each. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await meet(canvas);
    await expect(canvas.getByRole("row", { name: /^English, Text/ })).toBeVisible();
  },
};

/** On a phone, where the columns have no headings, each version says whose it is. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    await meet(canvas);
    const row = within(canvas.getByRole("row", { name: /^English, Heading/ }));
    for (const [whose, words] of [
      ["Theirs", "Hours"],
      ["Mine", "Opening hours"],
    ] as const) {
      const name = row.getByText(whose, { selector: "[aria-hidden=true]" });
      await expect(name).toBeVisible();
      await expect(name.parentElement).toHaveTextContent(words);
    }
    await fitsWidth();
  },
};

/** What was typed is not saved while it is compared: whoever leaves is asked. */
export const LeftWhileComparing: Story = {
  play: async ({ canvas }) => {
    await meet(canvas);
    await userEvent.click(canvas.getByRole("link", { name: "Your texts" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Stay" }));
    await expect(canvas.getByRole("row", { name: /^English, Heading/ })).toBeVisible();
  },
};

const sentVersions: (string | null)[] = [];

/** The keys that save do so here too, once everything is decided; what was sent is not sent again. */
export const SavedByKeys: Story = {
  beforeEach: () => {
    sentVersions.length = 0;
  },
  parameters: at(note(5), {
    replies: {
      "PUT /customer-notes/{index}": (request) => {
        sentVersions.push(request.headers.get("If-Match"));
        return (sentVersions.length === 1 ? changed : ok(written))(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    await meet(canvas);
    await canvas.findByText("Not saved: information text");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(canvas.getByRole("button", { name: "Save as chosen" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "All of mine" }));
    await userEvent.keyboard("{Control>}s{/Control}");
    await canvas.findByText("Saved: information text");
    // What was refused is settled.
    await expect(canvas.queryByText("Not saved: information text")).toBeNull();
    await waitFor(() => expect(sentVersions).toEqual(['"7"', '"9"']));
  },
};
