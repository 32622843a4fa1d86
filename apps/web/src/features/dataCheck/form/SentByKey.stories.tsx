import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Area } from "../../../testing/Area.tsx";
import { ok, refused } from "../../../testing/replies.ts";
import { formReplies } from "../../../testing/scanScene.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import { sampleCheck, sampleForm, sampleLines } from "../samples.ts";

const base = "/identity-documents/data-check";

const sent = fn<() => void>();

const meta: Meta<typeof Area> = {
  title: "Data check/Sent by key",
  component: Area,
  args: { base: paths.dataCheck.base, routes: DataCheckRoutes },
  beforeEach: () => void sent.mockClear(),
  decorators: [
    inStoryWorld({
      path: paths.dataCheck.form,
      replies: {
        ...formReplies(sampleForm),
        [`GET ${base}/{id}/form-schema`]: (request) =>
          (request.url.includes("/nothing/") ? refused(404, "not_found") : ok(sampleForm))(request),
        [`POST ${base}/{id}`]: (request) => {
          sent();
          return ok(sampleCheck)(request);
        },
      },
    }),
  ],
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const press = () => userEvent.keyboard("{Control>}{Enter}{/Control}");

async function pasteZone(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Machine-readable zone" }));
  await userEvent.paste(sampleLines.join("\n"));
  await canvas.findByRole("radiogroup", { name: "Surname: compared" });
}

export const Sent: Story = {
  play: async ({ canvas }) => {
    await pasteZone(canvas);
    await press();
    await expect(await canvas.findByRole("button", { name: "New check" })).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** The key sends nothing that the button refuses, also where what was typed was taken away again. */
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    const surname = await canvas.findByLabelText("Surname");
    await press();
    await userEvent.type(surname, "L{Backspace}");
    await press();
    await expect(canvas.getByRole("button", { name: "Check" })).toHaveAccessibleDescription(
      /Enter the machine-readable zone/,
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const UnknownSeries: Story = {
  parameters: { scene: { path: paths.dataCheck.withSeries(paths.dataCheck.form, "nothing") } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "Machine-readable zone" }));
    await userEvent.paste(sampleLines.join("\n"));
    const check = canvas.getByRole("button", { name: "Check" });
    await waitFor(() => expect(check).toHaveAccessibleDescription(/This series does not exist/));
    await press();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Series of the document" }),
      "Any document",
    );
    await expect(
      await canvas.findByRole("radiogroup", { name: "Surname: compared" }),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await expect(check).not.toHaveAttribute("aria-busy");
  },
};

function UnderDialogArea(area: ComponentProps<typeof Area>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Area {...area} />
      <Dialog isOpen={isOpen} title="Search" closeLabel="Close" onClose={() => setIsOpen(false)}>
        <button type="button">Hit</button>
      </Dialog>
    </>
  );
}

/** What is pressed in a dialog, such as at a hit of the search, is not meant for the form under it. */
export const UnderDialog: Story = {
  render: (args) => <UnderDialogArea {...args} />,
  play: async ({ canvas }) => {
    await pasteZone(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    within(await canvas.findByRole("dialog"))
      .getByRole("button", { name: "Hit" })
      .focus();
    await press();
    await expect(canvas.queryByRole("button", { name: "New check" })).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
};
