import type { DataCheck } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { Area } from "../../../testing/Area.tsx";
import { ok, refused, type Reply } from "../../../testing/replies.ts";
import { checkCalls as base, choose, picture, scanScene } from "../../../testing/scanScene.ts";
import { paths } from "../../../url/paths.ts";
import DataCheckRoutes from "../routes.tsx";
import {
  addedUpCheck,
  sampleForm,
  samplePage,
  uploadingCheck as uploading,
  waitingPage as waiting,
} from "../samples.ts";

/** What the service refuses of a check: one picture, all of them, or the lines that were corrected. */
const meta: Meta<typeof Area> = {
  title: "Data check/Refused",
  component: Area,
  args: { base: paths.dataCheck.scan, routes: DataCheckRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

const noPicture: DataCheck["pages"][number] = {
  ...waiting,
  state: "refused",
  refusal: "unsupportedType",
};
const failed: DataCheck = { ...uploading, stage: "failed", pages: [noPicture] };
const made: DataCheck = { ...addedUpCheck, way: "scan", pages: [samplePage] };
const scene = scanScene({ form: sampleForm, uploading, made });

/** Whatever its name says, the file is no picture. */
export const NoPicture: Story = {
  decorators: scene({ [`GET ${base}/auto-verify`]: ok(failed) }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByRole("heading", { name: "The pictures could not be read" }),
    ).toBeVisible();
    await expect(canvas.getByText("This file is not a JPEG, PNG or WebP picture.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("button", { name: "Choose pictures" })).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "Picture 1" })).toBeNull();
  },
};

/** Of two files one is no picture: the result of the other, and the way to exchange the refused one. */
export const OneOfTwo: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: ok({ ...made, pages: [samplePage, noPicture] }),
  }),
  play: async ({ canvas }) => {
    await choose(canvas, [picture("front.png"), picture("back.png")]);
    await shows(canvas, "Adds up");
    await expect(
      canvas.getByRole("heading", { name: "Some pictures could not be read" }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Picture 2 \(back\.png\): This file is not/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Choose other pictures" }));
    await expect(await canvas.findByRole("img", { name: "Picture 1" })).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "Picture 2" })).toBeNull();
  },
};

/** Chosen together with a file that the browser cannot open: the others stay, and it is named. */
export const OneCannotBeOpened: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText("Choose pictures", { selector: "input" });
    const heic = new File(["no picture"], "scan.heic", { type: "image/heic" });
    await userEvent.upload(input, [picture(), heic]);
    await shows(canvas, /^scan\.heic: This file is not/);
    await expect(await canvas.findByRole("img", { name: "Picture 1" })).toBeVisible();
  },
};

const sent: string[] = [];
/** Refuses lines that are too long, and takes others. */
const refusesLong: Reply = async (request) => {
  const { mrz } = (await request.clone().json()) as { mrz: string };
  sent.push(mrz);
  const errors = [{ in: "body" as const, path: "mrz", code: "too_big" }];
  return mrz.length > 200 ? refused(422, "invalid_input", errors)(request) : ok(made)(request);
};

/** Corrected lines that are refused stay at their field with the reason, and can be sent again. */
export const CorrectedLines: Story = {
  decorators: scene({ [`POST ${base}/{id}`]: refusesLong }),
  beforeEach: () => void sent.splice(0),
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Correct lines" }));
    const field = () =>
      canvas.findByRole<HTMLTextAreaElement>("textbox", { name: "Machine-readable zone" });
    await expect(await field()).toHaveFocus();
    await userEvent.clear(await field());
    const long = `${"A".repeat(120)}\n${"B".repeat(120)}`;
    await userEvent.click(await field());
    await userEvent.paste(long);
    const typed = (await field()).value;
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));

    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(/too many characters/),
    );
    await expect(await field()).toHaveValue(typed);
    await expect(await field()).toHaveFocus();
    // The result of before is still there.
    await expect(canvas.getByText("Adds up")).toBeVisible();
    await userEvent.clear(await field());
    await userEvent.click(await field());
    await userEvent.paste(made.lines.join("\n"));
    await expect(canvas.queryByText(/too many characters/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(await canvas.findByRole("button", { name: "Correct lines" })).toBeVisible();
    await expect(sent).toEqual([typed, made.lines.join("\n")]);
  },
};

const removed: DataCheck = {
  ...made,
  document: { id: "DEU-P-2017", name: { text: "Reisepass", lang: "de" }, countryId: "DE" },
};
const noSeries: Reply = refused(422, "invalid_input", [
  { in: "params", path: "id", code: "not_found" },
]);

/** The series of a result is removed: that is said at its field, and neither lines nor result are lost. */
export const SeriesRemoved: Story = {
  decorators: scene({
    [`GET ${base}/auto-verify`]: ok(removed),
    [`POST ${base}/{id}`]: async (request) =>
      (request.url.endsWith("/any") ? ok(made) : noSeries)(request),
  }),
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Correct lines" }));
    const lines = await canvas.findByRole("textbox", { name: "Machine-readable zone" });
    await userEvent.clear(lines);
    await userEvent.paste(made.lines.join("").replace("8706146F", "8706141F"));
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));

    await waitFor(() =>
      expect(
        canvas.getByRole("combobox", { name: "Series of the document" }),
      ).toHaveAccessibleDescription(/This series does not exist/),
    );
    const series = canvas.getByRole("combobox", { name: "Series of the document" });
    await expect(series).toHaveFocus();
    await expect(canvas.getByText("Adds up")).toBeVisible();
    await expect(
      canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "Machine-readable zone" }).value,
    ).toContain("8706141F");
    await userEvent.selectOptions(series, "Any document");
    await expect(series).not.toHaveAccessibleDescription(/does not exist/);
    await userEvent.click(canvas.getByRole("button", { name: "Compare with the series" }));
    await expect(await canvas.findByRole("button", { name: "Correct lines" })).toBeVisible();
  },
};

/** The address names a series that does not exist: the pictures go on without it. */
export const UnknownSeries: Story = {
  decorators: scene(
    {
      [`POST ${base}/auto-verify`]: async (request) => {
        const { seriesId } = (await request.clone().json()) as { seriesId?: string };
        const errors = [{ in: "body" as const, path: "seriesId", code: "not_found" }];
        return (seriesId === undefined ? ok(uploading) : refused(422, "invalid_input", errors))(
          request,
        );
      },
    },
    { path: paths.dataCheck.withSeries(paths.dataCheck.scan, "nothing") },
  ),
  play: async ({ canvas }) => {
    await choose(canvas);
    await shows(canvas, /This series does not exist/);
    await userEvent.click(canvas.getByRole("link", { name: "Any document" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await shows(canvas, "Adds up");
  },
};

/** Typing it instead compares with the series that was chosen. */
export const TypedInstead: Story = {
  decorators: scene(
    { [`GET ${base}/auto-verify`]: ok(failed) },
    { path: paths.dataCheck.withSeries(paths.dataCheck.scan, "DEU-P-2017") },
  ),
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole("link", { name: "Type it instead" })).toHaveAttribute(
      "href",
      paths.dataCheck.withSeries(paths.dataCheck.form, "DEU-P-2017"),
    );
  },
};
