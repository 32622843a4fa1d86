import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { conflictWith } from "../../testing/conflict.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolDataCheckRoutes from "./routes.tsx";
import { sampleAlert, sampleSettings } from "./samples.ts";

const { base, alarms } = paths.clientToolDataCheck;
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
