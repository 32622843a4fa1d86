import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { pressAndConfirm, shows } from "../../../testing/plays.ts";
import { ok, once, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChanged, sampleDetail } from "../samples.ts";

const { base, change } = paths.clientTool;
const replies: Replies = { "GET /client-tool/changes/{id}": ok(sampleDetail) };

const meta: Meta<typeof Area> = {
  title: "Client tool/Decisions",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: change("41"), replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);
const outdated = sampleDetail.entries.map((entry) => ({ ...entry, isOutdated: true }));
const inEffect = sampleChanged({ status: "effective" }, ["revert"]);

/** Taking back is a change of its own, which is shown: where the section needs it, it waits. */
export const TakenBack: Story = {
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ({ url }) =>
        ok(
          url.endsWith("/42")
            ? sampleChanged({ id: "42", isOwn: true, revertOf: "41" }, ["withdraw"])
            : inEffect,
        )(new Request(url)),
      "POST /client-tool/changes/{id}/revert": ok({
        changeId: "42",
        status: "waiting",
        subjects: ["CHF-8-10"],
        version: "8",
      }),
    },
  }),
  play: async ({ canvas }) => {
    await pressAndConfirm(canvas, "Undo change");
    await expect(await canvas.findByText("Sent for approval: change")).toBeInTheDocument();
    await waitFor(() => expect(addressIn(canvas)).toBe(change("42")));
    await expect(await canvas.findByRole("button", { name: "Withdraw" })).toBeVisible();
  },
};

/** What was changed again cannot be taken back any more. */
export const Replaced: Story = {
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ok({
        ...sampleChanged({ status: "replaced" }),
        entries: outdated,
      }),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Changed again in the meantime");
    await expect(canvas.getByText("replaced")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo change" })).toBeNull();
  },
};

/** What would overwrite a later change is not approved: the reader is told, and can refuse it. */
export const Outdated: Story = {
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ok({
        ...sampleChanged({}, ["refuse"]),
        entries: outdated,
      }),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Changed again in the meantime");
    await expect(canvas.getByText(/^This change can no longer be approved/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Refuse" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

/** Who may not change a section does not decide on its four eyes either, and is told so. */
export const NoAccess: Story = {
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": ok({
        ...sampleChanged({
          section: "fourEyes",
          subjects: [{ id: "stolenDocuments", label: "stolenDocuments" }],
        }),
        entries: [
          {
            subject: "stolenDocuments",
            label: "stolenDocuments",
            before: null,
            after: true,
            current: null,
            isOutdated: false,
          },
        ],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /^Only administrators with access to these rules can decide/);
    for (const name of ["Approve", "Refuse"])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

/** A refusal asks for its reason: the focus is there at once, and again where none was given. */
export const WithoutReason: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(canvas.getByRole("dialog"));
    const reason = dialog.getByRole("textbox");
    await expect(reason).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAccessibleDescription("Enter a value.");
  },
};

/** What cannot be done is told in the dialog, and the reason stays to be sent again. */
export const NotDecided: Story = {
  parameters: at(change("41"), {
    replies: { "POST /client-tool/changes/{id}/refuse": refused(503, "unavailable") },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(canvas.getByRole("dialog"));
    const reason = dialog.getByRole("textbox");
    await userEvent.type(reason, "Ask treasury");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    const told = await dialog.findByText("Not saved: change");
    await expect(told.closest('[role="alert"]')).toBeVisible();
    await userEvent.click(told);
    await expect(reason).toHaveValue("Ask treasury");
    await expect(reason).toBeVisible();
  },
};

/** Who comes too late is told so, outside the dialog, and sees how the change stands now. */
export const TooLate: Story = {
  parameters: at(change("41"), {
    replies: {
      "GET /client-tool/changes/{id}": once(
        ok(sampleDetail),
        ok(sampleChanged({ status: "withdrawn" })),
      ),
      "POST /client-tool/changes/{id}/approve": refused(409, "conflict"),
    },
  }),
  play: async ({ canvas }) => {
    await pressAndConfirm(canvas, "Approve");
    await shows(canvas, "Not saved: change");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await shows(canvas, "withdrawn");
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

/** A reason that comes too late can be read and copied until the dialog is closed. */
export const ReasonTooLate: Story = {
  parameters: at(change("41"), {
    replies: { "POST /client-tool/changes/{id}/refuse": refused(409, "conflict") },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refuse" }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "Ask treasury");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await shows(dialog, "Not saved: change");
    await expect(dialog.getByRole("textbox")).toHaveValue("Ask treasury");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};
