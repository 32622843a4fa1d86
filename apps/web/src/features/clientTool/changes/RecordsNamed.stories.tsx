import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { ok } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChange } from "../samples.ts";

const { base, change } = paths.clientTool;

const meta: Meta<typeof Area> = {
  title: "Client tool/Records in a change",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: change("41") })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf({});

/** Records are shown by their names, lists by what is in them. */
export const RecordsNamed: Story = {
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ok({
        change: {
          ...sampleChange,
          section: "news",
          subjects: [{ id: "n1", label: "New counter" }],
        },
        decisions: [],
        named: { p1: "Handbook", "CHF-8-10": "10 francs" },
        entries: [
          {
            subject: "n1",
            label: "New counter",
            before: { pdfId: null, pictures: [], specimens: [], activeDate: "2026-11-20" },
            after: {
              pdfId: "p1",
              pictures: [{ id: "b7", alt: { en: "The counter" } }],
              specimens: [{ banknoteId: "CHF-8-10", side: "front" }],
              activeDate: "2026-11-21",
            },
            current: null,
            isOutdated: false,
          },
        ],
      }),
    },
  }),
  play: async ({ canvas }) => {
    for (const words of ["Handbook", "The counter", "10 francs", "\\.11\\.2026"])
      await expect(await canvas.findByRole("row", { name: new RegExp(words) })).toBeVisible();
    await expect(canvas.queryByText(/p1|b7|CHF-8|2026-11/)).toBeNull();
  },
};
