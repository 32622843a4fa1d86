import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import {
  ok,
  pending,
  refused,
  unreachable,
  withPageLimit,
  type Replies,
} from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleCountries } from "../../../widgets/samples.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleNote, sampleSummary } from "../samples.ts";
import { sampleEverything, sampleFound, sampleNothingFound } from "./samples.ts";

const call = "GET /banknotes";
const base = paths.banknotes.search;

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: base,
    ...rest,
    replies: { "GET /countries": ok(sampleCountries), [call]: ok(sampleEverything), ...replies },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Search",
  component: Area,
  args: { base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** The base is the search; what is typed stands in the address, only where it differs. */
export const Loaded: Story = {
  decorators: scene({}, { path: `${base}?from=calendar` }),
  play: async ({ canvas }) => {
    await shows(canvas, "Notes found: 501");
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull();
    await userEvent.type(canvas.getByLabelText("Denomination"), "0,5");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?from=calendar&denomination=0%2C5`));
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "Worthless");
    await waitFor(() => expect(addressIn(canvas)).toContain("&status=worthless"));
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?from=calendar`));
    await expect(canvas.getByLabelText("Denomination")).toHaveValue("");
  },
};

/** A size goes in from the number pad alone, and Enter leads to the first note that has it. */
export const BySize: Story = {
  decorators: scene({ [call]: ok(sampleFound), "GET /banknotes/{id}": ok(sampleNote) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Width, mm"), "125*72{Enter}");
    await expect(canvas.getByLabelText("Height, mm")).toHaveValue("72");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?size.width=125&size.height=72`));
    const first = await canvas.findByRole("link", {
      name: "50 DKK Denmark, Series 2009 (Bridges)",
    });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute("href", paths.banknotes.detail("DKK-2009-50", "DK"));
  },
};

/** The notes that lack what was asked for are counted, and one look away. */
export const Unmeasured: Story = {
  decorators: scene({ [call]: ok(sampleFound) }, { path: `${base}?size.width=125` }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Could not be checked because .* missing: 12$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show these notes" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?size.width=125&unmeasured=true`));
    await userEvent.click(await canvas.findByRole("button", { name: "Back to results" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?size.width=125`));
  },
};

/** An address that was saved when the parameter had another name. */
export const SavedAddress: Story = {
  decorators: scene({ [call]: ok(sampleFound) }, { path: `${base}?size.width=125&unjudged=true` }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Back to results" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?size.width=125`));
  },
};

/** An address may ask for longer pages than there are; it gets the longest. */
export const PageTooLong: Story = {
  decorators: scene(
    { [call]: withPageLimit(ok(sampleEverything)) },
    { path: `${base}?pageSize=101` },
  ),
  play: async ({ canvas }) => {
    await shows(canvas, "Notes found: 501");
    await expect(canvas.getByLabelText("Entries per page")).toHaveValue("100");
  },
};

/** Nothing fits: how it was looked for, a wider tolerance, and everything again. */
export const NothingFits: Story = {
  decorators: scene(
    { [call]: ok(sampleNothingFound) },
    { path: `${base}?size.width=129&size.height=71&size.tolerance=1` },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No notes measuring 129 × 71\u00a0mm" }),
    ).toBeVisible();
    await expect(canvas.getByText(/tolerance of 1 mm/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Search within 5\u00a0mm" }));
    await waitFor(() => expect(addressIn(canvas)).toContain("size.tolerance=5"));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** A late answer to an earlier question is never shown: the first is answered after the last. */
export const OutOfOrder: Story = {
  decorators: scene({ [call]: earlierAnswersLater() }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText("Text on the note or in its details");
    await userEvent.type(field, "br");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?text=br`));
    await userEvent.type(field, "idge");
    await shows(canvas, "Notes found: 6");
    await new Promise((resolve) => setTimeout(resolve, slow));
    await expect(canvas.getByText("Notes found: 6")).toBeVisible();
  },
};

/** While an answer is on its way, what was found before keeps its place. */
export const Typing: Story = {
  decorators: scene({ [call]: textNever }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("link", { name: /^50 DKK/ });
    const { top } = row.getBoundingClientRect();
    await userEvent.type(canvas.getByLabelText("Text on the note or in its details"), "bridge");
    await waitFor(() => expect(row.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true"));
    await expect(row.getBoundingClientRect().top).toBe(top);
  },
};

/** What is no number is said beside its field and not asked for; nothing typed is lost. */
export const NotANumber: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText("Denomination");
    await userEvent.type(field, "fifty");
    await shows(canvas, "Enter a number");
    await expect(field).toHaveValue("fifty");
    await userEvent.type(canvas.getByLabelText("Tolerance, ± mm"), "00");
    await shows(canvas, "Enter a number from 0 to 50");
  },
};

/** The customer's own words for columns stand over hits of all countries too. */
export const OwnHeadings: Story = {
  decorators: scene({ "GET /banknotes/column-headings/{id}": ok({ trade: "Our counter" }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Our counter" })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "Buy/sell" })).toBeNull();
  },
};

/** On a narrow screen what is used less is folded away, and stays open while one types. */
export const NarrowFolded: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole("button", { name: "More filters" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByLabelText("Year of issue")).not.toBeVisible();
    await userEvent.click(more);
    await userEvent.type(canvas.getByLabelText("Year of issue"), "2009");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${base}?year=2009`));
    await expect(canvas.getByLabelText("Year of issue")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "More filters (1)" }));
    await expect(canvas.getByLabelText("Year of issue")).not.toBeVisible();
  },
};

/** An address that sets one of them opens the fold. */
export const NarrowOpened: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { path: `${base}?size.width=140&country=DK` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "More filters (2)" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(canvas.getByLabelText("Width, mm")).toBeVisible();
  },
};

export const Loading: Story = { decorators: scene({ [call]: pending() }) };
export const Failed: Story = {
  decorators: scene({ [call]: refused(503, "unavailable") }, { path: `${base}?text=bridge` }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The search did not work" }),
    ).toBeVisible();
    await expect(canvas.getByLabelText("Text on the note or in its details")).toHaveValue("bridge");
  },
};
/** What the address asks for is refused: it is named by the labels of the form. */
export const Refused: Story = {
  decorators: scene({
    [call]: refused(422, "invalid_input", [
      { in: "query", path: "heightMm", code: "too_big" },
      { in: "query", path: "page", code: "too_big" },
      { in: "query", path: "pageSize", code: "too_big" },
      { in: "query", path: "sort", code: "invalid_value" },
      { in: "query", path: "order", code: "invalid_value" },
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /these details: Height, mm · Page 1 · Entries per page · Sort order\./,
      ),
    ).toBeVisible();
  },
};
export const Offline: Story = { decorators: scene({ [call]: unreachable() }, { isOffline: true }) };
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
};
export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({ [call]: ok(sampleFound) }, { path: `${base}?text=b`, language: "lt" }),
};

const slow = 900;

function earlierAnswersLater() {
  return async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const text = searchParams.get("text") ?? "";
    if (text === "br") await new Promise((resolve) => setTimeout(resolve, slow));
    const reply = ok({ banknotes: [sampleSummary], total: text.length, unmeasured: 0 });
    return reply(request);
  };
}

function textNever(request: Request) {
  return (request.url.includes("text=") ? pending() : ok(sampleEverything))(request);
}
