import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, type Replies, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";

const { base, changePassword } = paths.clientTool;
const replies: Replies = {
  "POST /currentUser/password": ok({ changedAt: "2026-11-22T10:00:00Z" }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Password",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: changePassword, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = (own: Scene = {}) => ({
  scene: {
    ...own,
    path: changePassword,
    replies: { ...replies, ...own.replies },
  } satisfies Scene,
});

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const fill = async (canvas: Canvas, next: string, repeat = next) => {
  await userEvent.type(await canvas.findByLabelText("Current password"), "brook-lamp-9-amber");
  await userEvent.type(canvas.getByLabelText("New password"), next);
  await userEvent.type(canvas.getByLabelText("Repeat the new password"), repeat);
};
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Change password" }));

/** Each rule is met or not while one types; what was typed can be seen. */
export const Strong: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, "brass-otter-4-linden");
    await shows(canvas, /^Strength: very good/);
    await expect(canvas.getAllByText("(met)")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Show: New password" }));
    await expect(canvas.getByLabelText("New password")).toHaveAttribute("type", "text");
    await save(canvas);
    await expect(await canvas.findByText("Saved: password")).toBeInTheDocument();
    await expect(canvas.getByLabelText("New password")).toHaveValue("");
  },
};

/** A leaked password is long enough and not taken all the same; the button says why, at its field. */
export const Leaked: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, "passwordpassword");
    await shows(canvas, /^Strength: very weak/);
    await expect(canvas.getAllByText("(not met yet)")).toHaveLength(2);
    await save(canvas);
    const next = canvas.getByLabelText("New password");
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAccessibleDescription(
      /^This password is on lists of leaked passwords/,
    );
    await userEvent.clear(next);
    await userEvent.type(next, "aaaaaaaaaaaaaaaaa");
    await waitFor(() =>
      expect(next).toHaveAccessibleDescription(/^This password is easy to guess/),
    );
  },
};
export const Different: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, "brass-otter-4-linden", "brass-otter-4-lindem");
    await save(canvas);
    await shows(canvas, "The two passwords do not match.");
  },
};

const used: Reply = () =>
  Promise.resolve(
    Response.json(
      {
        type: "about:blank",
        title: "invalid_input",
        status: 422,
        code: "invalid_input",
        requestId: "7f3a",
        errors: [{ in: "body", path: "next", code: "used_password" }],
      },
      { status: 422 },
    ),
  );

/** Only the provider knows the former ones. */
export const UsedBefore: Story = {
  parameters: at({ replies: { "POST /currentUser/password": used } }),
  play: async ({ canvas }) => {
    await fill(canvas, "brass-otter-4-linden");
    await save(canvas);
    await shows(canvas, /^You used this password recently/);
    const next = canvas.getByLabelText("New password");
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.type(next, "-maple");
    await expect(next).not.toHaveAttribute("aria-invalid");
  },
};

/** What may follow the password is beside it. */
export const WithPasskeys: Story = {
  parameters: at({ config: { passkeysUrl: "https://login.specimen.example/passkeys" } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /^Manage passkeys/ });
    await expect(link).toHaveAttribute("href", "https://login.specimen.example/passkeys?lang=en");
  },
};

export const NarrowGerman: Story = {
  ...narrow,
  parameters: at({ language: "de" }),
  play: async ({ canvas }) => {
    await shows(canvas, "Schwer zu erraten");
    await fitsWidth();
  },
};
