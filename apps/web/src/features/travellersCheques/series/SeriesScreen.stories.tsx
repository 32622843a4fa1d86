import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { recordStates } from "../../../testing/recordStates.ts";
import { ok, refused, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import TravellersChequesRoutes from "../routes.tsx";
import {
  sampleOneSeries,
  sampleSeries,
  sampleSeriesNotes,
} from "../../../widgets/cheques/samples.ts";

const { base, series, note } = paths.travellersCheques;

const scene = (reply: Reply, rest: Scene = {}, notes: Reply = ok(sampleSeriesNotes)) => [
  inStoryWorld({
    path: series("tc-01"),
    ...rest,
    replies: {
      "GET /travellers-cheques/series/{id}": reply,
      "GET /travellers-cheques/series/{id}/notes": notes,
      "GET /travellers-cheques/notes/{id}/customer-info": ok({
        info: { text: "<p>Ask the <strong>head cashier</strong>.</p>", lang: "en" },
      }),
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Travellers cheques/Series",
  component: Area,
  args: { base, routes: TravellersChequesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Answer with source and date, who cashes it, values by currency, and how it is accepted. */
export const Loaded: Story = {
  decorators: scene(ok(sampleOneSeries)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "American Express, Travelers Cheque" }),
    ).toBeVisible();
    await expect(canvas.getByText("Can be cashed, by us and by American Express")).toBeVisible();
    await expect(canvas.getByText(/^Last sold 31\.12\.2020\. It does not expire\./)).toBeVisible();
    await expect(canvas.getByText("Checked on 21.11.2026")).toBeVisible();
    const who = within(canvas.getByRole("region", { name: "Who cashes it" }));
    await expect(who.getAllByRole("listitem")).toHaveLength(3);
    await expect(who.getAllByText("Yes")).toHaveLength(2);
    // Follows the denominations, which are read on their own.
    const steps = within(
      await canvas.findByRole("region", { name: "At the counter, step by step" }),
    );
    await expect(steps.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("region", { name: "What not to do" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "100 US dollars" })).toHaveAttribute(
      "href",
      note("tc-01-USD-100"),
    );
    await expect(canvas.getByRole("link", { name: "Not recorded Euro" })).toBeVisible();
    await shows(canvas, "head cashier");
  },
};

/** Paper has the denominations by currency, and who cashes them. */
export const Printed: Story = {
  decorators: scene(ok(sampleOneSeries)),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "100 US dollars" });
    await fireEvent(window, new Event("beforeprint"));
    const sheet = canvas.getByText("tc-01", { selector: "h1 ~ span" }).closest("div")
      ?.parentElement?.parentElement;
    await expect(sheet).toHaveTextContent(/DenominationsUSD50 · 100EURNot recorded/);
    await expect(sheet).toHaveTextContent(/Who cashes it.*Known forgeries/);
    await fireEvent(window, new Event("afterprint"));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

const ended = sampleSeries.find(({ id }) => id === "tc-26") ?? sampleOneSeries;

/** A card that is taken for a cheque says so first. */
export const NoCheque: Story = {
  decorators: scene(ok({ ...sampleOneSeries, answer: ended.answer })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Not a travellers cheque. Cashing ended on 31.10.2007"),
    ).toBeVisible();
    await expect(canvas.getAllByText("No")).toHaveLength(3);
  },
};

/** The values have failed; the answer is there all the same. */
export const ValuesFailed: Story = {
  decorators: scene(ok(sampleOneSeries), {}, refused(500, "internal_error")),
  play: async ({ canvas }) => {
    await shows(canvas, "The denominations could not be loaded");
    await expect(canvas.getByText("Can be cashed, by us and by American Express")).toBeVisible();
  },
};

const states = recordStates(scene, {
  missing: "There is no series tc-01",
  failed: "The series could not be loaded",
});
export const Loading: Story = states.loading;
export const Missing: Story = states.missing;
export const Forbidden: Story = states.forbidden;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(ok(sampleOneSeries), { language: "de" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Einlösbar: bei uns und bei American Express"),
    ).toBeVisible();
  },
};
