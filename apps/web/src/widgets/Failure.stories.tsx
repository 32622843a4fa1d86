import { HttpError, type HttpErrorKind } from "@specimen/api/client";
import type { problemCodes } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inStoryWorld, type Scene } from "../testing/StoryWorld.tsx";
import { Failure } from "./Failure.tsx";

const onRetry = fn();

const call = "get /banknotes/countries/{id}";

const without = (kind: HttpErrorKind) => new HttpError(kind, { call });

const refused = (status: number, code: (typeof problemCodes)[number], retryAfter?: number) =>
  new HttpError(status < 500 ? "badRequest" : "badResponse", {
    call,
    status,
    problem: { type: "about:blank", title: code, status, code, requestId: "7f3a-19c2" },
    retryAfter,
  });

const meta = {
  component: Failure,
  decorators: [inStoryWorld()],
  args: { error: without("network"), title: "The notes of Denmark could not be loaded", onRetry },
  beforeEach: () => void onRetry.mockClear(),
} satisfies Meta<typeof Failure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says in words what happened, and offers to try again. */
const says =
  (words: string): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(words);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  };

/** Asking the same again is in vain: another version of the page may ask rightly. */
const leadsAnew =
  (words: string): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(words);
    await expect(canvas.getByRole("button", { name: "Reload page" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  };

export const BadRequest400: Story = {
  args: { error: refused(400, "bad_request") },
  play: leadsAnew("The service did not understand the request"),
};
export const SignInExpired401: Story = {
  args: { error: refused(401, "token_expired") },
  play: says("Your sign-in has expired"),
};
/** What is not in the account did not fail: nothing offers to try again. */
export const Forbidden403: Story = {
  args: {
    error: refused(403, "permission_missing"),
    children: <LinkButton href="/dashboard">Go to dashboard</LinkButton>,
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "You do not have access to this" });
    await expect(title).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Go to dashboard" })).toBeVisible();
  },
};
/** The heading of a page names its tab as well. */
export const WholePage: Story = {
  args: { headingLevel: 1 },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: String(args.title) }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${args.title} · Specimen`));
  },
};
export const NotFound404: Story = {
  args: { error: refused(404, "not_found") },
  play: says("Not found"),
};
export const Conflict409: Story = {
  args: { error: refused(409, "conflict") },
  play: says("Somebody else changed this in the meantime"),
};
export const InvalidInput422: Story = {
  args: { error: refused(422, "invalid_input") },
  play: says("Some entries are not valid"),
};
/** The wait is seen to pass; it is read out once. */
export const TooManyRequests429: Story = {
  args: { error: refused(429, "too_many_requests", 12) },
  play: async ({ canvas }) => {
    const seen = await canvas.findByText("Trying again in 12 s.", {
      selector: "[aria-hidden]",
    });
    await expect(await canvas.findByText(/in 11 s/)).toBe(seen);
    await expect(canvas.getByRole("alert")).toHaveTextContent("in 12 s");
  },
};
export const Fault500: Story = {
  args: { error: refused(500, "internal_error") },
  play: says("There is a problem with the service"),
};
export const Unavailable503: Story = {
  args: { error: refused(503, "unavailable", 5) },
  play: says("Trying again in 5 s."),
};
/** A gateway in between sends a status and nothing else. */
export const GatewayWithoutWords: Story = {
  args: { error: new HttpError("badResponse", { call, status: 502 }) },
  play: says("The service is not available at the moment"),
};
export const Network: Story = { play: says("The service cannot be reached") };
export const Timeout: Story = {
  args: { error: without("timeout") },
  play: says("There was no response within 10 seconds"),
};
export const Payload: Story = {
  args: { error: without("payload") },
  play: leadsAnew("The response could not be read"),
};
/** Without a network nobody is to blame; it is read as soon as the network is back. */
export const Offline: Story = {
  parameters: { scene: { isOffline: true } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading")).toHaveTextContent("You are offline");
    window.dispatchEvent(new Event("online"));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const NarrowLithuanian: Story = {
  args: { error: refused(429, "too_many_requests", 90) },
  globals: { viewport: { value: "small" } },
  parameters: { scene: { language: "lt" } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Per trumpą laiką");
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
