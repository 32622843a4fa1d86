import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { SignInScreen } from "./SignInScreen.tsx";

const said = fn();

const meta = {
  component: SignInScreen,
  args: { phase: "arriving", error: null },
  parameters: { layout: "fullscreen" },
  decorators: [inStoryWorld({ path: "/auth/login", onSignIn: said })],
  beforeEach: () => void said.mockClear(),
} satisfies Meta<typeof SignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asks whether somebody is signed in; whoever does not want to wait goes on by hand. */
export const SigningIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Welcome. Signing you in…");
    await userEvent.click(canvas.getByRole("button"));
    await expect(said).toHaveBeenCalledWith({ type: "provider.requested" });
  },
};

/** A protected page waits to know who is there. */
export const LoadingApp: Story = {
  args: { phase: "loadingApp" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading")).toHaveTextContent("Loading the application…");
  },
};

export const CheckingTheLink: Story = {
  args: { phase: "checkingLink" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "Checking your one-time link.",
    );
  },
};

/** The link was used before or has expired: the provider's page comes next. */
export const LinkUsedOrExpired: Story = {
  args: { phase: "linkRefused" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading")).toHaveTextContent("This link no longer works");
  },
};

export const GoingToTheProvider: Story = {
  args: { phase: "redirecting" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "Taking you to the sign-in page.",
    );
  },
};

export const InTheWindow: Story = {
  args: { phase: "inPopup" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("sign-in window");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in on this page" }));
    await expect(said).toHaveBeenCalledWith({ type: "provider.requested" });
  },
};

export const WindowBlocked: Story = {
  args: { phase: "failed", error: "popup_open" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("blocked the sign-in window");
    await userEvent.click(canvas.getByRole("button", { name: "Open the window again" }));
    await expect(said).toHaveBeenCalledWith({ type: "popup.requested" });
    await userEvent.click(canvas.getByRole("button", { name: "Sign in on this page" }));
    await expect(said).toHaveBeenLastCalledWith({ type: "provider.requested" });
  },
};

export const WindowClosed: Story = {
  args: { phase: "failed", error: "cancelled" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sign-in window was closed");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in in a new window" }));
    await expect(said).toHaveBeenCalledWith({ type: "popup.requested" });
  },
};

/** The screen says why, with both ways on. */
const says =
  (title: string): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  };

export const TooLate: Story = {
  args: { phase: "failed", error: "timeout" },
  play: says("The sign-in service did not respond in time"),
};

export const SigningOut: Story = {
  args: { phase: "leaving" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Goodbye. Signing you out…");
  },
};

export const SignedOut: Story = {
  args: { phase: "signedOut" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in again" }));
    await expect(said).toHaveBeenCalledWith({ type: "signIn.requested" });
    await userEvent.click(canvas.getByRole("button", { name: "Sign in in a new window" }));
    await expect(said).toHaveBeenLastCalledWith({ type: "popup.requested" });
  },
};

/** The provider does not answer. */
export const ProviderDown: Story = {
  args: { phase: "failed", error: "request_error" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("cannot be reached");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in again" }));
    await expect(said).toHaveBeenCalledWith({ type: "provider.requested" });
  },
};

export const TooManyRedirects: Story = {
  args: { phase: "failed", error: "too_many_redirects" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Sign-in keeps repeating");
    const [first] = canvas.getAllByRole("button");
    await expect(first).toHaveTextContent("Sign in in a new window");
  },
};

/** What has to outlive the way to the provider and back would be lost; a window needs none of it. */
export const StorageDenied: Story = {
  args: { phase: "failed", error: "storage_denied" },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Your browser blocks this site’s data");
    await expect(alert).toHaveTextContent("Allow it in the browser’s settings.");
    const [first] = canvas.getAllByRole("button");
    await expect(first).toHaveTextContent("Sign in in a new window");
  },
};

/** The API refused the token of a sign-in that had just succeeded. */
export const Unauthorized: Story = {
  args: { phase: "failed", error: "unauthorized" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("was not accepted");
  },
};

/** An answer that breaks a rule is refused; the code is for whoever looks into it. */
export const AnswerRefused: Story = {
  args: { phase: "failed", error: "mismatch" },
  play: async ({ canvas }) => {
    await shows(canvas, "mismatch");
  },
};

export const SecondFactor: Story = {
  args: { phase: "failed", error: "mfa_required" },
  play: says("Extra verification needed"),
};

export const Refused: Story = {
  args: { phase: "failed", error: "provider_error" },
  play: says("The sign-in service refused to sign you in"),
};

export const InvalidState: Story = {
  args: { phase: "failed", error: "state_mismatch" },
  play: says("This sign-in cannot be completed"),
};

export const WrongClock: Story = {
  args: { phase: "failed", error: "expired" },
  play: says("The sign-in response has expired"),
};
