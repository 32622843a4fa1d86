import { anySeries } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ok } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { sampleCheck, sampleForm } from "../samples.ts";
import { PrintedDraft } from "./PrintedDraft.tsx";
import { emptyDraft } from "./formDraft.ts";

const base = "/identity-documents/data-check";

const meta = {
  title: "Data check/Paper of the form",
  component: PrintedDraft,
  args: { draft: emptyDraft, seriesId: anySeries },
  decorators: [inStoryWorld({ replies: { [`GET ${base}/{id}/form-schema`]: ok(sampleForm) } })],
} satisfies Meta<typeof PrintedDraft>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const said = async (canvas: Canvas, part: string) =>
  [...((await canvas.findByText(part)).closest("section")?.querySelectorAll("li") ?? [])].map(
    ({ textContent }) => textContent,
  );

/** Whole lines, each check digit, and of each field what the zone says and the page was found to say. */
export const Begun: Story = {
  args: {
    draft: {
      mrz: sampleCheck.lines.join("\n"),
      printed: { documentNumber: "L898902C8", sex: "", issueDate: "2021-03-13" },
      same: ["surname"],
    },
  },
  play: async ({ canvas }) => {
    await expect(await said(canvas, "Compare with the page")).toEqual([
      "SurnameLINDQVIST · Same",
      "Document numberL898902C3 · Differs: L898902C8",
      "Date of birth14.06.1987 · Open",
      "SexF · Differs",
      "Date of issue13.03.2021",
    ]);
    await expect(await said(canvas, "Machine-readable zone")).toEqual([
      sampleCheck.lines.join("\n"),
      "TD3: 2 × 44 characters",
    ]);
    await expect(await said(canvas, "Check digits")).toContain("Date of birthFail");
    await expect(canvas.getByText(/^Not checked yet\./)).toBeInTheDocument();
  },
};

/** Nothing was typed: every field is open, and no answer can be read into it. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const fields = await said(canvas, "Compare with the page");
    await expect(fields).toHaveLength(5);
    for (const field of fields) await expect(field).toMatch(/Open$/);
    await expect(await said(canvas, "Machine-readable zone")).toEqual(["No layout recognised yet"]);
    await expect(canvas.queryByText("Check digits")).toBeNull();
  },
};
