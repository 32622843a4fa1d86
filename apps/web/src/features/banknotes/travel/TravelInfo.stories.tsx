import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { shows } from "../../../testing/plays.ts";
import { ok, pending, refused, unreachable, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleDictionary } from "../../../widgets/samples.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleList } from "../samples.ts";
import { sampleTravel, sampleTravelByTraveller } from "./samples.ts";

const call = "GET /countries/{id}/travel-info";
const common: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /banknotes/column-headings/{id}": ok({}),
  "GET /banknotes/countries/{id}": ok(sampleList),
  [call]: ok(sampleTravel),
};

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: paths.banknotes.list("DK", 5),
    ...rest,
    replies: { ...common, ...replies },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Travel information",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** A rule that says the same of everybody says it once; the customer's own words are sanitised. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Import Residents and visitors/ });
    await expect(within(row).getAllByText(/^Declare 10,000\sEUR or more$/)).toHaveLength(2);
    await expect(
      canvas.getByRole("row", { name: /^Export.*No limit.*No rule is known/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("columnheader", { name: "Local currency, DKK" }),
    ).toBeInTheDocument();
    const tab = await canvas.findByRole("link", { name: /^Travel information/ });
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText("counter 3")).toBeVisible();
    await expect(canvas.queryByText(/alert/)).toBeNull();
    await expect(canvas.getByText(/Checked on 21\.11\.2026 against:/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^eur-lex\.europa\.eu/ })).toBeVisible();
    await expect(canvas.getByText("Customs", { selector: "dd *" })).toBeVisible();
    await expect(canvas.getByText("Toldstyrelsen")).toHaveAttribute("lang", "da");
    await expect(canvas.getByText(/^Tell customs when asked, from 10,000\sEUR$/)).toBeVisible();
    await expect(canvas.getByText("Count towards the amount")).toBeVisible();
    await expect(canvas.getByText(/the country on the other side of the border/)).toBeVisible();
    // One day is said once.
    await expect(canvas.getByText(/Checked on 21\.11\.2026/)).toBeVisible();
    await expect(canvas.queryByText(/As of/)).toBeNull();
  },
};

/** Where the duty begins above the amount it says so; what customs ask nobody knows is left out. */
export const AboveTheAmount: Story = {
  decorators: scene({
    [call]: ok({
      ...sampleTravel,
      customs: {
        isAmountIncluded: false,
        onRequestFrom: { amount: 120_000, currencyISO: "HKD", direction: "export" },
        withinEu: null,
        countsTravellersCheques: null,
        form: null,
        authority: null,
      },
      provenance: sampleTravel.provenance && {
        ...sampleTravel.provenance,
        sources: [],
        checks: [],
        checkedOn: null,
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table")).toBeVisible();
    await expect(canvas.getAllByText(/^Declare more than 10,000\sEUR$/)).toHaveLength(2);
    await expect(canvas.getByText(/^Export, from 120,000\sHKD$/)).toBeVisible();
    await expect(canvas.queryByText("Authority")).toBeNull();
    await expect(
      canvas.getByText(/^As of 21\.11\.2026\. Unverified: based on general knowledge/),
    ).toBeVisible();
  },
};

/** The organisation's own limits are neither checked against a page nor read as above an amount. */
export const OwnLimits: Story = {
  decorators: scene({
    [call]: ok({
      ...sampleTravel,
      isOwn: true,
      customs: sampleTravel.customs && { ...sampleTravel.customs, isAmountIncluded: false },
    }),
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Your organisation’s own limits.");
    await expect(canvas.getAllByText(/^Declare 10,000\sEUR or more$/)).toHaveLength(2);
    await expect(canvas.queryByText(/Checked on/)).toBeNull();
    await expect(canvas.getByText("Toldstyrelsen")).toBeVisible();
  },
};

/** They are shown also where the catalogue has no rule. */
export const OwnLimitsOnly: Story = {
  decorators: scene({
    [call]: ok({ ...sampleTravel, isOwn: true, customs: null, note: null, provenance: null }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("row", { name: /^Import Residents and visitors/ }),
    ).toBeVisible();
    await expect(canvas.getByText("Your organisation’s own limits.")).toBeVisible();
  },
};

const onLookedUp = fn<NonNullable<Scene["onLookedUp"]>>();

/** A country counts once, however one comes to it and whichever of its tabs one reads. */
export const Counted: Story = {
  beforeEach: () => {
    onLookedUp.mockClear();
  },
  decorators: scene(),
  parameters: { scene: { onLookedUp } satisfies Scene },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^All notes/ }));
    await expect(await canvas.findByRole("link", { name: /^50 krone/ })).toBeVisible();
    await expect(onLookedUp.mock.calls).toEqual([[{ resource: "banknotes", resourceId: "DK" }]]);
  },
};

/** An empty limit shows nothing, and a row of nothing is not there. */
export const ByTraveller: Story = {
  decorators: scene({ [call]: ok(sampleTravelByTraveller) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("row")).toHaveLength(5);
    const row = canvas.getByRole("row", { name: /^Import Visitors/ });
    await expect(within(row).getAllByRole("cell")[0]).toBeEmptyDOMElement();
    await expect(canvas.getByText("Not permitted")).toBeVisible();
    await expect(canvas.getByText("Declare any amount")).toBeVisible();
    await expect(canvas.getByText(/^Allowed up to 10,000\sEUR$/)).toBeVisible();
  },
};

/** Amounts in the reader's own figures; a name that is in the reader's language stands alone. */
export const German: Story = {
  decorators: scene(
    {
      [call]: ok({
        ...sampleTravelByTraveller,
        customs: {
          ...sampleTravelByTraveller.customs,
          authority: { usual: null, official: { text: "Zoll", lang: "de" } },
        },
      }),
    },
    { language: "de" },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table")).toBeVisible();
    await expect(canvas.getByText("Zoll")).not.toHaveAttribute("lang");
    await expect(canvas.getByText(/^Erlaubt bis 10\.000\sEUR$/)).toBeVisible();
  },
};

/** The customer's own disclaimer stands at the foot, in the language it is written in. */
export const Disclaimer: Story = {
  decorators: scene(
    {
      "GET /customer-notes": ok([
        { index: 4, label: "Disclaimer", note: "<p>Rules change.</p>", lang: "en" },
      ]),
    },
    { language: "de" },
  ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "Disclaimer" });
    await expect(heading.querySelector("[lang]")).toHaveAttribute("lang", "en");
    await expect(canvas.getByText("Rules change.")).toBeVisible();
  },
};

export const NoRuleKnown: Story = {
  decorators: scene({
    [call]: ok({
      ...sampleTravel,
      limits: sampleTravel.limits.map((limit) => ({
        ...limit,
        kind: "notSpecified",
        amount: null,
        currencyISO: null,
      })),
      note: null,
      addition: null,
      provenance: null,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No rule is known" })).toBeVisible();
  },
};

/** What the customer has switched off is not there; when that is everything, it says so. */
export const Hidden: Story = {
  decorators: scene({
    [call]: ok({
      ...sampleTravel,
      sections: Object.fromEntries(Object.keys(sampleTravel.sections).map((name) => [name, false])),
      limits: [],
      note: null,
      addition: null,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: /does not show travel information here$/ }),
    ).toBeVisible();
  },
};

/** Without the permission the tab's address shows the notes. */
export const WithoutPermission: Story = {
  decorators: scene({}, { session: { permissions: ["banknotes:read"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^50 krone/ })).toBeVisible();
    await expect(canvas.queryByText("Travel information")).toBeNull();
  },
};

export const Loading: Story = { decorators: scene({ [call]: pending() }) };
export const Failed: Story = { decorators: scene({ [call]: refused(503, "unavailable") }) };
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
};
export const Offline: Story = { decorators: scene({ [call]: unreachable() }) };
export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({ [call]: ok(sampleTravelByTraveller) }, { language: "lt" }),
};
