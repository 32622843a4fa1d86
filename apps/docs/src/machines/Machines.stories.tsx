import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { MachinePage } from "./MachinePage.tsx";

/** The state machines of the product, each drawn from its own definition. */
const meta = {
  title: "Machines",
  component: MachinePage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MachinePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The drawing comes when it is laid out, on a busy machine after some seconds. */
const patient = { timeout: 10_000 };

const showsItsStates: Story["play"] = async ({ canvas, args: { name } }) => {
  const label = `Chart of ${name}`;
  const chart = await canvas.findByRole("region", { name: label }, patient);
  const [first] = within(chart).getAllByRole("link");
  const id = first?.getAttribute("aria-label") ?? "";
  await expect(first).toHaveAttribute("href", `#state-${id}`);
  await expect(canvas.getByRole("heading", { name: id })).toBeInTheDocument();
};

export const Calendar: Story = { args: { name: "calendarMachine" }, play: showsItsStates };
export const Consent: Story = { args: { name: "consentMachine" }, play: showsItsStates };
export const Language: Story = { args: { name: "languageMachine" }, play: showsItsStates };
export const Mutation: Story = { args: { name: "mutationMachine" }, play: showsItsStates };
export const Polling: Story = { args: { name: "pollingMachine" }, play: showsItsStates };
export const Renewal: Story = { args: { name: "renewalMachine" }, play: showsItsStates };
export const SignIn: Story = {
  name: "Sign-in",
  args: { name: "signInMachine" },
  play: showsItsStates,
};
export const Statistics: Story = {
  args: { name: "statisticsQueueMachine" },
  play: showsItsStates,
};

type Canvas = StoryContext["canvas"];

const copy = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Copy for the Stately visualiser" }));

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

/** The whole chart at once, as wide as the page. */
export const Whole: Story = {
  tags: ["!dev", "!autodocs"],
  args: { name: "signInMachine" },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole("region", { name: "Chart of signInMachine" }, patient);
    await userEvent.click(canvas.getByRole("button", { name: "Whole chart", pressed: false }));
    await expect(canvas.getByRole("button", { name: "Whole chart", pressed: true })).toBeVisible();
    await expect(chart.scrollWidth).toBe(chart.clientWidth);
  },
};
