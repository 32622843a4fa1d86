import type { DataCheck } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Link } from "react-router-dom";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { ok, once, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import { addedUpCheck, samplePage } from "../samples.ts";

const base = "/identity-documents/data-check";

const invited = (
  state: NonNullable<DataCheck["phone"]>["state"],
  url: string | null,
  code = "K7M29QPD",
): DataCheck => ({
  ...addedUpCheck,
  way: "phone",
  stage: "capturing",
  checkedAt: null,
  verdict: null,
  rules: [],
  lines: [],
  phone: {
    url,
    code: url === null ? null : code,
    validUntil: new Date(Date.now() + 540_000).toISOString(),
    state,
  },
});

const url = `https://app.example${paths.dataCheck.phonePage}#${"s".repeat(32)}`;

const scene = (replies: Replies = {}, path: string = paths.dataCheck.phone) => [
  inStoryWorld({
    path,
    replies: {
      [`GET ${base}/auto-verify/config`]: ok({
        enabled: true,
        verificationProfile: "auto-verify",
        services: [],
      }),
      [`POST ${base}/auto-verify`]: ok(invited("waiting", url)),
      [`GET ${base}/auto-verify`]: ok(invited("waiting", null)),
      [`DELETE ${base}/auto-verify`]: ok({ isDeleted: true }),
      [`GET ${base}/images/{id}`]: refused(404, "not_found"),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Data check/Desk of a phone",
  component: Area,
  args: { base: paths.dataCheck.phone, routes: DataCheckRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const invite = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Show code" }));
};

const asked: unknown[] = [];
const ofSeries = (id: string) => paths.dataCheck.withSeries(paths.dataCheck.phone, id);

/** The document of the address is judged, also where it is another than the screen was opened with. */
export const AnotherDocument: Story = {
  decorators: scene(
    {
      [`POST ${base}/auto-verify`]: async (request) => {
        asked.push(await request.json());
        return ok(invited("waiting", url))(request);
      },
    },
    ofSeries("UTO-P-2015"),
  ),
  beforeEach: () => void asked.splice(0),
  render: (args) => (
    <>
      <Link to={ofSeries("UTO-P-2024")}>Another</Link>
      <Area {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Show code" });
    await userEvent.click(canvas.getByRole("link", { name: "Another" }));
    await invite(canvas);
    await waitFor(() => expect(asked).toMatchObject([{ seriesId: "UTO-P-2024" }]));
  },
};

/** The code and its address stay while the desk follows. */
export const Waiting: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await invite(canvas);
    await expect(
      await canvas.findByRole("img", { name: "QR code with the address for the phone" }),
    ).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(/^\d:\d\d$/);
    await expect(
      canvas.getByText("Open the camera of your phone and point it at the code."),
    ).toBeVisible();
    await expect(
      canvas.getByText("Without scanning: open app.example/passcheck/phone and enter this code"),
    ).toBeVisible();
    await expect(canvas.getByText("K7M2 9QPD")).toBeVisible();
    await expect(canvas.getByText("No phone connected yet.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "New code" })).toHaveFocus();
  },
};

/** Sessions that were opened in a story. */
let count = 0;

/** Another code takes the place of this one, whose session is deleted. */
export const NewCode: Story = {
  decorators: scene({
    [`POST ${base}/auto-verify`]: (request) =>
      ok(invited("waiting", `${url}${(count += 1)}`, count === 1 ? "K7M29QPD" : "2VD5JEYZ"))(
        request,
      ),
  }),
  beforeEach: () => {
    count = 0;
  },
  play: async ({ canvas }) => {
    await invite(canvas);
    await shows(canvas, "K7M2 9QPD");
    await userEvent.click(canvas.getByRole("button", { name: "New code" }));
    await shows(canvas, "2VD5 JEYZ");
    await expect(canvas.queryByText("K7M2 9QPD")).toBeNull();
    await expect(canvas.getByRole("button", { name: "New code" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel and delete" }));
    await expect(await canvas.findByRole("button", { name: "Show code" })).toHaveFocus();
  },
};

/** The screen, which can be left and come back to. */
function Left(area: Parameters<typeof Area>[0]) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Leave or return
      </button>
      {isOpen && <Area {...area} />}
    </>
  );
}

/** Who leaves the screen and returns finds the code again: the phone may still come. */
export const Returned: Story = {
  decorators: scene(),
  render: (args) => <Left {...args} />,
  play: async ({ canvas }) => {
    await invite(canvas);
    await shows(canvas, "K7M2 9QPD");
    const leave = canvas.getByRole("button", { name: "Leave or return" });
    await userEvent.click(leave);
    await expect(canvas.queryByText("K7M2 9QPD")).toBeNull();
    await userEvent.click(leave);
    await shows(canvas, "K7M2 9QPD");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel and delete" }));
    await expect(await canvas.findByRole("button", { name: "Show code" })).toBeVisible();
  },
};

/** After a break the code is there again as well. */
export const FollowedAgain: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: once(refused(400, "invalid_input"), ok(invited("waiting", null))),
  }),
  play: async ({ canvas }) => {
    await invite(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await shows(canvas, "K7M2 9QPD");
  },
};

/** After a reload nobody has the code any longer: another one can be made. */
export const Reloaded: Story = {
  decorators: scene({}, `${paths.dataCheck.phone}?check=${addedUpCheck.id}`),
  play: async ({ canvas }) => {
    await shows(canvas, "No phone connected yet.");
    await expect(canvas.getByRole("button", { name: "Cancel and delete" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "New code" }));
    await shows(canvas, "K7M2 9QPD");
  },
};

export const Connected: Story = {
  decorators: scene({ [`GET ${base}/auto-verify`]: ok(invited("connected", null)) }),
  play: async ({ canvas }) => {
    await invite(canvas);
    await expect(
      await canvas.findByText("Phone connected. Take the pictures there."),
    ).toBeVisible();
  },
};

export const Silent: Story = {
  decorators: scene({ [`GET ${base}/auto-verify`]: ok(invited("silent", null)) }),
  play: async ({ canvas }) => {
    await invite(canvas);
    await shows(canvas, /The phone does not respond/);
  },
};

/** The phone was closed, or lost its connection, while it sent. */
export const SilentWhileSending: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: ok({ ...invited("silent", null), stage: "uploading" }),
  }),
  play: async ({ canvas }) => {
    await invite(canvas);
    await expect(
      await canvas.findByRole("progressbar", { name: "Sending pictures" }),
    ).toBeVisible();
    await expect(canvas.getByText(/The phone does not respond/)).toBeVisible();
  },
};

export const Expired: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: ok({ ...invited("closed", null), stage: "expired" }),
  }),
  play: async ({ canvas }) => {
    await invite(canvas);
    await expect(
      await canvas.findByRole("heading", { name: "This check has expired" }),
    ).toBeVisible();
  },
};

export const Decided: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: ok({ ...addedUpCheck, way: "phone", pages: [samplePage] }),
  }),
  play: async ({ canvas }) => {
    await invite(canvas);
    await shows(canvas, "Adds up");
  },
};
