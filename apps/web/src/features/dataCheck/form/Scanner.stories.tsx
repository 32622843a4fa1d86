import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { ok } from "../../../testing/replies.ts";
import { germanKeysOf, keysOf, makeScanner, type ScannerKey } from "../../../testing/scanner.ts";
import { formReplies } from "../../../testing/scanScene.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import { sampleCheck, sampleForm } from "../samples.ts";

const base = "/identity-documents/data-check";

const lines = [
  "P<UTOERIKSSON<<YRSA<ZOE<<<<<<<<<<<<<<<<<<<<<",
  "D231458907UTO7408122F2704159<<<<<<<<<<<<<<<6",
];

const textOf = (keys: readonly ScannerKey[]) =>
  keys.map(({ key }) => (key === "Enter" ? "\n" : key)).join("");

const judged = fn<(sent: unknown) => void>();

const meta: Meta<typeof Area> = {
  title: "Data check/Scanner",
  component: Area,
  args: { base: paths.dataCheck.base, routes: DataCheckRoutes },
  decorators: [
    inStoryWorld({
      path: paths.dataCheck.form,
      replies: {
        ...formReplies(sampleForm),
        [`POST ${base}/{id}`]: async (request) => {
          judged(await request.clone().json());
          return ok(sampleCheck)(request);
        },
      },
    }),
  ],
  beforeEach: () => void judged.mockClear(),
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const zoneIn = (canvas: Canvas) =>
  canvas.findByRole<HTMLTextAreaElement>("textbox", { name: "Machine-readable zone" });

async function expectRead(canvas: Canvas): Promise<void> {
  await waitFor(async () => expect(await zoneIn(canvas)).toHaveValue(lines.join("\n")));
  await expect(canvas.getByText(/^The scanner is set to the US keyboard layout/)).toBeVisible();
  await expect(canvas.getByText("Corrected: ; → <, Z → Y, Y → Z")).toBeVisible();
}

/** A scanner's keys are the zone's, wherever the focus is, and their Enter sends nothing. */
export const IntoAField: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Surname" });
    await userEvent.click(field);
    makeScanner(field)(keysOf(sampleCheck.lines));
    await fireEvent.input(field, { target: { value: sampleCheck.lines.join("") } });
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Machine-readable zone" })).toHaveValue(
        sampleCheck.lines.join("\n"),
      ),
    );
    await expect(canvas.queryByText("Does not add up")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Check" })).not.toHaveAttribute("aria-busy");
    // Nothing of the scan is left as printed: the field is open.
    const surname = canvas.getByRole("radiogroup", { name: "Surname: compared" });
    await expect(within(surname).getByRole("radio", { name: "Open" })).toBeChecked();
  },
};

/** A scanner set to the United States at a German computer: read by its keys, which is told. */
export const OtherLayout: Story = {
  play: async ({ canvas }) => {
    await zoneIn(canvas);
    makeScanner()(germanKeysOf(lines));
    await expectRead(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.queryByText(/^The scanner is set/)).toBeNull();
  },
};

/** It is told as well where the result of the document before was shown. */
export const OtherLayoutAtResult: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await zoneIn(canvas));
    await userEvent.paste(lines.join("\n"));
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await canvas.findByRole("button", { name: "New check" });
    makeScanner()(germanKeysOf(lines));
    await expectRead(canvas);
  },
};

/** In the zone's own field, after what is printed: that stays. */
export const OtherLayoutIntoTheZone: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Document number"), "D23145890");
    const zone = await zoneIn(canvas);
    const keys = germanKeysOf(lines);
    await userEvent.click(zone);
    await userEvent.paste(textOf(keys));
    await shows(canvas, /^Not allowed in a zone: “;”/);
    makeScanner(zone)(keys);
    await expectRead(canvas);
    await expect(canvas.queryByText(/^Not allowed in a zone/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    const printed = { documentNumber: "D23145890" };
    await waitFor(() => expect(judged).toHaveBeenCalledWith({ mrz: lines.join("\n"), printed }));
  },
};

/** Typed or pasted it is told at once, with what may be the cause. */
export const NotOfAZone: Story = {
  play: async ({ canvas }) => {
    const zone = await zoneIn(canvas);
    await userEvent.type(zone, "p;utoö");
    await expect(
      canvas.getByText(
        "Not allowed in a zone: “; Ö”. If a scanner sent this, set the scanner to this computer’s keyboard layout.",
      ),
    ).toBeVisible();
    await expect(zone).toBeInvalid();
    await userEvent.clear(zone);
    await expect(zone).toBeValid();
  },
};
