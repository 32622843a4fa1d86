import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressIn, Area } from "../../testing/Area.tsx";
import { isHeaded, isLoading, shows } from "../../testing/plays.ts";
import { ok, pending, refused, unreachable, type Replies } from "../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleCountries, sampleDictionary, sampleTop } from "../../widgets/samples.ts";
import IdentityDocumentsRoutes from "./routes.tsx";
import { sampleDocuments } from "../../widgets/documents/samples.ts";

const call = "GET /identity-documents/countries/{id}";
const { list } = paths.identityDocuments;

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: list("DE"),
    ...rest,
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      "GET /countries": ok(sampleCountries),
      "GET /stats/top": ok(sampleTop),
      "GET /identity-documents/column-heading": ok({}),
      [call]: ok(sampleDocuments),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Identity documents",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

export const Country: Story = {
  decorators: scene({}, { path: paths.identityDocuments.country }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Germany/ })).toHaveAttribute(
      "href",
      "/passes/showcountry/countryId/DE",
    );
  },
};

export const CountriesLoading: Story = {
  decorators: scene({ "GET /countries": pending() }, { path: paths.identityDocuments.country }),
};

export const CountriesFailed: Story = {
  decorators: scene(
    { "GET /countries": refused(500, "internal_error") },
    { path: paths.identityDocuments.country },
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The countries could not be loaded" }),
    ).toBeVisible();
  },
};

/** A row is a series: when it was issued, how long it counts, what the organisation says. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole("row")).slice(1);
    const [passport, old, licence] = rows.map((row) => within(row));
    await expect(passport?.getByRole("link")).toHaveAccessibleName(/^Passport 2017 /);
    await expect(passport?.getByRole("link")).toHaveAttribute(
      "href",
      paths.identityDocuments.detail("DEU-P-2017"),
    );
    await expect(passport?.getByText("01.03.2017, still issued")).toBeVisible();
    await expect(passport?.getByText("88 × 125 mm")).toBeVisible();
    await expect(passport?.getByText("minors: 6 years")).toBeVisible();
    await expect(passport?.getByText("Valid for").parentElement).toHaveTextContent(
      "10 years, minors: 6 years",
    );
    await expect(passport?.getByText("Accept")).toBeVisible();
    await expect(old?.getByText("Valid until 28.02.2027")).toBeVisible();
    await expect(old?.getByText("With a condition")).toBeVisible();
    await expect(licence?.getByText("No longer valid")).toBeVisible();
    await expect(licence?.getByText("chip not known")).toBeVisible();
    await expect(licence?.getByText("Do not accept")).toBeVisible();
  },
};

/** Tabs count the documents of each kind, also where there are none, and are addresses. */
export const Kinds: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole("navigation", { name: "Kinds of document" });
    await expect(within(tabs).getByRole("link", { name: "Identity cards 0" })).toBeVisible();
    await userEvent.click(within(tabs).getByRole("link", { name: "Passports 2" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(list("DE", 1)));
    await expect(within(tabs).getByRole("link", { name: "Passports 2" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

/** A heading sorts, upwards first. */
export const Sorted: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Valid for" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(`${list("DE")}?sort=validity`));
  },
};

/** The customer's own headings replace ours. */
export const OwnHeadings: Story = {
  decorators: scene({
    "GET /identity-documents/column-heading": ok({ acceptance: "At the counter" }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "At the counter" })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "Your organisation" })).toBeNull();
  },
};

/** What the customer says on identity documents, and on those of the country, stands above the list. */
export const WithCustomerNotes: Story = {
  decorators: scene({
    "GET /customer-notes": ok([
      { index: 6, label: "Accounts", note: "<p>No driving licences.</p>", lang: "en" },
      { index: 1, label: "Rates", note: "<p>See the board.</p>", lang: "en" },
    ]),
    [call]: ok({
      ...sampleDocuments,
      info: { text: "<p>Call the <strong>branch office</strong>.</p>", lang: "en" },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accounts" })).toBeVisible();
    await expect(canvas.getByText("No driving licences.")).toBeVisible();
    await shows(canvas, "branch office");
    await expect(canvas.queryByText("See the board.")).toBeNull();
  },
};

export const Loading: Story = {
  decorators: scene({ [call]: pending() }),
  play: isLoading,
};

const nothing = { ...sampleDocuments, documents: [], total: 0 };

export const Empty: Story = {
  decorators: scene({ [call]: ok(nothing) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No documents are recorded here" }),
    ).toBeVisible();
  },
};

/** A tab without documents leads to all of them. */
export const EmptyKind: Story = {
  decorators: scene({ [call]: ok(nothing) }, { path: list("DE", 2) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Show all documents" })).toHaveAttribute(
      "href",
      list("DE"),
    );
  },
};

export const Missing: Story = {
  decorators: scene({ [call]: refused(404, "not_found") }, { path: list("XQ") }),
  play: isHeaded(/XQ/),
};
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
  play: isHeaded("You do not have access to this"),
};
export const Failed: Story = {
  decorators: scene({ [call]: refused(500, "internal_error") }),
  play: isHeaded("The identity documents could not be loaded"),
};
export const Offline: Story = {
  decorators: scene({ [call]: unreachable() }),
  play: isHeaded("The identity documents could not be loaded"),
};

/** Names that are not there in the reader's language are marked with that of the text. */
export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de" }),
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText("Passport");
    await expect(name).toHaveAttribute("lang", "en");
    await expect(canvas.getAllByText("01.03.2017, wird noch ausgestellt")[0]).toBeVisible();
    await expect(canvas.getAllByText("Minderjährige: 6 Jahre")[0]).toBeVisible();
  },
};
