import type { Alert } from "@specimen/api/contract";
import { useMutate } from "@specimen/api/react";
import { SideNavigation } from "@specimen/ui/SideNavigation/SideNavigation.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { OnPage } from "../../testing/OnPage.tsx";
import { ok, refused, type Replies } from "../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import AlarmWatch from "./AlarmWatch.tsx";
import { openAlertsQuery } from "./queries.ts";
import { sampleAlert } from "./samples.ts";

const { alerts: list } = paths.clientToolDataCheck;
const call = "GET /client-tool/data-check/alerts";
const newer: Alert = { ...sampleAlert, id: "a3", raisedAt: "2026-11-21T13:00:00Z" };
const pageOf = (alerts: readonly Alert[], open = alerts.length) => ({
  alerts,
  total: open,
  open,
});

/** Answers the first page once, and the second one from then on. */
function answersThen(first: unknown, second: unknown): Replies {
  let isFirst = true;
  return {
    [call]: () => {
      const answer = isFirst ? first : second;
      isFirst = false;
      return Promise.resolve(Response.json(answer));
    },
  };
}

/** The watch in the navigation of any page; a button reads the alarms as time does. */
function InTheFrame() {
  const mutate = useMutate();
  const { data } = openAlertsQuery.useData();
  return (
    <OnPage>
      <SideNavigation
        label="Navigation"
        brand={{ name: "Specimen", href: "/dashboard" }}
        closeLabel="Close"
      >
        <AlarmWatch />
      </SideNavigation>
      <button type="button" onClick={() => void mutate(["/client-tool/data-check/alerts"])}>
        Time passes
      </button>
      <p>{data === undefined ? "Not read" : `Newest: ${data.alerts[0]?.id ?? "none"}`}</p>
    </OnPage>
  );
}

const meta: Meta<typeof InTheFrame> = {
  title: "Client tool/Alarm watch",
  component: InTheFrame,
  decorators: [inStoryWorld({ path: "/dashboard" })],
};
export default meta;
type Story = StoryObj<typeof InTheFrame>;
const scene = (replies: Replies, own: Scene = {}) => ({
  scene: { path: "/dashboard", ...own, replies } satisfies Scene,
});
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const timePasses = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Time passes" }));

/** Open alarms are counted, and lead to their list. */
export const Open: Story = {
  parameters: scene({ [call]: ok(pageOf([sampleAlert], 3)) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open alarms: 3" })).toHaveAttribute(
      "href",
      list,
    );
    await expect(screen.queryByText("New alarm")).toBeNull();
  },
};
export const OnTheList: Story = {
  parameters: scene({ [call]: ok(pageOf([sampleAlert])) }, { path: list }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open alarms: 1" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

/** An alarm that comes while one works is told with its reason, once, and leads to the list. */
export const NewAlarm: Story = {
  parameters: scene(answersThen(pageOf([]), pageOf([newer]))),
  play: async ({ canvas }) => {
    await canvas.findByText("Newest: none");
    await expect(canvas.queryByRole("link", { name: /^Open alarms/ })).toBeNull();
    await timePasses(canvas);
    await expect(await canvas.findByRole("link", { name: "Open alarms: 1" })).toBeVisible();
    await expect(await screen.findByText("New alarm")).toBeInTheDocument();
    await expect(screen.getByText(/Document is on the list of stolen/)).toBeInTheDocument();
    await timePasses(canvas);
    await expect(screen.getAllByText("New alarm")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    await expect(canvas.getByTestId("place")).toHaveTextContent(list);
  },
};

/** What was open before is no news. */
export const KnownAlarm: Story = {
  parameters: scene(answersThen(pageOf([newer]), pageOf([sampleAlert]))),
  play: async ({ canvas }) => {
    await canvas.findByText("Newest: a3");
    await timePasses(canvas);
    await canvas.findByText("Newest: a1");
    await expect(screen.queryByText("New alarm")).toBeNull();
  },
};

/** Who cannot read them is not disturbed by that. */
export const Failed: Story = {
  parameters: scene({ [call]: refused(503, "unavailable") }),
  play: async ({ canvas }) => {
    await timePasses(canvas);
    await expect(canvas.queryByRole("link", { name: /^Open alarms/ })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
