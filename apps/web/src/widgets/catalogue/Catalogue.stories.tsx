import { HttpError } from "@specimen/api/client";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Table } from "@specimen/ui/Table/Table.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok } from "../../testing/replies.ts";
import { sampleArea } from "../../testing/sampleAreas.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { Empty } from "../Empty.tsx";
import type { Query } from "../query.ts";
import { RecordFacts } from "../record/RecordFacts.tsx";
import { VerdictBanner } from "../record/VerdictBanner.tsx";
import {
  sampleStamp,
  sampleWideStamp,
  stampCountry,
  stampFacts,
  type Stamp,
} from "../sampleStamps.ts";
import { sampleDictionary } from "../samples.ts";
import { CountryRecordsScreen } from "./CountryRecordsScreen.tsx";
import { CountrySections } from "./CountrySections.tsx";
import { RecordPicker } from "./RecordPicker.tsx";
import { RecordRows } from "./RecordRows.tsx";
import { RecordScreen } from "./RecordScreen.tsx";

const mutate = () => undefined;
const refused = (status: number, code: "not_found" | "permission_missing") =>
  new HttpError("badRequest", {
    call: "GET /stamps/{id}",
    status,
    problem: { type: "about:blank", title: code, status, code, requestId: "7f3a" },
  });

const wayOn = <LinkButton href="/stamps">All stamps</LinkButton>;

const record = (query: Query<Stamp>) =>
  function Screen() {
    return (
      <RecordScreen
        query={query}
        crumbs={[
          { label: "Stamps", href: "/stamps" },
          { label: "S-50", isCode: true },
        ]}
        missing={{ title: "There is no stamp S-50", text: "It may be mistyped.", wayOn }}
        failed={{ title: "The stamp could not be loaded", wayOn }}
        heading={({ name, id }) => ({ title: name, code: id })}
        actions={() => wayOn}
        print={{ sheet: () => null, picturesOf: () => [] }}
        verdict={({ answer }) => (
          <VerdictBanner
            verdict={{ tone: "ok", title: "Buy and sell", reason: "" }}
            basis={answer}
          />
        )}
        specimen={() => <p>The specimen</p>}
        aside={(stamp) => <RecordFacts record={stamp} specs={stampFacts} />}
      />
    );
  };

interface Page {
  country: typeof stampCountry;
  stamps: readonly Stamp[];
  total: number;
}

const list = (query: Query<Page>) =>
  function Screen() {
    return (
      <CountryRecordsScreen
        countryId="DK"
        area={{ title: "Stamps", href: "/stamps" }}
        query={query}
        codeOf={({ currencyISO }) => ({ code: currencyISO ?? undefined })}
        notesOf={() => [{ text: "<p>None before 1900.</p>", lang: "en" }, null]}
        tabs={{
          label: "Stamps by status",
          current: "/stamps/tab/0",
          items: [
            { href: "/stamps/tab/0", label: "All", count: query.data?.total },
            { href: "/stamps/tab/1", label: "Worthless", count: 0 },
          ],
        }}
      >
        <RecordRows
          query={query}
          failed="The stamps could not be loaded"
          countOf={({ stamps, total }) => ({ rows: stamps.length, total })}
          empty={() => <Empty title="No stamps" text="None are recorded." />}
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
        </RecordRows>
      </CountryRecordsScreen>
    );
  };

const page: Page = { country: stampCountry, stamps: [sampleStamp, sampleWideStamp], total: 11 };

const scene = inStoryWorld({
  path: "/stamps",
  replies: { "GET /countries/dictionary/": ok(sampleDictionary) },
});

const meta: Meta<typeof Area> = {
  title: "Shared/Catalogue",
  component: Area,
  args: { base: "/stamps", routes: record({ data: sampleStamp, mutate }) },
  decorators: [scene],
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Way, name, actions and answer, then the specimen beside its facts. */
export const Record: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "50 lira stamp" }),
    ).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "You are here" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Print" })).toBeVisible();
    await expect(canvas.getByText("40 × 30 mm")).toBeVisible();
  },
};

export const RecordLoading: Story = {
  args: { routes: record({ mutate }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeInTheDocument();
  },
};

export const RecordMissing: Story = {
  args: { routes: record({ error: refused(404, "not_found"), mutate }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "There is no stamp S-50" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All stamps" })).toBeVisible();
  },
};

/** What is not in the account did not fail, and trying again would not help. */
export const RecordForbidden: Story = {
  args: { routes: record({ error: refused(403, "permission_missing"), mutate }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByText("The stamp could not be loaded")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const RecordFailed: Story = {
  args: {
    routes: record({ error: new HttpError("badResponse", { call: "GET", status: 500 }), mutate }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "The stamp could not be loaded" }),
    ).toBeVisible();
  },
};

/** A country's records in tabs, page by page, under what the organisation notes. */
export const List: Story = {
  args: { routes: list({ data: page, isStale: false, mutate }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Denmark" })).toBeVisible();
    await expect(canvas.getByText("None before 1900.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^All/ })).toHaveTextContent("11");
    await expect(canvas.getByText("1–9 of 11")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "50 lira stamp" })).toBeVisible();
  },
};

export const ListLoading: Story = {
  args: { routes: list({ mutate }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Denmark" })).toBeVisible();
  },
};

export const ListEmpty: Story = {
  args: { routes: list({ data: { ...page, stamps: [], total: 0 }, isStale: false, mutate }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No stamps" })).toBeVisible();
  },
};

/** A page beyond the last one leads back to the first. */
export const BeyondTheLastPage: Story = {
  args: { routes: list({ data: { ...page, stamps: [] }, isStale: false, mutate }) },
  parameters: { scene: { path: "/stamps?page=7" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /first page/ })).toHaveAttribute(
      "href",
      "/stamps",
    );
  },
};

export const ListMissing: Story = {
  args: { routes: list({ error: refused(404, "not_found"), mutate }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "There is no country with the code DK" }),
    ).toBeVisible();
  },
};

/** A picker leads to the record that is chosen. */
export const Picker: Story = {
  args: {
    routes: () => (
      <RecordPicker
        label="Stamps: select"
        title="Select stamp"
        options={[sampleStamp, sampleWideStamp].map(({ id, name }) => ({ value: id, label: name }))}
        hrefOf={(id) => `/stamps/${id}`}
        countText={(number) => `Stamps: ${number}`}
        nothingFoundText={(text) => `No stamp ${text}`}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "90{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe("/stamps/S-90"));
  },
};

const sectionArea = sampleArea({
  name: "preciousMetals",
  base: "/stamps/frames",
  partOf: "banknotes",
  countrySection: {
    load: () =>
      Promise.resolve({
        default: ({ countryId }: { countryId: string }) => <p>{`Frames of ${countryId}`}</p>,
      }),
  },
});

/** Areas that are part of this one show below its records what they have of the country. */
export const Sections: Story = {
  args: { routes: () => <CountrySections area="banknotes" countryId="DK" /> },
  parameters: { scene: { areas: [sectionArea] } },
  play: async ({ canvas }) => {
    await shows(canvas, "Frames of DK");
  },
};
