import type { DataCheck, Inquiry, RuleResult } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import {
  addedUpCheck,
  barelyJudgedCheck,
  expiredCheck,
  notAsked,
  sampleCheck,
  sampleForm,
  sampleLines,
  unjudgedCheck,
} from "../samples.ts";

const base = "/identity-documents/data-check";
const external = `${base}/{id}/external`;
const call = `POST ${base}/{id}`;

const services = [
  { service: "external", host: "check.example" },
  { service: "nafPassport", host: "naf.example" },
];

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: paths.dataCheck.form,
    ...rest,
    replies: {
      [`GET ${base}/auto-verify/config`]: ok({
        enabled: true,
        verificationProfile: "scan-upload",
        services,
      }),
      [`GET ${base}/{id}/form-schema`]: ok(sampleForm),
      [`GET ${external}`]: ok(notAsked),
      [`GET ${base}/{id}/naf-passport`]: ok({ ...notAsked, service: "nafPassport" }),
      [`GET ${base}/{id}/pdf`]: ok({ name: "data-check.pdf", data: "JVBERi0=" }),
      ...replies,
      // After those of the story: its pattern fits further calls.
      [call]: replies[call] ?? ok(addedUpCheck),
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Data check/Result",
  component: Area,
  args: { base: paths.dataCheck.base, routes: DataCheckRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The answer has the focus, so that it is in sight however far down Check was pressed. */
export const AnswerFirst: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await check(canvas);
    await waitFor(() =>
      expect(document.activeElement).toContainElement(canvas.getByText("Adds up")),
    );
  },
};

const check = async (canvas: Canvas, headline = "Adds up") => {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Machine-readable zone" }));
  await userEvent.paste(sampleLines.join(""));
  await userEvent.click(await canvas.findByRole("button", { name: "Check" }));
  await canvas.findByText(headline);
};

/** A check that found nothing out says so, and not that the data adds up. */
export const NothingJudged: Story = {
  decorators: scene({ [call]: ok(unjudgedCheck) }),
  play: async ({ canvas }) => {
    await check(canvas, "Nothing could be judged");
    await expect(canvas.getByText(/^Not judged: 11 of 11 rules\. /)).toBeVisible();
    await expect(canvas.queryByText(/Adds up|No contradiction/)).toBeNull();
  },
};

/** Where most rules were not judged, the headline says that before the sentence counts them. */
export const MostNotJudged: Story = {
  decorators: scene({ [call]: ok(barelyJudgedCheck) }),
  play: async ({ canvas }) => {
    await check(canvas, "Most rules not judged");
    await expect(
      canvas.getByText("No contradiction found. Not judged: 10 of 11 rules."),
    ).toBeVisible();
    await expect(canvas.queryByText("Adds up")).toBeNull();
  },
};

/** An expired document is told from one whose data contradict themselves. */
export const Expired: Story = {
  decorators: scene({ [call]: ok(expiredCheck) }),
  play: async ({ canvas }) => {
    await check(canvas, "Document expired");
    await expect(
      canvas.getByText("No contradiction found. Not judged: 3 of 11 rules."),
    ).toBeVisible();
    await expect(canvas.queryByText("Does not add up")).toBeNull();
  },
};

/** A check of which one rule ended otherwise. */
const ruled = (checked: DataCheck, name: RuleResult["rule"], own: Partial<RuleResult>) => {
  const rules = checked.rules.map((each) => (each.rule === name ? { ...each, ...own } : each));
  return scene({ [call]: ok({ ...checked, rules }) });
};

/** Of a rule that was not judged its row says why, whatever was read. */
export const IncompleteZone: Story = {
  decorators: ruled(barelyJudgedCheck, "shape", {
    outcome: "notJudged",
    reason: "incomplete",
    measured: "2: 43",
  }),
  play: async ({ canvas }) => {
    await check(canvas, "Nothing could be judged");
    const shape = canvas.getByRole("button", { name: /^Length and characters/ });
    await expect(shape).toHaveTextContent(
      /The zone is incomplete\. Characters are missing at the end\.$/,
    );
  },
};

/** A card without time limit has not expired, and its day is told as what it stands for. */
export const NoTimeLimit: Story = {
  decorators: ruled(addedUpCheck, "notExpired", { measured: "9999-01-01" }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText("01.01.9999 (no time limit)")).toBeVisible();
  },
};

/** The terms for which documents are issued are told as people say them. */
export const TermsOfYears: Story = {
  decorators: ruled(addedUpCheck, "numberFormat", {
    rule: "validityTerm",
    reason: "noIssueDate",
    expected: "10, 6",
  }),
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: /^Term of validity/ }));
    await expect(canvas.getByText(/6 or 10 years$/)).toBeVisible();
  },
};

/** Digits of a number that stand like those of a day are none. */
export const NumberWithHyphens: Story = {
  decorators: ruled(addedUpCheck, "numberFormat", {
    outcome: "pass",
    reason: "fits",
    measured: "850415-10-5678",
  }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText("850415-10-5678")).toBeVisible();
  },
};

/** What the PDF holds is said before it is saved; there are no pictures to include here. */
export const SavedAsPdf: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Save as PDF" }));
    const dialog = await canvas.findByRole("dialog", { name: "Save as PDF" });
    await expect(within(dialog).queryByRole("checkbox")).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: "Save as PDF" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** The PDF cannot be made: the dialog stays, and the failure is told. */
export const PdfFailed: Story = {
  decorators: scene({ [`GET ${base}/{id}/pdf`]: refused(500, "internal_error") }),
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Save as PDF" }));
    const dialog = await canvas.findByRole("dialog", { name: "Save as PDF" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Save as PDF" }));
    await waitFor(() =>
      expect(screen.getByText(/There is a problem with the service/)).toBeVisible(),
    );
    await expect(dialog).toBeVisible();
  },
};

/** Without their permissions nobody sees the buttons, also where the data contradicts itself. */
export const WithoutPermissions: Story = {
  decorators: scene(
    { [call]: ok(sampleCheck) },
    {
      session: {
        permissions: ["identity_documents:read", "identity_documents:data_check_access:read"],
      },
    },
  ),
  play: async ({ canvas }) => {
    await check(canvas, "Does not add up");
    await expect(canvas.queryByRole("button", { name: "Save as PDF" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Report a forgery" })).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "External check" })).toBeNull();
  },
};

/** The fields that would be sent are shown first, and to whom. */
export const AskingAService: Story = {
  decorators: scene({ [`POST ${external}`]: pending() }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByRole("button", { name: "Verify with NAF" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Check externally" }));
    const dialog = await canvas.findByRole("dialog", { name: "External check" });
    await expect(within(dialog).getByText(/sent to check\.example/)).toBeVisible();
    await expect(within(dialog).getByText("L898902C3")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Send data" }));
    await expect(within(dialog).getByRole("button", { name: "Send data" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

const told = (inquiry: Partial<Inquiry>) =>
  scene({ [`GET ${external}`]: ok({ ...notAsked, askedAt: "2026-11-21T14:32:00Z", ...inquiry }) });

/** Without a number of the document there is nothing to ask. */
export const ServiceNotAskable: Story = {
  decorators: told({ fields: [{ name: "surname", value: "LINDQVIST" }] }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByRole("button", { name: "Verify with NAF" })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole("heading", { name: "External check" })).toBeNull(),
    );
  },
};

export const ServicePending: Story = {
  decorators: told({ state: "pending" }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText("Waiting for the answer of check.example")).toBeVisible();
  },
};

export const ServiceAnswered: Story = {
  decorators: told({
    state: "answered",
    result: "notConfirmed",
    reference: "X-17",
    remarks: ["Reported lost in May"],
  }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText("The service has different data.")).toBeVisible();
    await expect(canvas.getByText("Reference: X-17")).toBeVisible();
    await expect(canvas.getByText("Reported lost in May")).toBeVisible();
    await expect(canvas.queryByText(/genuine/i)).toBeNull();
  },
};

export const ServiceTimedOut: Story = {
  decorators: told({ state: "timedOut" }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText(/No answer in time/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send again" })).toBeVisible();
  },
};

export const ServiceRefused: Story = {
  decorators: told({ state: "refused" }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(await canvas.findByText(/The service declined/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Send again" })).toBeVisible();
  },
};

/** The result is deleted at once, and the form is empty again. */
export const Deleted: Story = {
  decorators: scene({ [`DELETE ${base}/auto-verify`]: ok({ isDeleted: true }) }),
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Delete result" }));
    await expect(await canvas.findByRole("textbox", { name: "Machine-readable zone" })).toHaveValue(
      "",
    );
  },
};
