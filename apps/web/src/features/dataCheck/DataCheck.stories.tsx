import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../testing/replies.ts";
import { formReplies } from "../../testing/scanScene.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import DataCheckRoutes from "./routes.tsx";
import {
  addedUpCheck,
  digitsForm,
  listedCheck,
  sampleCheck,
  sampleForm,
  sampleLines,
} from "./samples.ts";

const base = "/identity-documents/data-check";
const call = `POST ${base}/{id}`;

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: paths.dataCheck.form,
    ...rest,
    replies: {
      ...formReplies(sampleForm),
      ...replies,
      // After those of the story: its pattern fits further calls.
      [call]: replies[call] ?? ok(sampleCheck),
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Data check/Form",
  component: Area,
  args: { base: paths.dataCheck.base, routes: DataCheckRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const typeZone = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole("textbox", { name: "Machine-readable zone" });
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
};

/** The text breaks where the cells under it do. */
async function expectOverCells(field: HTMLElement) {
  const cells = [...(field.closest("div")?.querySelectorAll("[aria-hidden] > div") ?? [])];
  const height = cells.reduce((sum, line) => sum + line.getBoundingClientRect().height, 0);
  await expect(cells).toHaveLength(2);
  field.style.height = "0";
  const textHeight = field.scrollHeight;
  field.style.height = "";
  await expect(Math.abs(textHeight - height)).toBeLessThan(4);
  await expect(Math.abs(field.offsetHeight - height)).toBeLessThan(4);
}

const check = async (canvas: Canvas, lines: readonly string[] = sampleCheck.lines) => {
  await typeZone(canvas, lines.join(""));
  await userEvent.click(await canvas.findByRole("button", { name: "Check" }));
};

/** Nothing is typed: there is nothing to send, and the button says so. */
export const Empty: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Surname")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** A zone in one line becomes two, a wrong digit is seen at once and explained. */
export const Pasted: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const field = await typeZone(canvas, sampleCheck.lines.join("").toLowerCase());
    await expect(field).toHaveValue(sampleCheck.lines.join("\n"));
    await expect(field).toHaveAttribute("autocorrect", "off");
    await expectOverCells(field);
    await expect(canvas.getByText("TD3: 2 × 44 characters")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Date of birth Fail/ }));
    await expect(canvas.getByRole("heading", { name: "Check digit: Date of birth" })).toBeVisible();
    await expect(
      canvas.getByText("Sum 126, divided by 10, leaves 6. The document says 1."),
    ).toBeVisible();
  },
};

/** So it is in a window that has become narrower, and while only the first line is typed. */
export const Narrowed: Story = {
  decorators: scene(),
  play: async ({ canvas, canvasElement }) => {
    const field = await typeZone(canvas, sampleCheck.lines.join(""));
    canvasElement.style.width = "600px";
    await expectOverCells(field);
    await userEvent.clear(field);
    await userEvent.type(field, "p<uto");
    const frame = field.closest<HTMLElement>("div:not(:has(> label))");
    await expect(frame?.scrollHeight).toBe(frame?.clientHeight);
  },
};

/** What only can be a digit becomes one, and that is told. */
export const Corrected: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const typed = sampleLines.join("").replace("8706146F", "87O6146F");
    await expect(await typeZone(canvas, typed)).toHaveValue(sampleLines.join("\n"));
    await expect(canvas.getByText("Corrected: O → 0")).toBeVisible();
  },
};

/** Fields of the page: the same as the zone, or what stands there. */
export const Compared: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await typeZone(canvas, sampleLines.join(""));
    const choice = await canvas.findByRole("radiogroup", { name: "Surname: compared" });
    await userEvent.click(choice.querySelectorAll("input")[2] ?? choice);
    await userEvent.type(canvas.getByLabelText("Surname"), "Lindquist");
    await expect(canvas.getByLabelText("Surname")).toHaveValue("Lindquist");
  },
};

/** What is wrong with a field stands at it, also where it was called the same as the zone. */
export const SameWithFault: Story = {
  decorators: scene({ [`GET ${base}/{id}/form-schema`]: ok(digitsForm) }),
  play: async ({ canvas }) => {
    await typeZone(canvas, sampleLines.join(""));
    const choice = await canvas.findByRole("radiogroup", { name: "Document number: compared" });
    await userEvent.click(within(choice).getByText("Same"));
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await shows(canvas, /^Check this entry/);
  },
};

export const Contradicts: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await check(canvas);
    await shows(canvas, "Does not add up");
    await expect(canvas.getByText("Failed: 2 of 11 rules. Not judged: 3.")).toBeVisible();
    // The cause is explained, not its consequence.
    await expect(canvas.getByRole("heading", { name: "Check digit: Date of birth" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Format of the number/ }));
    await expect(canvas.getByRole("heading", { name: "Format of the number" })).toBeVisible();
    await expect(canvas.queryByText(/genuine/i)).toBeNull();
  },
};

export const AddsUp: Story = {
  decorators: scene({ [call]: ok(addedUpCheck) }),
  play: async ({ canvas }) => {
    await check(canvas, sampleLines);
    await shows(canvas, "Adds up");
    await expect(
      canvas.getByText("No contradiction found. Not judged: 3 of 11 rules."),
    ).toBeVisible();
  },
};

export const Listed: Story = {
  decorators: scene({ [call]: ok(listedCheck) }),
  play: async ({ canvas }) => {
    await check(canvas, sampleLines);
    await shows(canvas, "On your stolen list");
  },
};

/** What is sent is shown before, and holds nothing of the holder. */
export const Reported: Story = {
  decorators: scene({
    [`POST ${base}/notify`]: ok({ reference: "F-1", sentAt: "2026-11-21T14:33:00.000Z" }),
  }),
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Report a forgery" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Send report" }));
    await shows(canvas, "The report was sent.");
  },
};

/** After a failure everything typed is still there. */
export const Failed: Story = {
  decorators: scene({ [call]: refused(500, "internal_error") }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(
      await canvas.findByRole("heading", { name: "The document could not be checked" }),
    ).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Machine-readable zone" })).toHaveValue(
      sampleCheck.lines.join("\n"),
    );
  },
};

let sendForm = (): void => undefined;
const formIsSent = () => new Promise<void>((resolve) => (sendForm = resolve));

/** Pressed before it is known what is compared: it is sent as soon as that has come. */
export const PressedEarly: Story = {
  decorators: scene({
    [`GET ${base}/{id}/form-schema`]: async () => {
      await formIsSent();
      return Response.json(sampleForm);
    },
  }),
  play: async ({ canvas }) => {
    await check(canvas);
    await expect(canvas.getByRole("button", { name: "Check" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    sendForm();
    await expect(await canvas.findByRole("button", { name: "New check" })).toBeVisible();
  },
};

export const Offline: Story = {
  decorators: scene({}, { isOffline: true }),
  play: async ({ canvas }) => {
    await typeZone(canvas, sampleLines.join(""));
    await expect(canvas.getByRole("button", { name: "Check" })).toHaveAccessibleDescription(
      /offline/,
    );
    await waitFor(() => expect(canvas.getAllByText("Pass").length).toBeGreaterThan(3));
  },
};

export const Deciding: Story = {
  decorators: scene({ [call]: pending() }),
  play: async ({ canvas }) => {
    await check(canvas);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Check" })).toHaveAttribute("aria-busy", "true"),
    );
  },
};

export const FormFailed: Story = {
  decorators: scene({ [`GET ${base}/{id}/form-schema`]: refused(500, "internal_error") }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "The form could not be loaded" }),
    ).toBeVisible();
  },
};

export const Privacy: Story = {
  decorators: scene({}, { path: paths.dataCheck.privacy }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Privacy of the data check" }),
    ).toBeVisible();
  },
};

export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de" }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Maschinenlesbare Zone" });
    await userEvent.click(field);
    await userEvent.paste(sampleCheck.lines.join(""));
    await expectOverCells(field);
    const button = await canvas.findByRole("button", { name: "Prüfen" });
    // What stays at the foot of the screen has one row: the zone is not covered.
    for (let part = button.parentElement; part !== null; part = part.parentElement)
      if (getComputedStyle(part).position === "sticky")
        await expect(part.offsetHeight).toBeLessThan(80);
    await userEvent.click(button);
    await shows(canvas, "Nicht stimmig");
    // What failed comes first here, and once.
    const heading = canvas.getByRole("heading", { level: 3, name: "Nicht bestanden" });
    const failed = heading.nextElementSibling as HTMLElement;
    const rows = within(failed).getAllByRole("button");
    await expect(rows[0]).toHaveTextContent(/Nicht bestanden/);
    await expect(canvas.getAllByRole("button", { name: /Nicht bestanden/ })).toHaveLength(
      rows.length,
    );
  },
};
