import type { Country, RuleWritten } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { localStore } from "../../browser/stores.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { ok } from "../../testing/replies.ts";
import { sampleUser } from "../../testing/samples.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { sampleRecords } from "../../testing/tradeStories.ts";
import { recordRows, rulesOfRecords } from "./recordRows.ts";
import { TradeForm, type TradeFormProps } from "./TradeForm.tsx";

const { records, version } = sampleRecords("Krugerrand 1 oz", "Vreneli 20 francs");
const saved = rulesOfRecords(records);
/** What there is after somebody else has changed the second coin. */
const theirs = { saved: { ...saved, other: 1 }, version: "8" } as const;
const written: RuleWritten = {
  changeId: "42",
  status: "effective",
  subjects: ["one"],
  version: "9",
};
const send = fn<TradeFormProps["send"]>(() => Promise.resolve(written));

/** The form on a screen that reads the rules again when it is asked to, and after each change. */
function Rereading(props: TradeFormProps) {
  const [read, setRead] = useState<Pick<TradeFormProps, "saved" | "version">>(props);
  return (
    <>
      <Button onClick={() => setRead(theirs)}>Read again</Button>
      <TradeForm
        {...props}
        {...read}
        onWritten={() => setRead({ saved: { one: 0, other: 1 }, version: "9" })}
      />
    </>
  );
}

const meta: Meta<typeof TradeForm> = {
  component: TradeForm,
  args: {
    section: "coinTradability",
    title: "Buying and selling",
    filterLabel: "Country, currency or value",
    rows: recordRows(records, [], "Rule"),
    saved,
    version,
    send,
    onWritten: fn(),
  },
  decorators: [
    inStoryWorld({
      replies: { "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }) },
    }),
  ],
  beforeEach: () => {
    forgetDrafts();
    send.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof TradeForm>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const unsaved = "Not saved yet: 1";
const cellOf = (canvas: Canvas, name: RegExp) => canvas.findByRole("gridcell", { name });
const setFirst = async (canvas: Canvas) => {
  await userEvent.click(await cellOf(canvas, /^Krugerrand/));
  await userEvent.keyboard("0");
};
const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
/** Only the first coin was changed here, and only its rule is sent. */
const onlyFirstIsSent = async (canvas: Canvas) => {
  const table = await canvas.findByRole("table", { name: unsaved });
  await expect(within(table).getAllByRole("row")).toHaveLength(2);
  await save(canvas);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await expect(send.mock.calls[0]?.[0].body.rules).toEqual([{ recordId: "one", tradability: 0 }]);
};

/** Each choice says how many records it shows; what was changed among the others stays unsaved below. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await setFirst(canvas);
    await expect(canvas.getByText("All 2")).toBeVisible();
    await shows(canvas, "Changed 1");
    await userEvent.type(canvas.getByRole("searchbox"), "vreneli");
    await shows(canvas, "All 1");
    await expect(canvas.getByText("Changed 0")).toBeVisible();
    await expect(canvas.getByRole("table", { name: unsaved })).toBeVisible();
  },
};

const denmark: Country = {
  id: "DK",
  name: "Denmark",
  code2: "DK",
  currencyISO: "DKK",
  oldCurrencyISO: null,
  parentId: null,
  flagSrc: null,
};

/** A country is found without its accents, and by its name in another language. */
export const FoundByOtherNames: Story = {
  args: { rows: recordRows(records, [denmark], "Rule") },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("searchbox");
    for (const name of ["Denmark", "daenemark", "danemark", "Danimarca"]) {
      await userEvent.clear(field);
      await shows(canvas, "All 2");
      await userEvent.type(field, name);
      await shows(canvas, "All 1");
    }
  },
};

/** What others change meanwhile is no change of one's own, and is not taken back. */
export const ChangedByOthers: Story = {
  render: (args) => <Rereading {...args} />,
  play: async ({ canvas }) => {
    await setFirst(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Read again" }));
    await onlyFirstIsSent(canvas);
  },
};

/** The same where it was changed before what was typed earlier came back. */
export const ChangedByOthersBefore: Story = {
  args: theirs,
  beforeEach: () => {
    const draft = {
      values: { rules: { ...saved, one: 0 } },
      base: { rules: saved },
      version,
      at: Date.now(),
    };
    localStore().write(`draft ${sampleUser.userId} coinTradability a`, JSON.stringify(draft));
  },
  play: async ({ canvas }) => onlyFirstIsSent(canvas),
};

/** After saving there is no step to take back, of which others' rules would be a part. */
export const NoStepBackAfterSaving: Story = {
  render: (args) => <Rereading {...args} />,
  play: async ({ canvas }) => {
    await setFirst(canvas);
    await expect(await canvas.findByRole("table", { name: unsaved })).toBeVisible();
    await save(canvas);
    await cellOf(canvas, /^Vreneli.*, Buy,/);
    await userEvent.click(await cellOf(canvas, /^Krugerrand/));
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await cellOf(canvas, /^Vreneli.*, Buy,/)).toBeVisible();
    await shows(canvas, "No unsaved changes");
  },
};

/** Everything that is shown is set at once, by Ctrl A or the button below; a click takes one again. */
export const AllAtOnce: Story = {
  play: async ({ canvas }) => {
    const first = await cellOf(canvas, /^Krugerrand/);
    await userEvent.click(first);
    await userEvent.keyboard("{Control>}a{/Control}0");
    await expect(first).toHaveAccessibleName(/Not traded, changed/);
    await expect(await cellOf(canvas, /^Vreneli/)).toHaveAccessibleName(/Not traded, changed/);
    await expect(canvas.getByText("Selected: 2")).toBeVisible();
    await userEvent.click(first);
    await expect(canvas.getByText("Selected: 1")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Select all/ }));
    await expect(canvas.getByText("Selected: 2")).toBeVisible();
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByText("Selected: 1")).toBeVisible();
  },
};

/** A row that goes with the key that puts its rule back leaves the keyboard at the next one, unchosen. */
export const RowGoes: Story = {
  render: (args) => (
    <section>
      <h1>Coins</h1>
      <TradeForm {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await cellOf(canvas, /^Krugerrand/));
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}0");
    await userEvent.click(canvas.getByText("Changed 2"));
    const first = await cellOf(canvas, /^Krugerrand.*Not traded, changed/);
    await userEvent.click(first);
    await userEvent.keyboard("3");
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const next = await cellOf(canvas, /^Vreneli/);
    await expect(next).toHaveFocus();
    await expect(canvas.getByText("Selected: 0")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Buy 1/ }));
    await expect(next).toHaveAccessibleName(/Not traded, changed/);

    // The keyboard goes on from there, and takes the step back.
    next.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByText("Selected: 1")).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await cellOf(canvas, /^Krugerrand.*Not traded, changed/)).toBeVisible();
    await expect(next).toHaveAttribute("aria-selected", "true");

    // Nothing is left: the keyboard goes on from the heading of the screen.
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await canvas.findByRole("heading", { name: "No results" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();

    // The same with the button below.
    await userEvent.click(canvas.getByText("All 2"));
    await userEvent.click(await cellOf(canvas, /^Krugerrand/));
    await userEvent.keyboard("0");
    await userEvent.click(canvas.getByText("Changed 1"));
    await userEvent.click(await canvas.findByRole("button", { name: /^Buy and sell 3/ }));
    await expect(await canvas.findByRole("heading", { name: "No results" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};
