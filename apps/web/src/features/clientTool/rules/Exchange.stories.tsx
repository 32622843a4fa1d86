import type { RulesCheck } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { fitsWidth, narrow } from "../../../testing/narrow.tsx";
import { ok, once, refused, unreachable, type Replies } from "../../../testing/replies.ts";
import { shows } from "../../../testing/plays.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";

const { base, rules } = paths.clientTool;
const written = { changeId: "42", subjects: ["silver"], version: "8" };
const scene = (check: Omit<RulesCheck, "version">): Replies => ({
  "GET /client-tool/changes": ok({ changes: [], total: 0 }),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "POST /client-tool/rules/check": ok({ version: "7", ...check }),
  "PUT /client-tool/rules": ok([{ ...written, status: "effective" }]),
});
const counts = { added: 1, changed: 2, removed: 0, unchanged: 4 };
const faultless: Omit<RulesCheck, "version"> = {
  faults: [],
  sections: [{ section: "metalPrices", ...counts }],
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Rules as a file",
  component: Area,
  args: { base, routes: ClientToolRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Chooses a file of rules as a file dialog does. */
async function choose(canvas: Canvas): Promise<void> {
  const file = {
    format: "specimen-rules",
    formatVersion: 1,
    customer: "Nordhafen Bank",
    exportedAt: "2026-11-22T09:00:00Z",
    sections: {},
  };
  await userEvent.upload(
    await canvas.findByLabelText("Check a file", { selector: "input" }),
    new File([JSON.stringify(file)], "rules.json", { type: "application/json" }),
  );
}

/** What is wrong with a file is said in words, where it stands in it; nothing can be imported. */
export const Faults: Story = {
  decorators: [
    inStoryWorld({
      path: rules,
      replies: scene({
        faults: [
          { section: "metalPrices", subject: "silver", path: "pricePerGram", code: "too_big" },
          { section: "customerNotes", subject: "5", path: "texts", code: "from_another_version" },
        ],
        sections: [],
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByText("Errors in the file: 2. Nothing was saved."),
    ).toBeVisible();
    const [first, second] = [/silver pricePerGram/, /5 texts/];
    await expect(await canvas.findByRole("row", { name: first })).toHaveTextContent(
      "Too long or too much.",
    );
    await expect(canvas.getByRole("row", { name: second })).toHaveTextContent(
      "This entry was not accepted.",
    );
    await expect(canvas.queryByRole("button", { name: /^Import/ })).toBeNull();
  },
};

/** What a file changes is counted before it is imported; the button goes with it, not the focus. */
export const Imported: Story = {
  decorators: [inStoryWorld({ path: rules, replies: scene(faultless) })],
  play: async ({ canvas }) => {
    await choose(canvas);
    const send = await canvas.findByRole("button", { name: "Import (changes: 3)" });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await canvas.findByText("Saved: all rules");
  },
};

/** Where a file changes nothing, that is said, and there is nothing to press. */
export const Unchanged: Story = {
  decorators: [
    inStoryWorld({
      path: rules,
      replies: scene({
        faults: [],
        sections: [
          { section: "metalPrices", added: 0, changed: 0, removed: 0, unchanged: 5 },
          { section: "customerNotes", added: 0, changed: 0, removed: 0, unchanged: 2 },
        ],
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await choose(canvas);
    await shows(canvas, "This file does not change any rules.");
    await expect(canvas.getByRole("row", { name: /^Price per gram 0 0 0 5/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Import/ })).toBeNull();
  },
};

/** On a phone, where the columns have no headings, each number says what it counts. */
export const Narrow: Story = {
  ...narrow,
  decorators: [inStoryWorld({ path: rules, replies: scene(faultless) })],
  play: async ({ canvas }) => {
    await choose(canvas);
    const row = await canvas.findByRole("row", { name: /^Price per gram/ });
    for (const [name, number] of [
      ["New", 1],
      ["Changed", 2],
      ["Removed", 0],
      ["Same", 4],
    ] as const) {
      const shown = within(row).getByText(name, { selector: "[aria-hidden=true]" });
      await expect(shown).toBeVisible();
      await expect(shown.parentElement).toHaveTextContent(`${name}${number}`);
    }
    await fitsWidth();
  },
};

const withSwitch = (fourEyes: boolean) =>
  ok({ version: "7", sections: [{ section: "news", fourEyes, hasApprovers: true }] });

/** Where a section waits for approval, that is told; which sections need one is read again. */
export const Waiting: Story = {
  decorators: [
    inStoryWorld({
      path: rules,
      replies: {
        ...scene(faultless),
        "GET /client-tool/four-eyes": once(withSwitch(false), withSwitch(true)),
        "PUT /client-tool/rules": ok([
          { ...written, status: "effective" },
          { ...written, changeId: "43", status: "waiting" },
        ]),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox")).not.toBeChecked();
    await choose(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Import (changes: 3)" }));
    await canvas.findByText("Sent for approval: all rules");
    await waitFor(() => expect(canvas.getByRole("checkbox")).toBeChecked());
  },
};

const sentVersions: (string | null)[] = [];

/** Rules that were written after the check are not overwritten: the file is checked again first. */
export const Outdated: Story = {
  beforeEach: () => {
    sentVersions.length = 0;
  },
  decorators: [
    inStoryWorld({
      path: rules,
      replies: {
        ...scene(faultless),
        "POST /client-tool/rules/check": once(
          ok({ version: "7", ...faultless }),
          ok({
            version: "8",
            faults: [],
            sections: [{ section: "metalPrices", ...counts, removed: 1 }],
          }),
        ),
        "PUT /client-tool/rules": (request) => {
          sentVersions.push(request.headers.get("If-Match"));
          const isFirst = sentVersions.length === 1;
          return (isFirst ? refused(409, "conflict") : ok([]))(request);
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Import (changes: 3)" }));
    await expect(
      await canvas.findByText(
        "Rules have changed since this file was checked. Nothing was imported.",
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Import/ })).toBeNull();
    const again = canvas.getByRole("button", { name: "Check again" });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    const send = await canvas.findByRole("button", { name: "Import (changes: 4)" });
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toBeInTheDocument());
    await expect(sentVersions).toEqual(['"7"', '"8"']);
  },
};

/** A file whose check fails leaves nothing of the one before it. */
export const SecondNotChecked: Story = {
  decorators: [
    inStoryWorld({
      path: rules,
      replies: {
        ...scene(faultless),
        "POST /client-tool/rules/check": once(ok({ version: "7", ...faultless }), unreachable()),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByRole("button", { name: /^Import/ });
    await choose(canvas);
    await canvas.findByText("Not saved");
    await expect(canvas.queryByRole("button", { name: /^Import/ })).toBeNull();
  },
};

/** A file that the server cannot read, as with a NUL in a text, is told as such: no field is marked. */
export const Unreadable: Story = {
  decorators: [
    inStoryWorld({
      path: rules,
      replies: {
        ...scene(faultless),
        "POST /client-tool/rules/check": refused(422, "invalid_input"),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await choose(canvas);
    await shows(canvas, "This file does not contain rules that can be read.");
    await expect(canvas.queryByText("Not saved")).toBeNull();
  },
};
