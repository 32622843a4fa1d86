import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import {
  ok,
  once,
  pending,
  refused,
  unreachable,
  withPageLimit,
  type Replies,
} from "../../../testing/replies.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleDictionary } from "../../../widgets/samples.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleEmptyList, sampleList } from "../samples.ts";

const call = "GET /banknotes/countries/{id}";
const common: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /banknotes/column-headings/{id}": ok({}),
  [call]: ok(sampleList),
};

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: paths.banknotes.list("DK"),
    ...rest,
    replies: { ...common, ...replies },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/List",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("link", { name: "50 krone Series 2009 (Bridges)" });
    await expect(first).toHaveAttribute("href", paths.banknotes.detail("DKK-2009-50", "DK"));
    await expect(canvas.getByRole("link", { name: /^All notes/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: /^Worthless/ })).toHaveAttribute(
      "href",
      "/notes/showcountry/countryId/DK/selectTab/4",
    );
    await expect(canvas.getByRole("link", { name: "Travel information" })).toHaveAttribute(
      "href",
      "/notes/showcountry/countryId/DK/selectTab/5",
    );
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /^100 krone/ })).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowDown}{Home}");
    await expect(first).toHaveFocus();
  },
};

/** Up to three notes are put together for a comparison; the fourth is told why not. */
export const Comparing: Story = {
  decorators: [...scene()],
  play: async ({ canvas }) => {
    const choose = (name: RegExp) => canvas.getByRole("button", { name });
    await canvas.findByRole("link", { name: "50 krone Series 2009 (Bridges)" });
    await expect(canvas.queryByRole("group", { name: "Comparison" })).toBeNull();
    await userEvent.click(choose(/^Compare: 50 krone/));
    await userEvent.click(choose(/^Compare: 100 krone/));
    await expect(choose(/^Compare: 50 krone/)).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("link", { name: "Compare (2)" })).toHaveAttribute(
      "href",
      paths.banknotes.compare(["DKK-2009-50", "DKK-2009-100"]),
    );
    await userEvent.click(choose(/^Compare: 200 krone/));
    const fourth = choose(/^Compare: 1,000 krone/);
    await expect(fourth).toHaveAccessibleDescription(/^You can compare up to three notes/);
    await userEvent.click(fourth);
    await expect(canvas.getByRole("link", { name: "Compare (3)" })).toBeVisible();
    await userEvent.click(choose(/^Compare: 50 krone/));
    await expect(canvas.getByRole("link", { name: "Compare (2)" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.queryByRole("group", { name: "Comparison" })).toBeNull();
  },
};

/** Page and page size are kept in the address; another size starts at page 1 again. */
export const SecondPage: Story = {
  decorators: scene({}, { path: `${paths.banknotes.list("DK")}?page=2` }),
  play: async ({ canvas }) => {
    await shows(canvas, "10–10 of 10");
    await expect(canvas.getByRole("link", { name: "Page 1" })).toHaveAttribute(
      "href",
      paths.banknotes.list("DK"),
    );
    await userEvent.selectOptions(canvas.getByLabelText("Entries per page"), "18");
    await expect(addressIn(canvas)).toBe(`${paths.banknotes.list("DK")}?pageSize=18`);
  },
};

/** An address may ask for longer pages than there are; it gets the longest. */
export const PageTooLong: Story = {
  decorators: scene(
    { [call]: withPageLimit(ok(sampleList)) },
    { path: `${paths.banknotes.list("DK")}?pageSize=500` },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^50 krone/ })).toBeVisible();
    await expect(canvas.getByLabelText("Entries per page")).toHaveValue("100");
  },
};

/** A heading sorts up, down and not at all; the order is kept in the address, at page 1. */
export const Sorted: Story = {
  decorators: scene({}, { path: `${paths.banknotes.list("DK")}?page=2&sort=size` }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("columnheader", { name: "Size, mm" });
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("link", { name: "Size, mm" }));
    await expect(addressIn(canvas)).toBe(`${paths.banknotes.list("DK")}?sort=size&order=desc`);
    await waitFor(() => expect(heading).toHaveAttribute("aria-sort", "descending"));
    await expect(canvas.getByRole("link", { name: "Size, mm" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Denomination" }));
    await expect(addressIn(canvas)).toBe(`${paths.banknotes.list("DK")}?sort=value`);
    await userEvent.dblClick(canvas.getByRole("link", { name: "Denomination" }));
    await expect(addressIn(canvas)).toBe(paths.banknotes.list("DK"));
  },
};

/** While another order is on its way the rows keep their place, and say that they wait. */
export const SortingSlowly: Story = {
  decorators: scene({ [call]: sortedNever }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("link", { name: /^50 krone/ });
    const { top } = row.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("link", { name: "Size, mm" }));
    await expect(row.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
    await expect(row.getBoundingClientRect().top).toBe(top);
  },
};

/** Who may not see travel information does not see that there is a tab for it. */
export const WithoutTravel: Story = {
  decorators: scene({}, { session: { permissions: ["banknotes:read"] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /^50 krone/ });
    await expect(canvas.queryByText("Travel information")).toBeNull();
  },
};

/** The customer's own column headings replace ours. */
export const OwnHeadings: Story = {
  decorators: scene({ "GET /banknotes/column-headings/{id}": ok({ trade: "Our counter" }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("columnheader", { name: "Our counter" }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole("columnheader", { name: "Denomination" })).toBeInTheDocument();
  },
};

const settings = {
  hideNewsTab: true,
  tradableHideGreenHookInTabOnlyTrade: true,
  showWorthlessNotesInAllNotesTab: false,
};

/** hideNewsTab takes the tab away, tradableHideGreenHookInTabOnlyTrade the ticks of tab 1. */
export const WithSettings: Story = {
  decorators: scene(
    {
      "GET /currentUser": ok({
        ...sampleUser,
        capabilities: { ...sampleUser.capabilities, banknotes: settings },
      }),
    },
    { path: paths.banknotes.list("DK", 1) },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /^50 krone/ });
    await waitFor(() => expect(canvas.queryByRole("link", { name: /^New/ })).toBeNull());
    await expect(canvas.queryByText("Buy and sell")).toBeNull();
    await expect(canvas.getAllByText("Not traded")).toHaveLength(2);
  },
};

export const Loading: Story = { decorators: scene({ [call]: pending() }) };

export const Empty: Story = {
  decorators: scene({ [call]: ok(sampleEmptyList) }, { path: paths.banknotes.list("DK", 2) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No new notes" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Show all notes" })).toHaveAttribute(
      "href",
      paths.banknotes.list("DK"),
    );
  },
};

/** A page behind the end of the list leads back to its first one. */
export const EmptyPage: Story = {
  decorators: scene(
    { [call]: ok({ ...sampleList, banknotes: [] }) },
    { path: `${paths.banknotes.list("DK")}?page=7` },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to first page" })).toHaveAttribute(
      "href",
      paths.banknotes.list("DK"),
    );
  },
};

export const Missing: Story = {
  decorators: scene({ [call]: refused(404, "not_found") }, { path: paths.banknotes.list("XX") }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "There is no country with the code XX" }),
    ).toBeVisible();
  },
};

/** What is not in the account is said as that, not as a fault, and nothing offers to try again. */
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "You do not have access to this" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

/** The customer's own texts on a country's banknotes and currency stand above its notes. */
export const WithHouseNote: Story = {
  decorators: scene({
    [call]: ok({
      ...sampleList,
      info: { text: "<p>No notes before <strong>2009</strong>.</p>", lang: "en" },
      currencyInfo: { text: "No coins.", lang: "en" },
    }),
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Information from your organisation:");
    await expect(canvas.getByText("2009")).toHaveProperty("tagName", "STRONG");
    await expect(canvas.getByText("No coins.")).toBeVisible();
  },
};

/** What the customer adds on banknotes in general stands below the notes of every country. */
export const WithAdditionalInfo: Story = {
  decorators: scene({
    "GET /customer-notes": ok([
      { index: 1, label: "Rates", note: "<p>See the board.</p>", lang: "en" },
      { index: 6, label: "Accounts", note: "<p>No driving licences.</p>", lang: "en" },
    ]),
  }),
  play: async ({ canvas }) => {
    // It shows when the notes above it have come.
    await waitFor(() => expect(canvas.getByText("See the board.")).toBeVisible());
    await expect(canvas.queryByText("No driving licences.")).toBeNull();
  },
};

/** A failed read keeps its place, and trying again brings the list. */
export const Failed: Story = {
  decorators: scene({ [call]: once(refused(503, "unavailable"), ok(sampleList)) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: /^50 krone/ })).toBeVisible();
  },
};

export const Offline: Story = { decorators: scene({ [call]: unreachable() }) };

export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "lt" }),
};

function sortedNever(request: Request) {
  return (request.url.includes("sort=") ? pending() : ok(sampleList))(request);
}
