import type { Meta, StoryObj } from "@storybook/react-vite";
import { formatZonedTime } from "@specimen/core/format";
import { expect } from "storybook/test";
import { ok } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { listedCheck, notAsked, sampleCheck, sampleLines } from "../samples.ts";
import { PrintedCheck } from "./PrintedCheck.tsx";

const base = "/identity-documents/data-check";

const meta = {
  title: "Data check/Paper",
  component: PrintedCheck,
  args: { check: sampleCheck },
  decorators: [
    inStoryWorld({
      replies: {
        [`GET ${base}/auto-verify/config`]: ok({
          enabled: true,
          verificationProfile: "scan-upload",
          services: [
            { service: "external", host: "check.example" },
            { service: "nafPassport", host: "naf.example" },
          ],
        }),
        [`GET ${base}/{id}/external`]: ok({
          ...notAsked,
          state: "answered",
          result: "notConfirmed",
          reference: "A-17",
        }),
        [`GET ${base}/{id}/naf-passport`]: ok({ ...notAsked, service: "nafPassport" }),
      },
    }),
  ],
} satisfies Meta<typeof PrintedCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The answer, who checked what and when, why each rule failed, and what such a result does not say. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    const time = formatZonedTime(new Date(sampleCheck.checkedAt ?? ""), "en");
    const who = await canvas.findByText(`Checked by anna.keller, 21.11.2026, ${time}`);
    const answer = who.parentElement?.parentElement;
    await expect(answer).toHaveTextContent(/^Does not add up.*Sample Bank$/);
    await expect(canvas.getByText(/^P<UTOLINDQVIST/)).toHaveTextContent(/8706141F/);
    const wrong = canvas.getByText("Check digit: Date of birth").closest("li");
    await expect(wrong).toHaveTextContent("Fail The check digit is wrong. Read 1, expected 6");
    const compared = canvas.getByText("Page and MRZ: Surname").closest("li");
    await expect(compared).toHaveTextContent("Not judged You did not compare this field.");
    await expect(
      canvas.getByText(/It does not say that the document is authentic\.$/),
    ).toBeInTheDocument();
  },
};

/** What a service has answered is on paper too; one that was not asked is not. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const answer = (await canvas.findByText("External check")).closest("section");
    await expect(answer).toHaveTextContent("The service has different data.Reference: A-17");
    await expect(canvas.queryByText("NAF passport verification")).toBeNull();
  },
};

/** What the organisation wants done is on the sheet that is filed. */
export const Alarm: Story = {
  args: { check: { ...listedCheck, lines: [...sampleLines] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("Alarm raised:")).closest("p")).toHaveTextContent(
      "Alarm raised: Call the security desk on 4120.",
    );
  },
};
