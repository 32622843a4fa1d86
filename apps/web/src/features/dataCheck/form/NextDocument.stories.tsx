import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../../services/useServices.ts";
import { Area } from "../../../testing/Area.tsx";
import { ok } from "../../../testing/replies.ts";
import { keysOf, makeScanner } from "../../../testing/scanner.ts";
import { formReplies } from "../../../testing/scanScene.ts";
import { inStoryWorld } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import { sampleCheck, sampleForm, sampleLines } from "../samples.ts";

const base = "/identity-documents/data-check";

/** The zone of another holder of the same sex. */
const otherLines = [
  "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
  "D231458907UTO7408122F2704159<<<<<<<<<<<<<<<6",
];

const judged = fn<(request: { series: string; printed: unknown }) => void>();

/** The check, with the way that a zone typed into the search takes. */
function Desk(area: Parameters<typeof Area>[0]) {
  const { zoneDelivery } = useServices().device;
  const navigate = useNavigate();
  const deliver = () => {
    zoneDelivery.send(otherLines.join("\n"));
    void navigate(paths.dataCheck.form);
  };
  return (
    <>
      <button type="button" onClick={deliver}>
        Deliver
      </button>
      <Area {...area} />
    </>
  );
}

const meta: Meta<typeof Area> = {
  title: "Data check/Next document",
  component: Area,
  args: { base: paths.dataCheck.base, routes: DataCheckRoutes },
  render: (args) => <Desk {...args} />,
  decorators: [
    inStoryWorld({
      path: paths.dataCheck.form,
      replies: {
        ...formReplies(sampleForm),
        [`POST ${base}/{id}`]: async (request) => {
          const { printed } = (await request.clone().json()) as { printed: unknown };
          judged({ series: request.url.split("/").at(-1) ?? "", printed });
          return ok(sampleCheck)(request);
        },
      },
    }),
  ],
};
export default meta;
type Story = StoryObj<typeof Area>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const zoneIn = (canvas: Canvas) =>
  canvas.findByRole<HTMLTextAreaElement>("textbox", { name: "Machine-readable zone" });

const choiceOf = async (canvas: Canvas, field: string) =>
  within(await canvas.findByRole("radiogroup", { name: `${field}: compared` }));

/** The first document: its number and sex are the same as in the zone, its surname is not. */
async function compareFirst(canvas: Canvas): Promise<HTMLTextAreaElement> {
  judged.mockClear();
  const zone = await zoneIn(canvas);
  await userEvent.click(zone);
  await userEvent.paste(sampleLines.join("\n"));
  for (const field of ["Document number", "Sex"])
    await userEvent.click((await choiceOf(canvas, field)).getByText("Same"));
  await userEvent.click((await choiceOf(canvas, "Surname")).getByText("Differs"));
  await userEvent.type(canvas.getByLabelText("Surname"), "Lindquist");
  return zone;
}

/** Nothing of the first document is compared with the next one. */
async function expectOpen(canvas: Canvas): Promise<void> {
  await waitFor(async () => expect(await zoneIn(canvas)).toHaveValue(otherLines.join("\n")));
  for (const field of ["Document number", "Sex", "Surname"]) {
    const choice = await choiceOf(canvas, field);
    await expect(choice.getByRole("radio", { name: "Open" })).toBeChecked();
  }
  await userEvent.click(canvas.getByRole("button", { name: "Check" }));
  await waitFor(() => expect(judged).toHaveBeenCalledWith({ series: "any", printed: {} }));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Scans with lines that end with Tab; returns at how many of them the focus would move. */
function sendWithTab(target: HTMLElement): number {
  const ends = keysOf(otherLines, "Tab");
  const send = makeScanner(target);
  return ends.filter((key) => send([key]) > 0 && key.key === "Tab").length;
}

/** The zone is deleted: what is then typed of a field that was the same is what is printed. */
export const WithoutZone: Story = {
  play: async ({ canvas }) => {
    const zone = await compareFirst(canvas);
    await userEvent.clear(zone);
    await userEvent.type(canvas.getByLabelText("Document number"), "L898902C3");
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await waitFor(() =>
      expect(judged).toHaveBeenCalledWith({
        series: "any",
        printed: { surname: "Lindquist", documentNumber: "L898902C3" },
      }),
    );
  },
};

export const Scanned: Story = {
  play: async ({ canvas }) => {
    await compareFirst(canvas);
    makeScanner()(keysOf(otherLines));
    await expectOpen(canvas);
  },
};

/** A scanner that ends its lines with Tab, while a button has the focus: none of them is lost. */
export const ScannedByTab: Story = {
  play: async ({ canvas }) => {
    await compareFirst(canvas);
    const target = canvas.getByRole("button", { name: "Check" });
    target.focus();
    await expect(sendWithTab(target)).toBe(0);
    await expectOpen(canvas);
  },
};

/** The first zone is still in the field that has the focus: the next one takes its place. */
export const ScannedBehind: Story = {
  play: async ({ canvas }) => {
    const target = await compareFirst(canvas);
    target.focus();
    await userEvent.type(target, otherLines.join("").toLowerCase());
    await expect(sendWithTab(target)).toBe(0);
    await expectOpen(canvas);
  },
};

/** The result of the first document is there: the next one is scanned without touching anything. */
export const ScannedAtResult: Story = {
  play: async ({ canvas }) => {
    await compareFirst(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await canvas.findByRole("button", { name: "New check" });
    makeScanner()(keysOf(otherLines));
    await expectOpen(canvas);
  },
};

/** So it is where the second line comes while the first one is already there. */
export const ScannedSlowlyAtResult: Story = {
  play: async ({ canvas }) => {
    await compareFirst(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await canvas.findByRole("button", { name: "New check" });
    const keys = keysOf(otherLines);
    const send = makeScanner();
    send(keys.slice(0, 50));
    await pause(150);
    send(keys.slice(50));
    await expectOpen(canvas);
  },
};

/** The same document scanned once more is compared as before. */
export const ScannedAgain: Story = {
  play: async ({ canvas }) => {
    await compareFirst(canvas);
    makeScanner()(keysOf(sampleLines));
    // The scan has come when nothing has followed it for a while.
    await pause(300);
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await waitFor(() =>
      expect(judged).toHaveBeenCalledWith({
        series: "any",
        printed: { surname: "Lindquist", documentNumber: "L898902C3", sex: "F" },
      }),
    );
  },
};

export const PastedOver: Story = {
  play: async ({ canvas }) => {
    const zone = await compareFirst(canvas);
    await userEvent.click(zone);
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.paste(otherLines.join("\n"));
    await expectOpen(canvas);
  },
};

/** What the zone says something else of is open again, the rest stays. */
export const ZoneCorrected: Story = {
  play: async ({ canvas }) => {
    const zone = await compareFirst(canvas);
    const place = sampleLines[0].length + 1;
    await userEvent.type(zone, "M", {
      initialSelectionStart: place,
      initialSelectionEnd: place + 1,
    });
    await expect(zone).toHaveValue(sampleLines.join("\n").replace("L898902C3", "M898902C3"));
    const number = await choiceOf(canvas, "Document number");
    await expect(number.getByRole("radio", { name: "Open" })).toBeChecked();
    const sex = await choiceOf(canvas, "Sex");
    await expect(sex.getByRole("radio", { name: "Same" })).toBeChecked();
  },
};

/** A zone from the search comes to an address without a series. */
export const Delivered: Story = {
  parameters: { scene: { path: paths.dataCheck.withSeries(paths.dataCheck.form, "UTO-P-2010") } },
  play: async ({ canvas }) => {
    await compareFirst(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Deliver" }));
    await expectOpen(canvas);
  },
};
