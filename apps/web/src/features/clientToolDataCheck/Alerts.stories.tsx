import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { shows } from "../../testing/plays.ts";
import { ok, once, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolDataCheckRoutes from "./routes.tsx";
import { sampleAlert, settledAlert } from "./samples.ts";

const { base, alerts } = paths.clientToolDataCheck;
const replies: Replies = {
  "GET /client-tool/data-check/alerts": ok({
    alerts: [sampleAlert, settledAlert],
    total: 2,
    open: 1,
  }),
  "POST /client-tool/data-check/alerts/{id}/settle": ok(settledAlert),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Data check/Alarms",
  component: Area,
  args: { base, routes: ClientToolDataCheckRoutes },
  decorators: [inStoryWorld({ path: alerts, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

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

/** Somebody else settles the first alarm while its dialog is open. */
const settledFirst = () =>
  at(alerts, {
    replies: {
      "GET /client-tool/data-check/alerts": once(
        settledList(sampleAlert, secondAlert),
        settledList(secondAlert),
      ),
      "POST /client-tool/data-check/alerts/{id}/settle": refused(409, "conflict"),
    },
  });

/** Whoever comes second is told so, outside the dialog, and sees who settled it and how. */
export const SettledMeanwhile: Story = {
  parameters: settledFirst(),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Settle" });
    await userEvent.click(first as HTMLElement);
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
    await shows(canvas, "Not saved: alarm");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.getAllByRole("button", { name: "Settle" })).toHaveLength(1);
  },
};

/** What was written about it is not lost: it can be read and copied until the dialog is closed. */
export const NoteTooLate: Story = {
  parameters: settledFirst(),
  play: async ({ canvas }) => {
    const [first, next] = await canvas.findAllByRole("button", { name: "Settle" });
    await userEvent.click(first as HTMLElement);
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "The police have the papers.");
    await userEvent.click(dialog.getByRole("button", { name: "Settle" }));
    await shows(dialog, "Not saved: alarm");
    await expect(dialog.getByRole("textbox")).toHaveValue("The police have the papers.");
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(next).toHaveFocus());
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
