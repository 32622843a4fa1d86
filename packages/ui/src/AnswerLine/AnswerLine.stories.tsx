import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { AnswerLine } from "./AnswerLine.tsx";

const meta = {
  component: AnswerLine,
  args: {
    tone: "ok",
    title: "Buy and sell",
    reason:
      "Legal tender since 04.04.2017, no end date known. Your organisation’s rule: buy and sell.",
    asideLines: ["As of 21.11.2026", "Unverified: not checked against a source"],
  },
} satisfies Meta<typeof AnswerLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The answer is the first heading below that of its page. */
export const Yes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Buy and sell" })).toBeVisible();
  },
};
export const WithACondition: Story = {
  args: {
    tone: "warn",
    title: "Exchange only, no time limit",
    reason:
      "Deutsche Bundesbank takes it; no longer legal tender since 01.01.2002. Your organisation’s rule: do not buy or sell.",
    asideLines: [
      "Checked on 21.11.2026",
      <Link key="source" href="https://www.ecb.europa.eu" tone="quiet" size="small" isNewTab>
        Source: ecb.europa.eu
      </Link>,
    ],
  },
};
export const No: Story = {
  args: {
    tone: "no",
    title: "Worthless since 01.06.2026",
    reason: "Danmarks Nationalbank exchanged it until 31.05.2026. By law; do not buy or exchange.",
    asideLines: ["Checked on 21.11.2026"],
  },
};
export const Alone: Story = { args: { reason: undefined, asideLines: undefined } };
export const Small: Story = { ...No, globals: { viewport: { value: "small" } } };
