import { HttpError } from "@specimen/api/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shows } from "../testing/plays.ts";
import { ConfigError } from "../config.ts";
import { sampleArea } from "../testing/sampleAreas.ts";
import { inStoryWorld } from "../testing/StoryWorld.tsx";
import { AreaFailure } from "./AreaFailure.tsx";
import { FatalScreen } from "./FatalScreen.tsx";
import ForbiddenScreen from "./ForbiddenScreen.tsx";
import NotFoundScreen from "./NotFoundScreen.tsx";
import { BootRetry } from "./BootRetry.tsx";
import SwitchUserDialog from "./SwitchUser.tsx";

const meta = {
  title: "app/Screens",
  decorators: [inStoryWorld()],
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
    await shows(canvas, /Four settings are required/);
  },
};

const unreadable = new ConfigError(
  "unreadable",
  "The configuration /config.json could not be read: HTTP 503",
);

/** The service is still starting: the screen counts down and comes by itself. */
export const StartingService: Story = {
  render: () => (
    <BootRetry
      error={unreadable}
      open={() => Promise.resolve(<h1>The product</h1>)}
      isPassing={() => true}
    />
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1 });
    await expect(title).toHaveTextContent("The service is not available at the moment");
    await shows(canvas, "The product");
  },
};

/** It does not answer the next try either; whoever does not want to wait may press. */
export const StillStarting: Story = {
  render: () => (
    <BootRetry error={unreadable} open={() => Promise.reject(unreadable)} isPassing={() => true} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(
      await canvas.findByText(/^Trying again in 4 s/, { selector: ":not([aria-hidden])" }),
    ).toBeInTheDocument();
  },
};

/** Waiting does not help where a setting is missing. */
export const SettingMissingAtLast: Story = {
  render: () => (
    <BootRetry
      error={unreadable}
      open={() => Promise.reject(new ConfigError("missing", "Missing configuration: domain"))}
      isPassing={(error) => error === unreadable}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await shows(canvas, /Four settings are required/);
    await expect(canvas.getByRole("button", { name: "Reload page" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  render: () => <ForbiddenScreen area="identityDocuments" />,
  play: async ({ canvas }) => {
    await shows(canvas, /Sample Bank can give you access/);
  },
};

/** An address outside every area. */
export const UnknownAddress: Story = {
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Go to dashboard" })).toBeVisible();
  },
};

/** An address inside an area leads on into that area too. */
export const UnknownAddressOfAnArea: Story = {
  render: () => (
    <NotFoundScreen
      area={sampleArea({
        name: "banknotes",
        base: "/notes",
        navigation: { links: [{ key: "byCountry", path: "/notes/country" }] },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Banknotes" })).toHaveAttribute(
      "href",
      "/notes/country",
    );
    await expect(canvas.getByRole("link", { name: "Go to dashboard" })).toBeVisible();
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
