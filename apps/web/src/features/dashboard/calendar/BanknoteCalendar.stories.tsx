import type { Meta, StoryObj } from "@storybook/react-vite";
import { localDate } from "@specimen/core/calendar";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { clipboard } from "../../../browser/clipboard.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { BanknoteCalendar } from "./BanknoteCalendar.tsx";
import { sampleEmptyMonth, sampleMonth, sampleSubscription } from "./samples.ts";

const call = "GET /news-calendar";
const january = `${paths.dashboard.base}?year=2026&month=1`;

const meta: Meta<typeof Area> = {
  title: "Dashboard/Banknote calendar",
  component: Area,
  args: { base: paths.dashboard.base, routes: BanknoteCalendar },
  decorators: [inStoryWorld({ path: january, replies: { [call]: ok(sampleMonth) } })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = (scene: Scene) => ({ scene: { path: january, ...scene } satisfies Scene });

/** The popup opens on an entry, closes on Escape, a click outside and its cross, and gives the focus back. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole("button", { name: "31 Bulgaria 1,000.50" });
    await expect(canvas.getByRole("button", { name: "31 Bulgaria 5" })).toBeVisible();
    await expect(canvas.getByText("No entries this month")).toBeVisible();
    await expect(canvas.getByText("January 2026")).toBeVisible();
    await userEvent.click(entry);
    const popup = canvas.getByRole("dialog", { name: "Bulgaria 1,000.50" });
    await expect(within(popup).getByText("Bulgarian lev, BGN")).toBeInTheDocument();
    await expect(within(popup).getByText("08.12.2003")).toBeInTheDocument();
    await expect(within(popup).getByRole("link", { name: "Open banknote" })).toHaveAttribute(
      "href",
      paths.banknotes.detail("BGN-1999-1000.5", "BG"),
    );
    await userEvent.keyboard("{Escape}");
    await expect(entry).toHaveFocus();
    await userEvent.click(entry);
    await userEvent.click(canvas.getByRole("heading", { name: "Banknote calendar" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(entry).toHaveFocus();
    await userEvent.click(entry);
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** An entry without a note leads to its country; its text is drawn from what is allowed. */
export const Info: Story = {
  play: async ({ canvas }) => {
    // What has nothing more to say is no button.
    await waitFor(() => expect(canvas.getAllByText("Bulgaria")).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: "Bulgaria" }));
    const popup = within(canvas.getByRole("dialog", { name: "Bulgaria" }));
    await expect(popup.getByText("01.2026")).toBeInTheDocument();
    await expect(popup.getByRole("link", { name: /^Details/ })).toBeInTheDocument();
    await expect(popup.queryByRole("link", { name: "Open banknote" })).toBeNull();
    await expect(popup.getByRole("link", { name: "Open country" })).toHaveAttribute(
      "href",
      paths.banknotes.list("BG"),
    );
  },
};

const asked: string[] = [];
const forgetAsked = () => void asked.splice(0);
const counted: Reply = (request) => {
  asked.push(new URL(request.url).search);
  return ok(sampleMonth)(request);
};

/** One month at a time, over the end of a year, in the address; neighbours are there already. */
export const Stepping: Story = {
  beforeEach: forgetAsked,
  parameters: at({ path: `${january}&x=1`, replies: { [call]: counted } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "31 Bulgaria 5" });
    await waitFor(() => expect(asked).toHaveLength(3));
    await userEvent.click(canvas.getByRole("button", { name: "31 Bulgaria 5" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous month" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByText("December 2025")).toBeVisible();
    await expect(addressIn(canvas)).toBe(`${paths.dashboard.base}?year=2025&month=12&x=1`);
    await expect(canvas.getByRole("button", { name: "31 Bulgaria 5" })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(4));
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await expect(addressIn(canvas)).toBe(`${paths.dashboard.base}?year=2026&month=1&x=1`);
    await expect(new Set(asked).size).toBe(asked.length);
  },
};

/** The choice of currencies is kept in the address. */
export const Filtered: Story = {
  beforeEach: forgetAsked,
  parameters: at({ replies: { [call]: counted } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "31 Bulgaria 5" });
    await userEvent.click(canvas.getByRole("button", { name: "All currencies" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Find a currency" }), "kron");
    await expect(canvas.queryByRole("checkbox", { name: /^BGN/ })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "SEK Swedish krona" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "DKK Danish krone" }));
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(addressIn(canvas)).toBe(`${january}&calendar.currencies=DKK%2CSEK`);
    const opener = await canvas.findByRole("button", { name: "Currencies: DKK, SEK" });
    await expect(opener).toHaveFocus();
    await waitFor(() =>
      expect(asked).toContain("?year=2026&month=1&currencyISO=DKK&currencyISO=SEK"),
    );
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Show all currencies" }));
    await expect(addressIn(canvas)).toBe(january);
  },
};

const now = localDate(Date.now());
const [first, ...others] = sampleMonth.items;
const thisMonth = { ...sampleMonth, items: [{ ...first, date: now }, ...others] };

/** Today is marked in the scale, other than days with entries, and so are its entries. */
export const Today: Story = {
  parameters: at({ path: paths.dashboard.base, replies: { [call]: ok(thisMonth) } }),
  play: async ({ canvas }) => {
    const day = Number(now.slice(8));
    const entry = await canvas.findByRole("button", { name: `${day} Bulgaria 5` });
    await expect(entry.closest("li")).toHaveAttribute("aria-current", "date");
    const marked = canvas.getAllByRole("listitem", { current: "date" });
    await expect(marked).toHaveLength(1);
  },
};

/** A month without entries says so in each row and leads to those that have some. */
export const Empty: Story = {
  globals: { viewport: { value: "desk" } },
  parameters: at({ replies: { [call]: ok(sampleEmptyMonth) } }),
  play: async ({ canvas }) => {
    const later = await canvas.findByRole("link", { name: "May 2026" });
    // Beside the buttons, which were there before: the foot is no higher.
    const button = canvas.getByRole("button", { name: "Subscribe" }).getBoundingClientRect();
    const link = later.getBoundingClientRect();
    await expect(link.top).toBeGreaterThanOrEqual(button.top);
    await expect(link.bottom).toBeLessThanOrEqual(button.bottom);
    await userEvent.click(later);
    await expect(addressIn(canvas)).toBe(`${paths.dashboard.base}?year=2026&month=5`);
    await waitFor(() => expect(canvas.getAllByText("No entries this month")).toHaveLength(4));
    await expect(canvas.getByRole("link", { name: "December 2025" })).toBeVisible();
  },
};

const address = "https://api.example/calendar/sample-token.ics";
const made = { ...sampleSubscription, isActive: true, createdAt: "2026-11-21T08:00:00Z" };

/** An address is made, shown this once, and revoked. */
export const Subscribing: Story = {
  parameters: at({
    replies: {
      [call]: ok(sampleMonth),
      "GET /news-calendar/subscription": ok(sampleSubscription),
      "POST /news-calendar/subscription": ok({ ...made, address }),
      "DELETE /news-calendar/subscription": ok(sampleSubscription),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Subscribe" }));
    await shows(canvas, "There is no address yet.");
    await userEvent.click(canvas.getByRole("button", { name: "Create address" }));
    await expect(await canvas.findByRole("textbox", { name: "Calendar address" })).toHaveValue(
      address,
    );
    await expect(canvas.getByText(/will not be shown again/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /calendar app/ })).toHaveAttribute(
      "href",
      "webcal://api.example/calendar/sample-token.ics",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Revoke the address" }));
    await shows(canvas, "The address no longer works.");
    await expect(canvas.queryByRole("textbox", { name: "Calendar address" })).toBeNull();
  },
};

/** As the service: it tells an address once, and a later answer does not have it. */
const service = { created: 0, reads: 0 };
const latest = () => ({ ...made, createdAt: `2026-11-2${service.created}T08:00:00Z` });
const reading: Reply = (request) => {
  service.reads += 1;
  return ok(latest())(request);
};
const creating: Reply = (request) => {
  service.created += 1;
  return ok({ ...latest(), address: `${address}?${service.created}` })(request);
};

/** A new address stays while the answer is read again; "Address copied" is said of it alone. */
export const SubscribingAndReturning: Story = {
  beforeEach: () => {
    Object.assign(service, { created: 0, reads: 0 });
    spyOn(clipboard, "write").mockResolvedValue();
  },
  parameters: at({
    replies: {
      [call]: ok(sampleMonth),
      "GET /news-calendar/subscription": reading,
      "POST /news-calendar/subscription": creating,
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Subscribe" }));
    const create = await canvas.findByRole("button", { name: "Create new address" });
    await userEvent.click(create);
    const field = await canvas.findByRole("textbox", { name: "Calendar address" });
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await shows(canvas, "Address copied");
    const reconnect = () => {
      window.dispatchEvent(new Event("online"));
      // As the third is asked for, the second has come.
      return expect(service.reads).toBe(3);
    };
    // Within two seconds SWR does not read twice.
    await waitFor(reconnect, { interval: 500 });
    await expect(field).toBeVisible();
    await expect(field).toHaveValue(`${address}?1`);
    await userEvent.click(create);
    await expect(await canvas.findByDisplayValue(`${address}?2`)).toBeVisible();
    await expect(canvas.queryByText("Address copied")).toBeNull();
  },
};

/** What cannot be done is said, and the way to try again stays. */
export const SubscribingFailed: Story = {
  parameters: at({
    replies: {
      [call]: ok(sampleMonth),
      "GET /news-calendar/subscription": ok(made),
      "DELETE /news-calendar/subscription": refused(503, "unavailable"),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Subscribe" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Revoke the address" }));
    await expect(
      await canvas.findByRole("heading", { name: "The subscription could not be changed" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create new address" })).toBeVisible();
  },
};

export const Loading: Story = { parameters: at({ replies: { [call]: pending() } }) };
export const Failed: Story = {
  parameters: at({ replies: { [call]: refused(500, "internal_error") } }),
};
export const Forbidden: Story = {
  parameters: at({ replies: { [call]: refused(403, "permission_missing") } }),
};

/** A page that is left open over the end of a month goes on to the new one. */
export const EndOfMonth: Story = {
  parameters: at({ path: paths.dashboard.base, replies: { [call]: ok(sampleEmptyMonth) } }),
  beforeEach: () => {
    const { now } = Date;
    const ahead = new Date(2026, 1, 1).getTime() - 2000 - now();
    Date.now = () => now() + ahead;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await shows(canvas, "February 2026");
  },
};

/** At 320 px the popup is a sheet at the foot. */
export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  parameters: at({ language: "lt", replies: { [call]: ok(sampleMonth) } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /1.000,50/ }));
    await expect(canvas.getByRole("dialog")).toHaveFocus();
  },
};
