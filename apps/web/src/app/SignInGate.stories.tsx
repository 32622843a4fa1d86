import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { shows } from "../testing/plays.ts";
import { inStoryWorld, type Scene } from "../testing/StoryWorld.tsx";
import { SignInGate } from "./SignInGate.tsx";

const said = fn();

const meta = {
  component: SignInGate,
  args: { children: <Heading level={2}>The page</Heading> },
  parameters: { layout: "fullscreen" },
  decorators: [inStoryWorld({ path: "/notes?page=2#top", onSignIn: said })],
  beforeEach: () => void said.mockClear(),
} satisfies Meta<typeof SignInGate>;
export default meta;

type Story = StoryObj<typeof meta>;

const inPhase = (session: NonNullable<Scene["session"]>) => ({
  scene: { session } satisfies Scene,
});

/** The page itself; sign-in is told which one it is. */
export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "The page" })).toBeVisible();
    await expect(said).toHaveBeenCalledWith({ type: "page.entered", path: "/notes?page=2#top" });
  },
};

export const NobodyKnownYet: Story = {
  parameters: inPhase({ phase: "loadingApp", status: "loading", user: null }),
  play: async ({ canvas }) => {
    await shows(canvas, "Loading the application…");
    await expect(canvas.queryByText("The page")).toBeNull();
  },
};

export const SignedOut: Story = {
  parameters: inPhase({ phase: "signedOut", status: "unauthenticated", user: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading")).toHaveTextContent("You are signed out");
    await expect(canvas.queryByText("The page")).toBeNull();
  },
};

/** A one-time link was opened: the page waits behind the question. */
export const AskingToSwitch: Story = {
  parameters: inPhase({ phase: "askingToSwitch" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog")).toHaveTextContent("anna.keller");
    await expect(canvas.queryByText("The page")).toBeNull();
  },
};
