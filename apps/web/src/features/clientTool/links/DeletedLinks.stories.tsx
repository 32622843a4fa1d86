import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { localStore } from "../../../browser/stores.ts";
import { Area } from "../../../testing/Area.tsx";
import { forgetDrafts } from "../../../testing/forgetDrafts.ts";
import { ok, refused, type Replies } from "../../../testing/replies.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { toLinkValues } from "./linkValues.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleLink } from "../samples.ts";

const { base, links, linkForm, link: linkAt } = paths.clientTool;
const replies: Replies = {
  "GET /customer-links/all-languages": ok([sampleLink]),
  "GET /pdfs/all-languages": ok([]),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Deleted links",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: links, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** What was typed for a link that somebody deleted goes on as a new one. */
export const Deleted: Story = {
  parameters: at(linkAt("ecb"), {
    replies: { "PUT /customer-links/{id}": refused(404, "not_found") },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), ", for all");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Use it for a new entry" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "New link" })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText("Name")).toHaveValue("Euro banknotes (ECB), for all"),
    );
    await expect(canvas.getByText(/^Not saved yet/)).toBeVisible();
  },
};

/** The same where the link is gone before anything was saved: nothing typed is out of reach. */
export const DeletedBefore: Story = {
  parameters: at(linkAt("ecb"), {
    replies: { "GET /customer-links/all-languages": ok([]) },
  }),
  beforeEach: () => {
    forgetDrafts();
    const texts = toLinkValues({ texts: { en: { label: "Typed", value: "" } } }).texts;
    const values = { type: "link", position: "1", pdfId: null, texts };
    const draft = { values, base: values, version: "7", at: Date.now() };
    localStore().write(`draft ${sampleUser.userId} customerLinks/ecb a`, JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Somebody deleted this/);
    await userEvent.click(canvas.getByRole("button", { name: "Use it for a new entry" }));
    await waitFor(() => expect(canvas.getByLabelText("Name")).toHaveValue("Typed"));
  },
};

/** Discarding it leads to a new link as it is now, after all others, not to the one it was taken over as. */
export const DeletedThenDiscarded: Story = {
  parameters: at(linkForm),
  beforeEach: () => {
    forgetDrafts();
    const base = toLinkValues({ position: 1 });
    const { texts } = toLinkValues({ texts: { en: { label: "Typed", value: "" } } });
    const draft = { values: { ...base, texts }, base, version: null, at: Date.now() };
    localStore().write(`draft ${sampleUser.userId} customerLinks/new a`, JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    const discard = await canvas.findByRole("button", { name: "Show the saved version" });
    await expect(canvas.getByLabelText("Position")).toHaveValue("1");
    await userEvent.click(discard);
    await waitFor(() => expect(canvas.getByLabelText("Position")).toHaveValue("2"));
    await expect(canvas.getByLabelText("Name")).toHaveValue("");
    await expect(canvas.queryByText(/^Not saved yet/)).toBeNull();
  },
};
