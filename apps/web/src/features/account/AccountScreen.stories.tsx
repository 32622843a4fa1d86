import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { ok, pending, refused } from "../../testing/replies.ts";
import { sampleUser } from "../../testing/samples.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { AccountScreen } from "./AccountScreen.tsx";

const onConsent = fn();

const meta = {
  component: AccountScreen,
  decorators: [
    inStoryWorld({
      path: "/dashboard/user",
      consent: { choice: "denied" },
      config: { privacyUrl: "https://specimen.example/privacy" },
      onConsent,
    }),
  ],
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText("Display name")).toHaveValue("anna.keller");
    await expect(canvas.queryByRole("link", { name: /passkeys/ })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Allow usage analytics" }));
    await expect(onConsent).toHaveBeenCalledWith({ type: "consent.allowed" });
  },
};

/** What was answered is not known yet, or is being stored: a press would be lost, and says so. */
export const ConsentPending: Story = {
  parameters: { scene: { consent: { choice: "unknown" } } satisfies Scene },
  play: async ({ canvas, userEvent }) => {
    onConsent.mockClear();
    const consent = await canvas.findByRole("checkbox", { name: "Allow usage analytics" });
    await expect(consent).toHaveAttribute("aria-busy", "true");
    await userEvent.click(consent);
    await expect(onConsent).not.toHaveBeenCalled();
  },
};

/** Where the provider has passkeys, its page is beside the product, in the same language. */
export const WithPasskeys: Story = {
  parameters: {
    scene: { config: { passkeysUrl: "https://login.specimen.example/passkeys" } } satisfies Scene,
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /^Manage passkeys/ });
    await expect(link).toHaveAttribute("href", "https://login.specimen.example/passkeys?lang=en");
    await expect(link).toHaveAttribute("target", "_blank");
  },
};

export const Loading: Story = {
  parameters: { scene: { replies: { "GET /currentUser": pending() } } satisfies Scene },
};

export const NotLoaded: Story = {
  parameters: {
    scene: { replies: { "GET /currentUser": refused(503, "unavailable") } } satisfies Scene,
  },
};

/** Sent once however often it is pressed; the answer is the account from then on. */
export const Saved: Story = {
  parameters: {
    scene: {
      replies: {
        "PATCH /currentUser": ok({ ...sampleUser, user: { nickname: "anna" } }),
      },
    } satisfies Scene,
  },
  play: async ({ canvas, userEvent }) => {
    const nickname = await canvas.findByLabelText("Display name");
    await userEvent.clear(nickname);
    await userEvent.type(nickname, "anna{Enter}");
    await waitFor(() => expect(screen.getByText("Saved: your account")).toBeVisible());
    await expect(nickname).toHaveValue("anna");
  },
};

/** What was typed stays, and the toast says what can be done. */
export const NotSaved: Story = {
  parameters: {
    scene: { replies: { "PATCH /currentUser": refused(500, "internal_error") } } satisfies Scene,
  },
  play: async ({ canvas, userEvent }) => {
    const nickname = await canvas.findByLabelText("Display name");
    await userEvent.clear(nickname);
    await userEvent.type(nickname, "anna{Enter}");
    await waitFor(() => expect(screen.getByText("Not saved: your account")).toBeVisible());
    await expect(nickname).toHaveValue("anna");
  },
};

/** Nothing is sent without a nickname; the field says so and has the focus. */
export const WithoutNickname: Story = {
  play: async ({ canvas, userEvent }) => {
    const nickname = await canvas.findByLabelText("Display name");
    await userEvent.clear(nickname);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await shows(canvas, "Enter a display name.");
    await expect(nickname).toHaveFocus();
  },
};

/** What was typed is told to be unsaved; whoever leaves is asked, and it can be discarded. */
export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const nickname = await canvas.findByLabelText("Display name");
    await expect(canvas.queryByText("Not saved yet")).toBeNull();
    await userEvent.type(nickname, " (desk 3)");
    await shows(canvas, "Not saved yet");
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(nickname).toHaveValue("anna.keller");
    await expect(canvas.queryByText("Not saved yet")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Save" })).toHaveFocus();
  },
};
