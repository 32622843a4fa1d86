import type { RulesCheck } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { ok, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import ClientToolRoutes from "../routes.tsx";

const { base, rules } = paths.clientTool;
const scene = (check: RulesCheck): Replies => ({
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "POST /client-tool/rules/check": ok(check),
  "PUT /client-tool/rules": ok([]),
});

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
  decorators: [
    inStoryWorld({
      path: rules,
      replies: scene({
        faults: [],
        sections: [{ section: "metalPrices", added: 1, changed: 2, removed: 0, unchanged: 4 }],
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await choose(canvas);
    const send = await canvas.findByRole("button", { name: "Import (changes: 3)" });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};
