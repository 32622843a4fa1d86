import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { ok } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleDictionary } from "../../../widgets/samples.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleNote } from "../samples.ts";

const scene = (rest: Scene = {}) => [
  inStoryWorld({
    path: paths.banknotes.detail("EUR-ES2-50", "EU"),
    ...rest,
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      "GET /banknotes/{id}": ok(sampleNote),
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Detail words",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** What the catalogue has in English only is marked so for a German reader (WCAG 2.2, 3.1.2). */
export const InAnotherLanguage: Story = {
  decorators: scene({ language: "de" }),
  play: async ({ canvas }) => {
    const facts = await canvas.findByText("Emittent");
    const card = within(facts.closest("dl") ?? document.body);
    for (const text of [
      sampleNote.series.text,
      sampleNote.motifFront?.text,
      sampleNote.colour?.text,
    ])
      await expect(card.getByText(text ?? "")).toHaveAttribute("lang", "en");
    for (const { name, howTo } of sampleNote.features) {
      await expect(canvas.getAllByText(name.text)[0]?.closest("[lang]")).toHaveAttribute(
        "lang",
        "en",
      );
      await expect(canvas.getByText(howTo.text).closest("[lang]")).toHaveAttribute("lang", "en");
    }
  },
};

/** To an English reader nothing of it is marked. */
export const InTheReadersLanguage: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const facts = await canvas.findByText("Issuer");
    await expect(facts.closest("dl")?.querySelector("[lang]")).toBeNull();
  },
};

const onLookedUp = fn<NonNullable<Scene["onLookedUp"]>>();

/** An opened note is counted once. */
export const Counted: Story = {
  beforeEach: () => {
    onLookedUp.mockClear();
  },
  decorators: scene(),
  parameters: { scene: { onLookedUp } satisfies Scene },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "50 euro" });
    await expect(onLookedUp.mock.calls).toEqual([
      [{ resource: "banknote", resourceId: "EUR-ES2-50" }],
    ]);
  },
};
