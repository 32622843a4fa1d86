import { HttpError } from "@specimen/api/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ConfigError } from "../config.ts";
import { onStage } from "../testing/Stage.tsx";
import { AreaFailure } from "./AreaFailure.tsx";
import { FatalScreen } from "./FatalScreen.tsx";
import ForbiddenScreen from "./ForbiddenScreen.tsx";
import { MissingChunkError } from "./missingChunk.ts";
import NotFoundScreen from "./NotFoundScreen.tsx";
import SwitchUserDialog from "./SwitchUser.tsx";

const meta = {
  title: "app/Screens",
  decorators: [onStage()],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnexpectedError: Story = {
  render: () => <FatalScreen error={new Error("x is not a function")} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Unexpected Application Error!",
    );
    await expect(canvas.getByText("x is not a function")).toBeVisible();
  },
};

export const MissingConfiguration: Story = {
  render: () => (
    <FatalScreen error={new ConfigError("missing", "Missing configuration: domain", ["domain"])} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Four settings are required/)).toBeVisible();
  },
};

export const Forbidden: Story = {
  render: () => <ForbiddenScreen area="identityDocuments" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sample Bank can switch this on/)).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "To the dashboard" })).toBeVisible();
  },
};

export const OlderBuild: Story = {
  render: () => (
    <AreaFailure error={new MissingChunkError(new TypeError("404"))} onRetry={() => undefined} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Reload page" })).toBeVisible();
  },
};

export const AreaFault: Story = {
  render: () => (
    <AreaFailure
      error={new HttpError("timeout", { call: "get /countries" })}
      onRetry={() => undefined}
    />
  ),
};

/** A one-time link was opened while somebody is signed in. */
export const SwitchUser: Story = {
  render: () => <SwitchUserDialog />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog")).toHaveTextContent("anna.keller");
  },
};
