import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { MachinePage } from "./MachinePage.tsx";

/** The state machines of the product, each drawn from its own definition. */
const meta = {
  title: "Machines",
  component: MachinePage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MachinePage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = StoryContext["canvas"];

const chartOf = (canvas: Canvas, name: string) =>
  canvas.findByRole("region", { name: `Chart of ${name}` });

/** The whole chart is there at once, every part below it is folded away. */
const isFitted: Story["play"] = async ({ canvas, args: { name } }) => {
  const chart = await chartOf(canvas, name);
  const drawing = chart.querySelector("svg");
  await expect(drawing).not.toBeNull();
  const [outer, inner] = [chart, drawing ?? chart].map((each) => each.getBoundingClientRect());
  await expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
  await expect(inner?.bottom).toBeLessThanOrEqual((outer?.bottom ?? 0) + 1);
  const [first] = within(chart).getAllByRole("link");
  const id = first?.getAttribute("aria-label") ?? "";
  await expect(first).toHaveAttribute("href", `#state-${id}`);
  await expect(canvas.getByText("States in words")).toBeVisible();
  await expect(canvas.getByRole("heading", { name: id, hidden: true })).not.toBeVisible();
};

export const Calendar: Story = { args: { name: "calendarMachine" }, play: isFitted };
export const Consent: Story = { args: { name: "consentMachine" }, play: isFitted };
export const DataCheck: Story = { args: { name: "dataCheckMachine" }, play: isFitted };
export const FeatureCheck: Story = { args: { name: "featureCheckMachine" }, play: isFitted };
export const Language: Story = { args: { name: "languageMachine" }, play: isFitted };
export const Mutation: Story = { args: { name: "mutationMachine" }, play: isFitted };
export const Polling: Story = { args: { name: "pollingMachine" }, play: isFitted };
export const Renewal: Story = { args: { name: "renewalMachine" }, play: isFitted };
export const SignIn: Story = {
  name: "Sign-in",
  args: { name: "signInMachine" },
  play: isFitted,
};
export const Statistics: Story = {
  args: { name: "statisticsQueueMachine" },
  play: isFitted,
};

const copy = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByText("Stately visualiser"));
  await userEvent.click(canvas.getByRole("button", { name: "Copy for the Stately visualiser" }));
};

const source = (canvas: Canvas) =>
  canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Source" });

/** What is copied is what is shown. */
export const Copied: Story = {
  tags: ["!dev", "!autodocs"],
  args: { name: "languageMachine" },
  play: async ({ canvas }) => {
    await copy(canvas);
    await expect(await canvas.findByText("Copied.")).toBeVisible();
    const { value } = source(canvas);
    await expect(await navigator.clipboard.readText()).toBe(value);
    await expect(value).toContain("export const languageMachine = createMachine({");
    await expect(value).toContain('guard: "isFirstDefault"');
    await expect(canvas.getByRole("link", { name: /^Open the visualiser/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
  },
};

/** A browser may refuse: the text is then selected, ready to be copied by hand. */
export const NotCopied: Story = {
  tags: ["!dev", "!autodocs"],
  args: { name: "languageMachine" },
  beforeEach: () => {
    const refused = spyOn(navigator.clipboard, "writeText").mockRejectedValue(
      new DOMException("Write permission denied.", "NotAllowedError"),
    );
    return () => refused.mockRestore();
  },
  play: async ({ canvas }) => {
    await copy(canvas);
    await expect(await canvas.findByText(/Your browser blocked copying/)).toBeVisible();
    const { selectionStart, selectionEnd, value } = source(canvas);
    await expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  },
};

/** Enlarged by buttons and moved by arrow keys, and back to the whole chart. */
export const Zoomed: Story = {
  tags: ["!dev", "!autodocs"],
  args: { name: "signInMachine" },
  play: async ({ canvas }) => {
    const chart = await chartOf(canvas, "signInMachine");
    const drawing = chart.querySelector("svg") ?? chart;
    const { width, left } = drawing.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(drawing.getBoundingClientRect().width).toBeGreaterThan(width));
    const enlarged = drawing.getBoundingClientRect().left;
    canvas.getByRole("group", { name: "Zoomed chart" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(drawing.getBoundingClientRect().left).toBeLessThan(enlarged));
    await userEvent.click(canvas.getByRole("button", { name: "Current state" }));
    const state = within(chart).getByRole("link", { name: "signIn.arriving.reading" });
    const canvasBox = canvas.getByRole("group", { name: "Zoomed chart" }).getBoundingClientRect();
    await waitFor(() => {
      const { top, bottom } = state.getBoundingClientRect();
      return expect(top > canvasBox.top && bottom < canvasBox.bottom).toBe(true);
    });
    await userEvent.click(canvas.getByRole("button", { name: "Whole chart" }));
    await waitFor(() => expect(drawing.getBoundingClientRect().left).toBeCloseTo(left, 0));
  },
};

const stepper = (canvas: Canvas) => within(canvas.getByRole("region", { name: "Stepper" }));

const now = (canvas: Canvas) => stepper(canvas).getByRole("status").textContent;

/** An event is chosen: its guards, its transition and its actions are told, and a step leads back. */
export const Stepped: Story = {
  tags: ["!dev", "!autodocs"],
  args: { name: "mutationMachine" },
  play: async ({ canvas }) => {
    await chartOf(canvas, "mutationMachine");
    await expect(now(canvas)).toBe("settled.idle");
    await userEvent.click(canvas.getByRole("button", { name: "mutation.submitted (body: 1)" }));
    await expect(now(canvas)).toBe("pending");
    await userEvent.click(canvas.getByRole("button", { name: /^sendMutation failed/ }));
    await expect(now(canvas)).toBe("settled.error");
    await expect(stepper(canvas).getByText(/takeError, raiseFailed/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(now(canvas)).toBe("pending");
    await userEvent.click(canvas.getByRole("button", { name: /^sendMutation done/ }));
    await expect(now(canvas)).toBe("settled.success");
    await expect(canvas.getByText("Step 2 of 2")).toBeVisible();
  },
};

/** A transition that its guard refuses is told too. */
export const Refused: Story = {
  tags: ["!dev", "!autodocs"],
  args: { name: "languageMachine" },
  play: async ({ canvas }) => {
    await chartOf(canvas, "languageMachine");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "readStoredLanguage done" }),
      "output: pl",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send readStoredLanguage done" }));
    await userEvent.click(
      canvas.getByRole("button", { name: "loadFirstLanguage done (output: undefined)" }),
    );
    await expect(now(canvas)).toBe("settled");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "language.chosen" }),
      "language: pl",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send language.chosen" }));
    await expect(stepper(canvas).getByText("isAnother").closest("li")).toHaveTextContent("refused");
    await expect(now(canvas)).toBe("settled");
  },
};

/** A path that the tests walk is replayed step by step. */
export const Replayed: Story = {
  tags: ["!dev", "!autodocs"],
  args: { name: "consentMachine" },
  play: async ({ canvas }) => {
    await chartOf(canvas, "consentMachine");
    await userEvent.click(canvas.getByText("Replay a path of the tests"));
    const state = await canvas.findByRole("combobox", { name: "State" });
    await userEvent.selectOptions(
      state,
      within(state).getByRole("option", { name: /^allowed\.silent/ }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Replay" }));
    await waitFor(() => expect(now(canvas)).toBe("allowed.silent"));
    await expect(canvas.getByText(/^Step (\d+) of \1$/)).toBeVisible();
  },
};
