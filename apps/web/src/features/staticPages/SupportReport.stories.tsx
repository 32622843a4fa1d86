import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { clipboard } from "../../browser/clipboard.ts";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { SupportReport } from "./SupportReport.tsx";

const meta: Meta<typeof SupportReport> = {
  title: "Static pages/Report",
  component: SupportReport,
  args: { recipient: "support@bank.example", page: "/notes/country" },
  decorators: [inStoryWorld()],
};
export default meta;
type Story = StoryObj<typeof SupportReport>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const write = async (canvas: Canvas) =>
  userEvent.type(
    await canvas.findByRole("textbox", { name: "What is wrong or missing" }),
    "The series has a second format.",
  );
const sentText = (canvas: Canvas) =>
  within(canvas.getByRole("region", { name: "This is what you send" })).getByText(/second format/)
    .textContent;

/** Nothing can be sent before something is written. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Tell us what is wrong" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Copy" })).toBeNull();
  },
};

/** What is shown is what the e-mail has, to the letter. */
export const Written: Story = {
  play: async ({ canvas }) => {
    await write(canvas);
    const text = sentText(canvas);
    await expect(text).toBe(
      "The series has a second format.\n\nPage: /notes/country\nLanguage: English",
    );
    const mail = new URL(
      canvas.getByRole<HTMLAnchorElement>("link", { name: "Write an email" }).href,
    );
    await expect(mail.pathname).toBe("support@bank.example");
    await expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(text);
  },
};

/** Page, version and language stay away where that is wanted. */
export const WithoutPlace: Story = {
  play: async ({ canvas }) => {
    await write(canvas);
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(sentText(canvas)).toBe("The series has a second format.");
  },
};
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written = spyOn(clipboard, "write").mockResolvedValue();
    await write(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await shows(canvas, "Copied");
    await expect(written).toHaveBeenCalledWith(sentText(canvas));
  },
};
export const CopyRefused: Story = {
  play: async ({ canvas }) => {
    spyOn(clipboard, "write").mockRejectedValue(new Error("not allowed"));
    await write(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await shows(canvas, /^Your browser blocked copying/);
  },
};
export const GermanNarrow: Story = {
  ...narrow,
  parameters: { scene: { language: "de" } satisfies Scene },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "Was falsch ist oder fehlt" }),
      "Unbekanntesausstellungsland".repeat(3),
    );
    await expect(canvas.getByText(/^Unbekanntes.*Sprache: Deutsch$/s)).toBeVisible();
    await fitsWidth();
  },
};
