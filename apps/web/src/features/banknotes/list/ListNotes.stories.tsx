import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { paths } from "../../../url/paths.ts";
import { sampleDictionary } from "../../../widgets/samples.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleList, sampleSummary } from "../samples.ts";

const list = paths.banknotes.list("DK");
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /banknotes/column-headings/{id}": ok({}),
  "GET /banknotes/countries/{id}": ok({
    ...sampleList,
    info: { text: "<p>Avant 2009</p>", lang: "fr" },
  }),
};

const meta: Meta<typeof Area> = {
  title: "Banknotes/List with texts",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
  decorators: [inStoryWorld({ path: list, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** French has a space before the colon, which does not begin a line. */
export const InFrench: Story = {
  parameters: at(list, { language: "fr" }),
  play: async ({ canvas }) => {
    const name = await canvas.findByText(/^Information de votre organisation/);
    await expect(name.textContent).toMatch(/organisation\u00A0:$/);
  },
};

/** A note that the law takes out of trade is not shown as traded, whatever the rule says. */
export const NoLongerTraded: Story = {
  parameters: at(list, {
    replies: {
      "GET /banknotes/countries/{id}": ok({
        ...sampleList,
        total: 1,
        banknotes: [{ ...sampleSummary, status: "worthless", tradability: 3, trade: 0 }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /^50 krone/ });
    await expect(canvas.getByText("Not traded")).toBeVisible();
    await expect(canvas.queryByText("Buy and sell")).toBeNull();
  },
};

const additionalInfo = { index: 1, label: "Rates", note: "<p>See the board.</p>", lang: "en" };
let hasFailed = false;

/** What the customer adds and could not be read does not look as if nothing were written. */
export const AdditionalInfoFailed: Story = {
  beforeEach: () => {
    hasFailed = false;
  },
  parameters: at(list, {
    replies: {
      "GET /customer-notes": (request) => {
        const reply = hasFailed ? ok([additionalInfo]) : refused(503, "unavailable");
        hasFailed = true;
        return reply(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    const failed = "Your organisation’s information could not be loaded";
    await expect(await canvas.findByRole("heading", { name: failed })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await shows(canvas, "See the board.");
  },
};

/** Another tab has as many rows on a page. */
export const AnotherTab: Story = {
  parameters: at(`${list}?pageSize=18`),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^Worthless/ }));
    await expect(addressIn(canvas)).toMatch(/selectTab\/[1-9]\d*\?pageSize=18$/);
    const tab = canvas.getByRole("link", { name: /^Worthless/ });
    await expect(tab).toHaveAttribute("aria-current", "page");
  },
};

/** A card says what is not known, which beside a row the heading of the column says. */
export const SizeNotKnown: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Size", { selector: "td *" })).toBeVisible();
  },
};

export const SizeNotKnownInRow: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("link", { name: /^50 krone/ });
    await expect(canvas.getByText("Size", { selector: "td *" })).not.toBeVisible();
  },
};
