import { ruleSections } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, refused, type Replies } from "../../../testing/replies.ts";
import { scenesOf } from "../../../testing/scenesOf.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";
import { sampleChange } from "../samples.ts";

const { base, rules } = paths.clientTool;
const replies: Replies = {
  "GET /client-tool/changes": ok({ changes: [], total: 0 }),
  "GET /client-tool/four-eyes": ok({
    version: "7",
    sections: [
      { section: "banknoteTradability", fourEyes: true, hasApprovers: true },
      { section: "news", fourEyes: false, hasApprovers: false },
    ],
  }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Four eyes",
  component: Area,
  args: { base, routes: ClientToolRoutes },
  decorators: [inStoryWorld({ path: rules, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("checkbox", { name: "Tradability of banknotes", checked: true }),
    ).toBeVisible();
    // Its changes would wait for nobody.
    const news = canvas.getByRole("checkbox", { name: "Internal news" });
    await userEvent.click(news);
    await expect(news).not.toBeChecked();
    await expect(news).toHaveAccessibleDescription(/^Needs two administrators/);
  },
};

/** The switches of each area stand under its name, as on the overview. */
export const ByArea: Story = {
  parameters: at(rules, {
    replies: {
      "GET /client-tool/four-eyes": ok({
        version: "7",
        sections: ruleSections.map((section) => ({ section, fourEyes: false, hasApprovers: true })),
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("checkbox");
    const headings = canvas.getAllByRole("heading", { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Client tool",
      "Banknotes",
      "Identity documents",
      "Data check",
      "Precious metals",
      "Travellers cheques",
    ]);
    const metals = within(canvas.getByRole("group", { name: "Precious metals" }));
    await expect(metals.getByRole("checkbox", { name: "Price per gram" })).toBeVisible();
    const general = within(canvas.getByRole("group", { name: "Client tool" }));
    await expect(general.getByRole("checkbox", { name: "Second approval" })).toBeVisible();
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(ruleSections.length);
  },
};

const twoSwitches = (version: string, isOn: boolean) => ({
  version,
  sections: [
    { section: "banknoteTradability", fourEyes: isOn, hasApprovers: true },
    { section: "metalPrices", fourEyes: false, hasApprovers: true },
  ],
});
let answerPut: (reply: Response) => void = () => undefined;
let answerGet: ((reply: Response) => void) | undefined;
let sentVersions: (string | null)[] = [];

/** A switch shows that it is stored until that was read again; another pressed meanwhile is stored after it. */
export const Saving: Story = {
  beforeEach: () => {
    sentVersions = [];
    answerGet = undefined;
  },
  parameters: at(rules, {
    replies: {
      "GET /client-tool/four-eyes": () =>
        sentVersions.length === 0
          ? ok(twoSwitches("7", true))(new Request("about:blank"))
          : new Promise((answer) => {
              answerGet = answer;
            }),
      "PUT /client-tool/four-eyes/{section}": ({ headers }) => {
        sentVersions.push(headers.get("if-match"));
        return new Promise((answer) => {
          answerPut = answer;
        });
      },
    },
  }),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("checkbox", { name: "Tradability of banknotes" });
    const second = canvas.getByRole("checkbox", { name: "Price per gram" });
    await userEvent.click(first);
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(first).toHaveAttribute("aria-busy", "true");
    await expect(second).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(sentVersions).toEqual(['"7"']));
    answerPut(Response.json({ changeId: "1", status: "effective", subjects: [], version: "8" }));
    // What is stored has not been read again: the switch would show its old place.
    await waitFor(() => expect(answerGet).toBeDefined());
    await expect(first).toHaveAttribute("aria-busy", "true");
    answerGet?.(Response.json(twoSwitches("8", false)));
    await waitFor(() => expect(first).not.toHaveAttribute("aria-busy"));
    await expect(first).not.toBeChecked();
    await waitFor(() => expect(sentVersions).toEqual(['"7"', '"8"']));
  },
};

let sent = 0;

/** A switch that awaits another administrator stays where it was, says so, and is not sent again. */
export const AwaitsApproval: Story = {
  beforeEach: () => {
    sent = 0;
  },
  parameters: at(rules, {
    replies: {
      "GET /client-tool/changes": (request) => {
        const isAwaited = sent > 0 && request.url.includes("status=waiting");
        const subjects = [{ id: "banknoteTradability", label: "Tradability of banknotes" }];
        const changes = isAwaited ? [{ ...sampleChange, subjects }] : [];
        return ok({ changes, total: changes.length })(request);
      },
      "PUT /client-tool/four-eyes/{section}": (request) => {
        sent += 1;
        return ok({ changeId: "41", status: "waiting", subjects: [], version: "7" })(request);
      },
    },
  }),
  play: async ({ canvas }) => {
    const pressed = await canvas.findByRole("checkbox", { name: "Tradability of banknotes" });
    await expect(canvas.queryByText(/is awaiting approval/)).toBeNull();
    await userEvent.click(pressed);
    await shows(canvas, /is awaiting approval/);
    await expect(canvas.getByRole("link", { name: "Show the change" })).toBeVisible();
    await expect(pressed).toBeChecked();
    await expect(pressed).toHaveAccessibleDescription("awaiting approval");
    await userEvent.click(pressed);
    await expect(sent).toBe(1);
  },
};

/** A switch that could not be stored is where it was, and the failure is told. */
export const NotSaved: Story = {
  parameters: at(rules, {
    replies: { "PUT /client-tool/four-eyes/{section}": refused(500, "internal_error") },
  }),
  play: async ({ canvas }) => {
    const pressed = await canvas.findByRole("checkbox", { name: "Tradability of banknotes" });
    await userEvent.click(pressed);
    await waitFor(() => expect(canvas.getByText(/^Not saved/)).toBeVisible());
    await waitFor(() => expect(pressed).not.toHaveAttribute("aria-busy"));
    await expect(pressed).toBeChecked();
  },
};

export const NarrowGerman: Story = {
  ...narrow,
  parameters: at(rules, { language: "de" }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("checkbox", { checked: true });
    await fitsWidth();
  },
};
