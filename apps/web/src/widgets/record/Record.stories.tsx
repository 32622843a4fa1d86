import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { sampleStamp, stampFacts } from "../sampleStamps.ts";
import { samplePicture } from "../samples.ts";
import { FeatureChecklist, type FeatureChecklistProps } from "./FeatureChecklist.tsx";
import { LifecycleTimeline } from "./LifecycleTimeline.tsx";
import { PrintSheetLayout } from "./PrintSheetLayout.tsx";
import { RecordFacts } from "./RecordFacts.tsx";
import { TradeText } from "./TradeText.tsx";
import { VerdictBanner } from "./VerdictBanner.tsx";

const { answer, timeline, features } = sampleStamp;
const verdict = {
  tone: "ok",
  title: "Buy and sell",
  reason: "A stamp of the present series.",
} as const;
const onSelect = fn<FeatureChecklistProps<(typeof features)[number]>["onSelect"]>();

const meta: Meta = {
  title: "Shared/Record",
  decorators: [inStoryWorld({ path: "/stamp" })],
};
export default meta;
type Story = StoryObj;

/** The facts of the screen, in the order of the one list; what is not known is written so. */
export const Facts: Story = {
  render: () => <RecordFacts record={{ ...sampleStamp, colour: null }} specs={stampFacts} />,
  play: async ({ canvas }) => {
    await shows(canvas, "40 × 30 mm");
    await expect(canvas.getByText("not known")).toBeVisible();
    await expect(canvas.queryByText("1967")).toBeNull();
    await expect(canvas.getByRole("link", { name: /^stamps\.example/ })).toBeVisible();
  },
};

/** Each fact says which sources it was checked against, by number and link, or that it is unverified. */
export const FieldByField: Story = {
  render: () => <RecordFacts record={sampleStamp} specs={stampFacts} />,
  play: async ({ canvas }) => {
    const rowOf = (label: string) => within(canvas.getByText(label).parentElement ?? document.body);
    await canvas.findByText("40 × 30 mm");
    await expect(rowOf("Size").getByText("Checked")).toBeVisible();
    await expect(
      rowOf("Size").getByRole("link", {
        name: "1: checked on 20.11.2026 against stamps.example (opens in a new tab)",
      }),
    ).toHaveAttribute("href", "https://stamps.example/");
    await expect(rowOf("Colour").getByText("Unverified")).toBeVisible();
    await expect(canvas.getByText(/^Checked on 20\.11\.2026 against:/)).toBeVisible();
  },
};

/** The title of a source is read in its own language, in the foot and in the answer. */
export const SourceTitles: Story = {
  render: () => (
    <Stack gap={8}>
      <VerdictBanner
        verdict={verdict}
        basis={{
          ...answer,
          checkedOn: "2026-11-20",
          source: { label: "Briefmarken (stamps.example)", lang: "de", url: "https://de.example/" },
        }}
      />
      <RecordFacts
        record={{
          ...sampleStamp,
          provenance: {
            ...sampleStamp.provenance,
            sources: [
              { label: "fr.example", title: "Les timbres", lang: "fr", url: "https://fr.example/" },
            ],
          },
        }}
        specs={stampFacts}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Les timbres")).toHaveAttribute("lang", "fr");
    await expect(canvas.getByRole("link", { name: /^fr\.example: Les timbres \(/ })).toBeVisible();
    await expect(canvas.getByText("Briefmarken (stamps.example)")).toHaveAttribute("lang", "de");
    await expect(canvas.getByRole("link", { name: /^Source: Briefmarken/ })).toBeVisible();
  },
};

/** Beside many sources the word is not squeezed: they go on in the next line. */
export const ManySources: Story = {
  ...narrow,
  render: () => (
    <RecordFacts
      record={{
        ...sampleStamp,
        provenance: {
          ...sampleStamp.provenance,
          sources: Array.from({ length: 9 }, (_, place) => ({
            label: `stamps.example/${place}`,
            url: `https://stamps.example/${place}`,
          })),
          checks: sampleStamp.provenance.checks.map((check) => ({
            ...check,
            sources: Array.from({ length: 9 }, (_, place) => place),
          })),
        },
      }}
      specs={stampFacts}
    />
  ),
  play: async ({ canvas }) => {
    const [word] = (await canvas.findByText("Checked")).childNodes;
    const range = document.createRange();
    if (word !== undefined) range.selectNodeContents(word);
    await expect(range.getClientRects()).toHaveLength(1);
    await fitsWidth();
  },
};

/** A record that was never checked says so once, at its foot. */
export const Unverified: Story = {
  render: () => (
    <RecordFacts
      record={{
        ...sampleStamp,
        provenance: { ...sampleStamp.provenance, sources: [], checks: [], checkedOn: null },
      }}
      specs={stampFacts}
    />
  ),
  play: async ({ canvas }) => {
    await shows(canvas, /^Unverified: based on general knowledge/);
    await expect(canvas.queryByText("Unverified")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** The answer first, with its reason, the day it was checked and the source. */
export const Verdict: Story = {
  render: () => (
    <Stack gap={8}>
      <VerdictBanner verdict={verdict} basis={answer} />
      <VerdictBanner
        verdict={{ tone: "no", title: "Worthless", reason: "Nobody takes it any more." }}
        basis={{ ...answer, checkedOn: null, source: null }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "Buy and sell");
    await expect(canvas.getByRole("link", { name: /stamps\.example/ })).toBeVisible();
    await expect(canvas.getByText("As of 21.11.2026")).toBeVisible();
  },
};

/** The present stage is filled, an open end is dashed. */
export const Timeline: Story = {
  render: () => <LifecycleTimeline timeline={timeline} />,
  play: async ({ canvas }) => {
    const stages = within(await canvas.findByRole("list")).getAllByRole("listitem");
    await expect(stages).toHaveLength(2);
    await expect(stages[1]).toHaveAttribute("aria-current", "step");
  },
};

/** Features to check in the order of their numbers, each with its term. */
export const Checklist: Story = {
  beforeEach: () => {
    onSelect.mockClear();
  },
  render: () => (
    <FeatureChecklist
      features={features}
      selected="phosphor"
      onSelect={onSelect}
      moreHrefOf={({ key }) => `/stamp/glossary/${key}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^2 Phosphor band/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: /^1 Perforation/ }));
    await expect(onSelect).toHaveBeenCalledWith(features[0]);
    await expect(canvas.getByRole("link", { name: /^Perforation:/ })).toHaveAttribute(
      "href",
      "/stamp/glossary/perforation",
    );
  },
};

/** A kind of record without features says that none are recorded. */
export const NoFeatures: Story = {
  render: () => (
    <FeatureChecklist features={[]} selected="" onSelect={onSelect} moreHrefOf={() => "/"} />
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "No security features are recorded.");
  },
};

/** The organisation's rule in a list: a sign and a word, or nothing where ticks are hidden. */
export const Trade: Story = {
  render: () => (
    <Stack gap={8}>
      <TradeText tradability={3} />
      <TradeText tradability={1} hidesTick />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "Buy and sell");
    await expect(canvas.queryByText("Buy only")).toBeNull();
  },
};

/** Paper has the facts of the same list, also those that the screen leaves out; it shows in print only. */
export const Print: Story = {
  render: () => (
    <PrintSheetLayout
      title={sampleStamp.name}
      code={sampleStamp.id}
      verdict={verdict}
      basis={answer}
      record={sampleStamp}
      specs={stampFacts}
      pictures={[{ src: samplePicture("#7aa0c4"), caption: "Sheet" }]}
      timeline={timeline}
      features={features}
    />
  ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByText("50 lira stamp");
    await expect(heading).not.toBeVisible();
    await expect(canvas.getAllByText("1967")[0]).toBeInTheDocument();
    await expect(canvas.getByText(/Count the teeth\./)).toBeInTheDocument();
    // A day alone would contradict the day of the data for some hours of the night.
    await expect(
      canvas.getByText(/Printed \d\d\.\d\d\.\d{4}, \d\d:\d\d \S+ · /),
    ).toBeInTheDocument();
    // Size is checked, colour and the day of issue are not, and the timeline repeats the last.
    await expect(canvas.getAllByText("Checked")).toHaveLength(1);
    await expect(canvas.getAllByText("Unverified")).toHaveLength(4);
  },
};
