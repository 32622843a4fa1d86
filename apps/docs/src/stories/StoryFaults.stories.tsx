import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { faultsOf } from "../../.storybook/storyFaults.ts";
import { controlFaultsOf } from "../../.storybook/controls.ts";
import { assertsByDefault, listenForErrors } from "../../.storybook/defaultAssertion.ts";

/** What the default assertion of stories finds; each story here has one fault, or none. */
const meta = { title: "Story faults", tags: ["!dev"] } satisfies Meta;
export default meta;

type Story = StoryObj;

/** Expects the fault in what the story shows. */
const has =
  (fault: RegExp, name = "Primary"): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await expect(faultsOf(canvasElement, name).join("\n")).toMatch(fault);
  };

export const Fine: Story = {
  render: () => <p>50 euro, in use since 2017</p>,
  play: async ({ canvasElement }) => {
    await expect(faultsOf(canvasElement, "Primary")).toEqual([]);
  },
};
export const Blank: Story = { render: () => <div />, play: has(/shows nothing/) };
export const Hidden: Story = {
  render: () => <p hidden>50 euro</p>,
  play: has(/shows nothing/),
};
export const KeyOfWords: Story = {
  render: () => <p>state.loading</p>,
  play: has(/"state.loading" instead of words/),
};
export const KeyAsAName: Story = {
  render: () => <p title="shell.close">50 euro</p>,
  play: has(/"shell.close" instead of words/),
};
export const UnfilledPlace: Story = {
  render: () => <p>{"Saved: {{subject}}"}</p>,
  play: has(/"Saved: \{\{subject\}\}" instead of words/),
};
export const WithoutItsState: Story = {
  render: () => <p>Denmark</p>,
  play: async (context) => {
    await has(/called "Home Loading" and has none/, "Home Loading")(context);
    await has(/called "Entry Failed" and has none/, "Entry Failed")(context);
  },
};
export const InTrouble: Story = {
  render: () => <p role="alert">Not loaded</p>,
  play: has(/says: Not loaded/),
};
export const StillWaiting: Story = {
  render: () => <p role="status">Loading</p>,
  play: has(/called "Primary" and waits/),
};
export const TooWide: Story = {
  render: () => <p style={{ width: "3000px" }}>50 euro</p>,
  play: has(/px wide in a window/),
};
export const ReportingAnError: Story = {
  render: () => <p>50 euro</p>,
  play: async ({ canvasElement }) => {
    const stop = listenForErrors();
    const heard = console.error;
    try {
      console.error("Each child in a list should have a unique key");
      await expect(assertsByDefault({ name: "Primary", canvasElement })).rejects.toThrow(
        /reports an error: Each child/,
      );
    } finally {
      stop();
    }
    await expect(console.error).not.toBe(heard);
  },
};

const tone = { name: "tone", control: { type: "select" as const }, options: ["ok", "no"] };

/** A control that nothing reads does nothing; a story of several states side by side has none. */
export const DeadControl: Story = {
  render: () => <p>50 euro</p>,
  play: async () => {
    const argTypes = { tone };
    const ignoring = { argTypes, parameters: {}, originalStoryFn: () => null };
    await expect(controlFaultsOf(ignoring).join()).toMatch(/control of "tone" does nothing/);
    await expect(
      controlFaultsOf({ ...ignoring, parameters: { controls: { disable: true } } }),
    ).toEqual([]);
    await expect(
      controlFaultsOf({ ...ignoring, originalStoryFn: (_args: unknown) => null }),
    ).toEqual([]);
  },
};
