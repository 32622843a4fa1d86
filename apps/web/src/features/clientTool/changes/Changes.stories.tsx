import type { RuleChange, RuleDecision } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pressAndConfirm as decide, shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { AreaWithJumps } from "../../../testing/AreaWithJumps.tsx";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, once, pending, refused, unreachable, type Replies } from "../../../testing/replies.ts";
import { sampleArea } from "../../../testing/sampleAreas.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChange, sampleChanged, sampleDetail } from "../samples.ts";

const { base, changes, change } = paths.clientTool;
const decided = { by: { id: "ada", name: "Ada Winter" }, at: "2026-11-21T08:00:00Z", reason: null };
const replies: Replies = {
  "GET /client-tool/changes": ok({ changes: [sampleChange], total: 1 }),
  "GET /client-tool/changes/{id}": ok(sampleDetail),
  "POST /client-tool/changes/{id}/approve": ok(sampleDetail),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/History",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: changes, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);
const { base: banknotesBase } = paths.clientToolBanknotes;
const one = (own: Partial<RuleChange>, decisions?: RuleDecision[]): ReturnType<typeof at> =>
  at(change("41"), {
    areas: [sampleArea({ name: "clientToolBanknotes", base: banknotesBase })],
    replies: { "GET /client-tool/changes/{id}": ok(sampleChanged(own, decisions)) },
  });

/** Every change of every rule, narrowed by section and state in the address. */
export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /10 francs, 20 francs/ });
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "waiting");
    await expect(addressIn(canvas)).toContain("status=waiting");
  },
};
export const None: Story = {
  parameters: at(changes, {
    replies: { "GET /client-tool/changes": ok({ changes: [], total: 0 }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No changes found" })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: at(changes, { replies: { "GET /client-tool/changes": pending() } }),
};
export const Offline: Story = {
  parameters: at(changes, {
    isOffline: true,
    replies: { "GET /client-tool/changes": unreachable() },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(canvas.getByLabelText("Status")).toBeEnabled();
  },
};

/** The filter stays, and so does the way on. */
export const SessionEnded: Story = {
  parameters: at(`${changes}?status=waiting`, {
    replies: { "GET /client-tool/changes": refused(401, "token_expired") },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /^Your sign-in has expired/);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByLabelText("Status")).toHaveValue("waiting");
  },
};
/** The word for all agrees with what is chosen. */
export const AllOfBoth: Story = {
  parameters: at(changes, { language: "it" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /10 francs/ });
    const chosen = (name: string) =>
      canvas.getByLabelText<HTMLSelectElement>(name).selectedOptions[0]?.text;
    await expect([chosen("Sezione"), chosen("Stato")]).toEqual(["Tutte", "Tutti"]);
  },
};
export const NarrowGerman: Story = {
  ...narrow,
  parameters: at(changes, { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /10 francs/ });
    await fitsWidth();
  },
};

/** What was is struck out, what is to come is underlined, and both are read out. */
export const Compared: Story = {
  parameters: one({}),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /10 francs/ });
    const removed = row.querySelector("del");
    // A choice is no text: all of it was another one.
    await expect(removed).toHaveTextContent(/removed: Buy and sell end/);
    await expect(canvas.getByText("Reason: Agreed with treasury")).toBeVisible();
    await expect(canvas.getByText(/^Changed by .*, in Banknotes$/)).toBeVisible();
  },
};

/** A change that was not made on a screen of the client tool names none. */
export const MadeElsewhere: Story = {
  parameters: one({ screen: "" }),
  play: async ({ canvas }) => {
    await shows(canvas, /^Changed by Jonas Weber, [\d., :]+$/);
  },
};

const silverPrice: Replies = {
  "GET /client-tool/changes/{id}": ok({
    decisions: [],
    named: {},
    change: {
      ...sampleChange,
      section: "metalPrices",
      subjects: [{ id: "silver", label: "silver" }],
    },
    entries: [
      {
        subject: "silver",
        label: "silver",
        before: {
          pricePerGram: 1.36,
          currencyISO: "EUR",
          date: "2026-11-01",
          source: "Fixing",
        },
        after: {
          pricePerGram: 1.42,
          currencyISO: "EUR",
          date: "2026-11-20",
          source: "Treasury",
        },
        current: null,
        isOutdated: false,
      },
    ],
  }),
};

/** A rule of several values is compared value by value, in the words of its own form. */
export const SeveralValues: Story = {
  parameters: at(change("41"), { replies: silverPrice }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /: Silver/ })).toBeVisible();
    for (const field of ["Price", "Date", "Source"])
      await expect(
        canvas.getByRole("row", { name: new RegExp(`^Silver ${field} `) }),
      ).toHaveTextContent(/added: /);
    await expect(canvas.queryByText(/EUR/)).toBeNull();
  },
};

/** A price has the decimal sign of the language. */
export const GermanPrice: Story = {
  parameters: at(change("41"), { language: "de", replies: silverPrice }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Preis/ });
    await expect(row).toHaveTextContent(/entfernt: 1,36 Ende.*neu: 1,42 Ende/);
  },
};

/** A change that waits until it is decided on. */
const until = (own: Partial<RuleChange>, decisions?: RuleDecision[]) =>
  at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": once(ok(sampleDetail), ok(sampleChanged(own, decisions))),
      "POST /client-tool/changes/{id}/refuse": ok(sampleDetail),
    },
  });

/** What can be done next takes the place of what was done, and has the focus. */
export const Approved: Story = {
  parameters: until({ status: "effective", decision: decided }, ["revert"]),
  play: async ({ canvas }) => {
    await decide(canvas, "Approve");
    await expect(await canvas.findByRole("button", { name: "Undo change" })).toHaveFocus();
  },
};

/** Where nothing is left to do, the heading has the focus. */
export const RefusedNow: Story = {
  parameters: until({ status: "refused", decision: { ...decided, reason: "Ask treasury" } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "Ask treasury");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await canvas.findByText("Reason: Ask treasury");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

const approved: string[] = [];
/** What is decided is the change that is shown, whichever was shown before. */
export const AnotherShown: Story = {
  render: (args) => <AreaWithJumps {...args} to={change("42")} />,
  beforeEach: () => {
    approved.length = 0;
  },
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ({ url }) =>
        ok(
          sampleChanged({ id: url.slice(-2), reason: `Of ${url.slice(-2)}` }, [
            "approve",
            "refuse",
          ]),
        )(new Request(url)),
      "POST /client-tool/changes/{id}/approve": ({ url }) => {
        approved.push(new URL(url).pathname);
        return ok(sampleDetail)(new Request(url));
      },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Reason: Of 41");
    await userEvent.click(canvas.getByRole("button", { name: "Other record" }));
    await canvas.findByText("Reason: Of 42");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await canvas.findByText("Reason: Of 41");
    await decide(canvas, "Approve");
    await waitFor(() => expect(approved).toEqual(["/client-tool/changes/41/approve"]));
  },
};

/** A planned change is withdrawn by its author alone. */
export const Planned: Story = {
  parameters: one({ status: "scheduled", decision: decided, isOwn: true }, ["withdraw"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Withdraw" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo change" })).toBeNull();
  },
};
export const InEffect: Story = {
  parameters: one({ status: "effective", decision: decided }, ["revert"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Undo change" })).toBeVisible();
    await expect(canvas.getByText(/^Decided by Ada Winter/)).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: one({ status: "refused", decision: { ...decided, reason: "Ask treasury first" } }),
  play: async ({ canvas }) => {
    await shows(canvas, "Reason: Ask treasury first");
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

/** A change that cannot be read offers nothing to decide. */
export const ChangeOffline: Story = {
  parameters: at(change("41"), {
    isOffline: true,
    replies: { "GET /client-tool/changes/{id}": unreachable() },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

/** A decision that ends the session is told as not saved; the change stands as it was. */
export const DecidedTooLate: Story = {
  parameters: at(change("41"), {
    replies: { "POST /client-tool/changes/{id}/approve": refused(401, "token_expired") },
  }),
  play: async ({ canvas }) => {
    await decide(canvas, "Approve");
    const dialog = within(canvas.getByRole("dialog"));
    await expect(await dialog.findByText("Not saved: change")).toBeVisible();
    await expect(dialog.getByText(/Your sign-in has expired/)).toBeVisible();
  },
};
