import { Table } from "@specimen/ui/Table/Table.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import * as z from "zod/mini";
import { addressIn, Area } from "../../testing/Area.tsx";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { urlSchema } from "../../url/urlSchema.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { sampleStamp, type Stamp } from "../sampleStamps.ts";
import { sampleCountries } from "../samples.ts";
import type { FilterSpec } from "./fieldSpec.ts";
import { SearchScreen, typingPause } from "./SearchScreen.tsx";
import { UnmeasuredNotice } from "./UnmeasuredNotice.tsx";

const schema = urlSchema(
  z.object({
    text: z.optional(z.string().check(z.maxLength(20))),
    year: z.optional(z.int().check(z.gte(1840), z.lte(2200))),
    countryId: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    width: z.optional(z.number().check(z.gte(1), z.lte(500))),
    height: z.optional(z.number().check(z.gte(1), z.lte(500))),
    tolerance: z._default(z.number().check(z.gte(0), z.lte(9)), 1),
    status: z.optional(z.enum(["issue", "worthless"])),
    unmeasured: z.optional(z.boolean()),
    page: z._default(z.int().check(z.gte(1)), 1),
  }),
  { countryId: "country", width: "size.width", height: "size.height", tolerance: "size.tolerance" },
);

const filter: FilterSpec = {
  first: [
    { field: "text", label: "banknotes.search.text", isLong: true },
    { field: "countryId", label: "banknotes.search.country", control: "country", isFolded: true },
  ],
  further: [
    { field: "year", label: "banknotes.search.year" },
    {
      field: "width",
      label: "banknotes.search.width",
      second: { field: "height", label: "banknotes.search.height" },
    },
    { field: "tolerance", label: "banknotes.search.tolerance", isRefining: true },
    {
      field: "status",
      label: "banknotes.search.status",
      optionWord: (status) => `record.status.${status as "issue" | "worthless"}`,
    },
  ],
};

interface Found {
  stamps: readonly Stamp[];
  total: number;
}

/** Finds one stamp, unless it is looked for by a width that it does not have. */
function Screen() {
  const url = useUrlState(schema, { debounce: typingPause });
  const isFound = url.settled.width === undefined || url.settled.width === 40;
  const isShown = url.settled.unmeasured === true;
  return (
    <SearchScreen<typeof url.state, Found>
      title="Find a stamp"
      area={{ title: "Stamps", href: "/stamps/country" }}
      question={{ schema, url, countries: sampleCountries }}
      filter={filter}
      query={{
        data: isFound ? { stamps: [sampleStamp], total: 1 } : { stamps: [], total: 0 },
        isStale: false,
        mutate: () => undefined,
      }}
      countOf={({ stamps, total }) => ({ rows: stamps.length, total })}
      countText={(total) => `Stamps found: ${total}`}
      notice={() => (
        <UnmeasuredNotice
          number={4}
          isShown={isShown}
          onShow={(next) => url.change({ unmeasured: next || undefined })}
          text="These stamps may match."
          showText="Show these stamps"
        />
      )}
      none={{ title: "No stamps match", text: "Try removing a filter." }}
    >
      {({ stamps }) => (
        <Table
          caption="Stamps"
          columns={[{ id: "name", heading: "Name", isRowLink: true, cell: ({ name }) => name }]}
          rows={stamps}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/stamps/${id}`}
        />
      )}
    </SearchScreen>
  );
}

const meta: Meta<typeof Area> = {
  title: "Shared/Search",
  component: Area,
  args: { base: "/stamps", routes: Screen },
  decorators: [inStoryWorld({ path: "/stamps" })],
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Fields, options and defaults are those of the schema; what differs stands in the address. */
export const FromASchema: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Tolerance/)).toHaveValue("1");
    await expect(canvas.getByRole("option", { name: "Worthless" })).toBeInTheDocument();
    await userEvent.type(canvas.getByRole("searchbox"), "ships");
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "Worthless");
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps?text=ships&status=worthless"));
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps"));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};

/** Two sides typed at once go into both fields, and Enter leads to what was found. */
export const Sides: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Width, mm"), "40x30{Enter}");
    await expect(canvas.getByLabelText("Height, mm")).toHaveValue("30");
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps?size.width=40&size.height=30"));
    await waitFor(() => expect(canvas.getByRole("link", { name: "50 lira stamp" })).toHaveFocus());
  },
};

/** A range of the schema is said in words; what is unfinished is no mistake yet. */
export const OutOfRange: Story = {
  play: async ({ canvas }) => {
    const year = await canvas.findByLabelText("Year of issue");
    await userEvent.type(year, "18");
    await expect(year).not.toHaveAttribute("aria-invalid", "true");
    await userEvent.type(year, "00");
    await expect(year).toHaveAccessibleDescription(/1840 .*2200/);
    await expect(year).toHaveValue("1800");
  },
};

/** Nothing matches: every filter can be taken away at once. */
export const NothingMatches: Story = {
  parameters: { scene: { path: "/stamps?size.width=55&page=3" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No stamps match" })).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear all" })[0] ?? document.body);
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps"));
    // The button is gone with the filters; the keyboard goes on from the heading above the fields.
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Records that lack a detail are counted, and one look away. */
export const Unmeasured: Story = {
  play: async ({ canvas }) => {
    await shows(canvas, /: 4$/);
    await userEvent.click(canvas.getByRole("button", { name: "Show these stamps" }));
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps?unmeasured=true"));
    await expect(canvas.getByText("These stamps may match.")).toBeVisible();
  },
};

/** On small screens the fields that are used less are folded away. */
export const Narrow: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Year of issue")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "More filters" }));
    await expect(canvas.getByLabelText("Year of issue")).toBeVisible();
  },
};
