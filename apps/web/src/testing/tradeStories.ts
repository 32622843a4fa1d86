import type { RuledRecords } from "@specimen/api/contract";
import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { conflictWith } from "./conflict.ts";
import { ok, unreachable, type Replies, type Reply } from "./replies.ts";

type Canvas = Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"];

const written = { changeId: "42", status: "effective", subjects: ["one"], version: "8" };

/** Two records that are bought and sold; of the second a change waits. */
export const sampleRecords = (one: string, other: string): RuledRecords => ({
  version: "7",
  records: [
    { recordId: "one", name: one, countryId: "CH", tradability: 3, pending: null },
    {
      recordId: "other",
      name: other,
      countryId: "DK",
      tradability: 3,
      pending: {
        changeId: "41",
        tradability: 0,
        status: "waiting",
        effectiveFrom: "2026-12-01T05:00:00Z",
      },
    },
  ],
});

/** How saving a matrix ends: kept, refused because somebody was first, without a network, waiting. */
export const savings = {
  saved: ok(written),
  conflict: conflictWith(1),
  offline: unreachable(),
  waiting: ok({ ...written, status: "waiting" }),
} as const satisfies Record<string, Reply>;

/** The section that needs a second administrator. */
export const needsTwo = (section: string): Replies => ({
  "GET /client-tool/four-eyes": ok({
    version: "7",
    sections: [{ section, fourEyes: true, hasApprovers: true }],
  }),
});

/** Sets the first record to "not traded" and saves. */
export async function stopTrading(canvas: Canvas): Promise<void> {
  const [cell] = await canvas.findAllByRole("gridcell");
  await userEvent.click(cell as HTMLElement);
  await userEvent.keyboard("0");
  await expect(cell).toHaveAccessibleName(/Not traded, changed/);
  await userEvent.click(await canvas.findByRole("button", { name: /^(?:Save|Send for approval)/ }));
}

export async function isSaved(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText("No unsaved changes")).toBeVisible();
}

export async function isCompared(canvas: Canvas): Promise<void> {
  const row = await canvas.findByRole("row", { name: /Buy.*Not traded/ });
  await expect(row).toBeVisible();
  await expect(canvas.getByRole("button", { name: "Save as chosen" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
}

export async function isKept(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText(/^Not saved: buying and selling/)).toBeInTheDocument();
  await expect(canvas.getByText(/^Not saved yet; kept/)).toBeVisible();
}

export async function waits(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText(/needs the approval of a second/)).toBeVisible();
}
