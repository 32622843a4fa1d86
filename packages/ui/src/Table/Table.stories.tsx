import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StatusText } from "../StatusText/StatusText.tsx";
import { Text } from "../Text/Text.tsx";
import { Table, type Column } from "./Table.tsx";

type Note = { id: string; value: string; motif: string; size: string; isWorthless: boolean };

const rows: Note[] = [
  { id: "1", value: "50 kr.", motif: "Sallingsund Bridge", size: "125 × 72", isWorthless: false },
  {
    id: "2",
    value: "100 kr.",
    motif: "Old Little Belt Bridge",
    size: "135 × 72",
    isWorthless: false,
  },
  { id: "3", value: "200 kr.", motif: "Knippelsbro Bridge", size: "145 × 72", isWorthless: false },
  { id: "4", value: "1000 kr.", motif: "Great Belt Bridge", size: "165 × 72", isWorthless: true },
];

const columns: Column<Note>[] = [
  {
    id: "note",
    heading: "Note",
    width: "8rem",
    card: "media",
    cell: () => (
      <div style={{ width: 90, height: 44, background: "currentColor", opacity: 0.15 }} />
    ),
  },
  {
    id: "value",
    heading: "Denomination",
    isRowLink: true,
    card: "title",
    cell: (note) => (
      <Text as="span" step="value">
        {note.value}
      </Text>
    ),
  },
  { id: "motif", heading: "Design and series", cell: (note) => note.motif },
  { id: "size", heading: "Size, mm", align: "end", cell: (note) => note.size },
  {
    id: "status",
    heading: "Status",
    card: "footStart",
    cell: (note) =>
      note.isWorthless ? (
        <StatusText sign="no">Worthless since 01.06.2026</StatusText>
      ) : (
        <StatusText sign="ok">In circulation</StatusText>
      ),
  },
  {
    id: "trade",
    heading: "Buy/sell",
    card: "footEnd",
    cell: (note) =>
      note.isWorthless ? (
        <StatusText sign="cross">Not traded</StatusText>
      ) : (
        <StatusText sign="ok">Buy and sell</StatusText>
      ),
  },
];

const meta = {
  component: Table<Note>,
  args: {
    caption: "Notes of Denmark",
    columns,
    rows,
    rowKey: (note) => note.id,
  },
} satisfies Meta<typeof Table<Note>>;
export default meta;

type Story = StoryObj<typeof meta>;

const linked = { rowHref: (note: Note) => `#note-${note.id}` };

/** The whole row is one link: a click anywhere on it lands on that link. */
export const Wide: Story = {
  args: linked,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(rows.length + 1);
    const headings = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(headings).toEqual(rows.map(({ value }) => value));
    const third = canvas.getByRole("cell", { name: "Knippelsbro Bridge" }).getBoundingClientRect();
    const hit = document.elementFromPoint(third.right - 2, third.top + 20);
    await expect(hit).toBe(canvas.getByRole("link", { name: "200 kr." }));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "50 kr." })).toHaveFocus();
  },
};

/** Also where nothing is placed by a row, as in Safari; and no link reaches beyond its row. */
export const RowsHoldNothing: Story = {
  args: linked,
  globals: { viewport: { value: "desk" } },
  decorators: [
    (Table) => (
      <div style={{ margin: 40 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    const linkAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("a") ?? null;
    const lines = canvas.getAllByRole("row").slice(1);
    for (const line of lines) line.style.position = "static";
    for (const line of lines) {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const link = line.querySelector("a");
      for (const y of [top + 1, bottom - 1]) {
        await expect(linkAt(left + 4, y)).toBe(link);
        await expect(linkAt(right - 4, y)).toBe(link);
        await expect(linkAt(left - 8, y)).toBeNull();
        await expect(linkAt(right + 8, y)).toBeNull();
      }
    }
    const { left, bottom } = table.getBoundingClientRect();
    await expect(linkAt(left + 4, bottom + 8)).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Arrow keys move from row to row, Home and End to the ends. */
export const ArrowKeys: Story = {
  args: linked,
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.getByRole("link", { name });
    row("50 kr.").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(row("100 kr.")).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(row("1000 kr.")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(row("50 kr.")).toHaveFocus();
  },
};

/** Below 1201 px each row is a card, and still a row for assistive technology. */
export const Cards: Story = {
  args: linked,
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(rows.length + 1);
    const heading = canvas.getByRole("rowheader", { name: "50 kr." });
    await expect(heading).toBeVisible();
    // A name is not broken as the heading of a column may be.
    await expect(getComputedStyle(heading).hyphens).toBe("manual");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

const longName = "Umtauschfristen_".repeat(12);
const named = {
  ...linked,
  columns: columns.map((column) =>
    column.id === "value" ? { ...column, cell: () => longName } : column,
  ),
};

/** In a column of what somebody typed it is broken in a table too: the other columns keep their place. */
export const LongNameInTable: Story = {
  args: {
    ...named,
    columns: named.columns.map((column) =>
      column.id === "value" ? { ...column, isTyped: true } : column,
    ),
  },
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    // The link of a row reaches far to both sides: the columns are what counts.
    const table = canvas.getByRole("table");
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

/** A name without a space is broken, so that the page is no wider than the window. */
export const LongNameOnCards: Story = {
  args: named,
  globals: { viewport: { value: "small" } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const sorting = {
  ...linked,
  columns: columns.map((column) =>
    column.id === "note"
      ? column
      : {
          ...column,
          sort: {
            href: `#sort-${column.id}`,
            direction: column.id === "value" ? ("ascending" as const) : null,
          },
        },
  ),
};

/** Headings that sort are links; the sorted one says so by `aria-sort` and by its arrow. */
export const Sorted: Story = {
  args: sorting,
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole("columnheader", { name: "Denomination" });
    await expect(value).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getByRole("columnheader", { name: "Status" })).not.toHaveAttribute(
      "aria-sort",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Denomination" })).toHaveFocus();
  },
};

/** Cards have no columns, but they still can be sorted: what takes the focus can be seen. */
export const SortedCards: Story = {
  args: sorting,
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    // Of a column of numbers, whose sign stands before its words in a table.
    const link = canvas.getByRole("link", { name: "Size, mm" });
    const { left, width, height } = link.getBoundingClientRect();
    await expect(link.querySelector("svg")?.getBoundingClientRect().left).toBeGreaterThan(
      left + width / 2,
    );
    await expect(width).toBeGreaterThan(40);
    await expect(height).toBeGreaterThanOrEqual(24);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** A column may hold two values, each with its own heading that sorts; the second is no link. */
export const TwoValues: Story = {
  args: {
    ...linked,
    columns: columns
      .filter(({ id }) => id !== "motif")
      .map((column) =>
        column.id === "value"
          ? {
              ...column,
              sort: { href: "#sort-value", direction: null },
              second: {
                heading: "Design",
                sort: { href: "#sort-motif", direction: "descending" as const },
                cell: ({ motif }) => motif,
              },
            }
          : column,
      ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("columnheader", { name: /Design/ });
    await expect(heading).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("Design");
    await expect(canvas.getByRole("link", { name: "50 kr." })).toHaveAttribute("href", "#note-1");
    await expect(canvas.getByText("Sallingsund Bridge")).toBeVisible();
  },
};

export const WithoutLinks: Story = {};
