import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import SessionStripe from "./SessionStripe.tsx";

const said = fn();

const meta = {
  component: SessionStripe,
  parameters: { layout: "fullscreen" },
  decorators: [inStoryWorld({ onSignIn: said })],
  beforeEach: () => void said.mockClear(),
} satisfies Meta<typeof SessionStripe>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The provider wants to see the user; the page stays as it is meanwhile. */
export const SessionEnded: Story = {
  parameters: { scene: { session: { error: "login_required" } } satisfies Scene },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your session has ended");
    await userEvent.click(canvas.getByRole("button", { name: "Continue in a new window" }));
    await expect(said).toHaveBeenCalledWith({ type: "popup.requested" });
  },
};

export const SecondFactor: Story = {
  parameters: { scene: { session: { error: "mfa_required" } } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Extra verification needed");
  },
};

export const WindowOpen: Story = {
  parameters: { scene: { session: { isConfirming: true } } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sign-in window");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const WindowBlocked: Story = {
  parameters: { scene: { session: { error: "popup_open" } } satisfies Scene },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in on this page" }));
    await expect(said).toHaveBeenCalledWith({ type: "provider.requested" });
  },
};

/** Nothing was refused: the same may be tried again. */
export const ProviderDown: Story = {
  parameters: { scene: { session: { error: "request_error" } } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** A provider that refuses frames answers none of them: a window goes on where another try would not. */
export const NoAnswer: Story = {
  parameters: { scene: { session: { error: "timeout" } } satisfies Scene },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Continue in a new window" }));
    await expect(said).toHaveBeenCalledWith({ type: "popup.requested" });
  },
};

/** Without a network there is another stripe already. */
export const Offline: Story = {
  parameters: { scene: { isOffline: true, session: { error: "timeout" } } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
