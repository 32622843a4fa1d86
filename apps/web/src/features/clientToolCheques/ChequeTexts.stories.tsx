import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleNote, sampleSeriesNotes, sampleSeriesPage } from "../../widgets/cheques/samples.ts";
import { sampleDictionary } from "../../widgets/samples.ts";
import ClientToolChequesRoutes from "./routes.tsx";

const { base, info, noteInfo } = paths.clientToolCheques;
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /client-tool/travellers-cheques/info/all-languages": ok({ version: "7", texts: {} }),
  "GET /client-tool/travellers-cheques/notes/{id}/info": ok({
    version: "7",
    texts: { en: "<p>Ask for the receipt.</p>" },
  }),
  "GET /travellers-cheques/series": ok(sampleSeriesPage),
  "GET /travellers-cheques/series/{id}/notes": ok(sampleSeriesNotes),
  "GET /travellers-cheques/notes/{id}": ok(sampleNote),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Texts on cheques",
  component: Area,
  args: { base, routes: ClientToolChequesRoutes },
  decorators: [inStoryWorld({ path: info, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Below the text on all cheques, a series leads to the text on each of its own. */
export const Info: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Issuer and series"), "tc-01");
    await expect(await canvas.findByRole("link", { name: "100 USD" })).toHaveAttribute(
      "href",
      noteInfo(sampleNote.id),
    );
  },
};
/** The cheques that have a text of their own are one click away. */
export const WithEntry: Story = {
  parameters: at(info, {
    replies: {
      "GET /client-tool/rules/{section}/subjects": ok({
        subjects: [{ id: sampleNote.id, label: "American Express, 100 USD" }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "American Express, 100 USD" }),
    ).toHaveAttribute("href", noteInfo(sampleNote.id));
  },
};
export const OneCheque: Story = {
  parameters: at(noteInfo(sampleNote.id)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "American Express, 100 USD" }),
    ).toBeVisible();
    await shows(canvas, "Ask for the receipt.");
  },
};
export const SeriesFailed: Story = {
  parameters: at(info, {
    replies: { "GET /travellers-cheques/series": refused(503, "unavailable") },
  }),
};
