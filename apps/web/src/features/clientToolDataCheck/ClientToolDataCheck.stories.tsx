import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { conflictWith } from "../../testing/conflict.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, once, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolDataCheckRoutes from "./routes.tsx";
import { sampleAlert, sampleSettings, settledAlert } from "./samples.ts";

const { base, alarms, alerts } = paths.clientToolDataCheck;
const saved = {
  version: "7",
  settings: sampleSettings,
  hasMail: true,
  signingKey: "whsec_c2VjcmV0",
  generation: 0,
  previousUntil: null as string | null,
};
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /client-tool/data-check/alarms": ok(saved),
  "GET /client-tool/data-check/alerts": ok({
    alerts: [sampleAlert, settledAlert],
    total: 2,
    open: 1,
  }),
  "POST /client-tool/data-check/alerts/{id}/settle": ok(settledAlert),
  "POST /client-tool/data-check/alarms/test": ok({ ...sampleAlert, isTest: true, reasons: [] }),
};

const renew = "POST /client-tool/data-check/alarms/signing-key";
const renewed = {
  signingKey: "whsec_bmV3ZXI",
  generation: 1,
  previousUntil: "2026-11-22T12:00:00Z",
};

/** Answers the new key once it was made. */
function renewing(): Replies {
  let settings = saved;
  return {
    "GET /client-tool/data-check/alarms": () => Promise.resolve(Response.json(settings)),
    [renew]: () => {
      settings = { ...saved, ...renewed };
      return Promise.resolve(Response.json(renewed));
    },
  };
}

const meta: Meta<typeof Area> = {
  title: "Client tool/Data check",
  component: Area,
  args: { base, routes: ClientToolDataCheckRoutes },
  decorators: [inStoryWorld({ path: alarms, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** Who is told of which results; the key is read on demand. */
export const Settings: Story = {
  play: async ({ canvas }) => {
    const addresses = await canvas.findByRole("textbox", { name: "Email addresses" });
    await expect(addresses).toHaveValue(sampleSettings.emails.join("\n"));
    await expect(canvas.queryByText(saved.signingKey)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show the key" }));
    await expect(canvas.getByText(saved.signingKey)).toBeVisible();
  },
};

/** A new key is made once that is confirmed, is shown at once, and the former one holds for a day. */
export const NewKey: Story = {
  parameters: at(alarms, { replies: renewing() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New key" }));
    const dialog = within(canvas.getByRole("dialog", { name: "Make a new key?" }));
    await userEvent.click(dialog.getByRole("button", { name: "New key" }));
    await expect(await canvas.findByText("Saved: webhook key")).toBeInTheDocument();
    await shows(canvas, renewed.signingKey);
    await expect(
      canvas.getByText(/calls also carry a signature by the previous key/),
    ).toBeVisible();
  },
};

/** Without an answer the key stays, and the question stays open. */
export const NewKeyFailed: Story = {
  parameters: at(alarms, { replies: { [renew]: refused(503, "unavailable") } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New key" }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "New key" }));
    await expect(await canvas.findByText("Not saved: webhook key")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "New key" })).toBeVisible();
    await expect(canvas.queryByText(saved.signingKey)).toBeNull();
  },
};

/** Reasons and switches are compared in words. */
export const Conflict: Story = {
  parameters: at(alarms, {
    replies: {
      "PUT /client-tool/data-check/alarms": conflictWith({
        ...sampleSettings,
        enabled: !sampleSettings.enabled,
        reasons: ["stolen"],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Document has expired" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await expect(
      await canvas.findByRole("row", { name: /Document is on the list of stolen documents/ }),
    ).toBeVisible();
    const enabled = canvas.getByRole("row", { name: /^Alarms switched on/ });
    await expect(enabled).toHaveTextContent(/differs: no .*differs: yes/);
  },
};

/** A test goes to the saved addresses alone. */
export const UnsavedSettings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Document has expired" }));
    await expect(await canvas.findByRole("button", { name: /^Send a test/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** An address that is none is told at its field. */
export const WrongAddress: Story = {
  play: async ({ canvas }) => {
    const address = await canvas.findByRole("textbox", { name: "Webhook address" });
    await userEvent.clear(address);
    await userEvent.type(address, "http://plain.example");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await expect(address).toBeInvalid();
  },
};

/** Of several addresses in one field the wrong one is named. */
export const WrongEmail: Story = {
  play: async ({ canvas }) => {
    const addresses = await canvas.findByRole("textbox", { name: "Email addresses" });
    await userEvent.type(addresses, "{Enter}nobody");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await expect(addresses).toBeInvalid();
    await shows(canvas, "“nobody” is not an email address.");
  },
};

export const AlarmsNarrowGerman: Story = {
  ...narrow,
  parameters: at(alarms, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Speichern/ })).toBeVisible();
    await fitsWidth();
  },
};
export const WithoutMail: Story = {
  parameters: at(alarms, {
    replies: { "GET /client-tool/data-check/alarms": ok({ ...saved, hasMail: false }) },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /has no mail server/);
  },
};

/** Who was told of each alarm, and what was done about it. */
export const Alerts: Story = {
  parameters: at(alerts),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Document is on the list of stolen/ });
    await expect(within(row).getByText("Not sent: no answer in time")).toBeVisible();
    await expect(canvas.getByText("Customer came back with a valid passport")).toBeVisible();
    // Nothing had the focus: nothing takes it.
    await expect(document.body).toHaveFocus();
  },
};
export const AlertsNarrowGerman: Story = {
  ...narrow,
  parameters: at(alerts, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Erledigen" })).toBeVisible();
    await fitsWidth();
  },
};
const settling = { isDone: false };
const secondAlert = { ...sampleAlert, id: "second" };
const settledList = (...open: readonly (typeof sampleAlert)[]) =>
  ok({ alerts: [...open, settledAlert], total: open.length + 1, open: open.length });

/** The button goes with what is settled: the keyboard goes on at the next open alarm. */
export const Settle: Story = {
  beforeEach: () => {
    settling.isDone = false;
  },
  parameters: at(alerts, {
    replies: {
      "GET /client-tool/data-check/alerts": (request) =>
        (settling.isDone ? settledList(secondAlert) : settledList(sampleAlert, secondAlert))(
          request,
        ),
      "POST /client-tool/data-check/alerts/{id}/settle": (request) => {
        settling.isDone = true;
        return ok(settledAlert)(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    const [first, next] = await canvas.findAllByRole("button", { name: "Settle" });
    first?.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "What was done" }), "Police called");
    await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
    await expect(await canvas.findByText("Saved: alarm")).toBeInTheDocument();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(next).toHaveFocus());
  },
};

/** Whoever comes second is told so, outside the dialog, and sees who settled it and how. */
export const SettledMeanwhile: Story = {
  parameters: at(alerts, {
    replies: {
      "GET /client-tool/data-check/alerts": once(settledList(sampleAlert), settledList()),
      "POST /client-tool/data-check/alerts/{id}/settle": refused(409, "conflict"),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Settle" }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
    await shows(canvas, "Not saved: alarm");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Settle" })).toBeNull();
  },
};

/** What was typed for one alarm and not sent is not offered for another, and is there for its own. */
export const NoteOfAnother: Story = {
  parameters: at(alerts, {
    replies: { "GET /client-tool/data-check/alerts": settledList(sampleAlert, secondAlert) },
  }),
  play: async ({ canvas }) => {
    const [first, next] = await canvas.findAllByRole("button", { name: "Settle" });
    const open = async (settle: HTMLElement | undefined) => {
      await userEvent.click(settle as HTMLElement);
      return within(await canvas.findByRole("dialog"));
    };
    const note = { name: "What was done" };
    const dialog = await open(first);
    await userEvent.type(dialog.getByRole("textbox", note), "Police called");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    const other = await open(next);
    await expect(other.getByRole("textbox", note)).toHaveValue("");
    await userEvent.click(other.getByRole("button", { name: "Cancel" }));
    const again = await open(first);
    await expect(again.getByRole("textbox", note)).toHaveValue("Police called");
    await userEvent.click(again.getByRole("button", { name: "Cancel" }));
  },
};
export const NoAlerts: Story = {
  parameters: at(alerts, {
    replies: { "GET /client-tool/data-check/alerts": ok({ alerts: [], total: 0, open: 0 }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No alarms" })).toBeVisible();
  },
};
export const AlertsFailed: Story = {
  parameters: at(alerts, {
    replies: { "GET /client-tool/data-check/alerts": refused(503, "unavailable") },
  }),
};
