import { createApiClient } from "@specimen/api/client";
import type { PhoneSession } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fetchFrom, ok, refused, unreachable, type Reply } from "../../../testing/replies.ts";
import { onStage } from "../../../testing/Stage.tsx";
import PhonePage from "./PhonePage.tsx";

const base = "/identity-documents/data-check/phone";

const session: PhoneSession = {
  stage: "capturing",
  validUntil: "2026-11-21T14:42:00.000Z",
  customerName: "Nordhafen Bank",
  upload: { page: 0, received: 0, isComplete: false },
  refusal: null,
  advice: [],
};

const phoneWith = (
  open: Reply,
  pieces: Reply = ok({ page: 0, received: 5, isComplete: true }),
) => ({
  secret: "s".repeat(32),
  device: "d".repeat(36),
  client: createApiClient({
    baseUrl: "https://api.example",
    token: () => Promise.resolve(null),
    language: () => "en",
    fetch: fetchFrom({
      [`POST ${base}/open`]: open,
      [`POST ${base}/pictures`]: ok({ ...session, stage: "uploading" }),
      [`POST ${base}/pieces`]: pieces,
    }),
  }),
});

const meta: Meta<typeof PhonePage> = {
  title: "Data check/Phone",
  component: PhonePage,
  decorators: [onStage()],
  globals: { viewport: { value: "small" } },
};
export default meta;
type Story = StoryObj<typeof PhonePage>;

export const Taking: Story = {
  args: phoneWith(ok(session)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("For Nordhafen Bank")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send pictures" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const file = new File(["12345"], "front.jpg", { type: "image/jpeg" });
    await userEvent.upload(
      canvas.getByLabelText("Take a photo of the front", { selector: "input" }),
      file,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send pictures" }));
    await expect(await canvas.findByText(/Taken|Pictures sent/)).toBeVisible();
  },
};

export const Sent: Story = {
  args: phoneWith(ok({ ...session, stage: "decided" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Pictures sent" })).toBeVisible();
  },
};

export const OtherPhone: Story = {
  args: phoneWith(refused(409, "conflict")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Another phone is connected" }),
    ).toBeVisible();
  },
};

export const Expired: Story = {
  args: phoneWith(refused(404, "not_found")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This check has expired" }),
    ).toBeVisible();
  },
};

export const NoConnection: Story = {
  args: phoneWith(unreachable()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The service cannot be reached" }),
    ).toBeVisible();
  },
};
