import type { StolenImport, Upload } from "@specimen/api/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { fitsWidth, narrow } from "../../testing/narrow.tsx";
import { ok, once, refused, type Replies, type Reply } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolDataCheckRoutes from "./routes.tsx";
import { sampleImport, sampleStolenCheck, sampleUnderWay } from "./samples.ts";

const { base, stolen } = paths.clientToolDataCheck;
const upload: Upload = {
  id: "u1",
  purpose: "stolen",
  name: "stolen.csv",
  bytes: 12,
  chunks: 1,
  missing: [],
  expiresAt: "2026-11-22T12:00:00Z",
};
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /client-tool/data-check/stolen": ok({
    version: "7",
    count: 212,
    lastAddedAt: "2026-11-04T09:00:00Z",
  }),
  "POST /client-tool/data-check/stolen": ok({
    changeId: "42",
    status: "effective",
    subjects: ["1"],
    version: "8",
  }),
  "POST /client-tool/uploads": ok(upload),
  "GET /client-tool/data-check/stolen/imports": ok({ imports: [sampleImport] }),
};
const list = "/client-tool/data-check/stolen/imports";

/** A service whose list takes one step with each answer about it, and that tells it to all who ask. */
function service(steps: readonly Partial<StolenImport>[]): Replies {
  let at = -1;
  const now = (): StolenImport | null =>
    at < 0 ? null : { ...sampleUnderWay, ...steps[Math.min(at, steps.length - 1)] };
  const latest: Reply = () => {
    const answer = now();
    // What is waited for takes its time; what is waiting for somebody does not change.
    if (answer?.state.endsWith("ing") === true) at += 1;
    return ok({ imports: answer === null ? [sampleImport] : [answer, sampleImport] })(
      new Request("http://stage"),
    );
  };
  const step: Reply = (request) => {
    at += 1;
    return ok(now())(request);
  };
  return {
    [`GET ${list}`]: latest,
    [`POST ${list}`]: step,
    [`GET ${list}/{id}`]: (request) => ok({ ...now(), check: sampleStolenCheck })(request),
    [`POST ${list}/{id}/store`]: step,
    [`DELETE ${list}/{id}`]: (request) => {
      at = -1;
      return ok({})(request);
    },
  };
}
const checking: Partial<StolenImport> = { state: "checking", share: 0.2 };
const checked: Partial<StolenImport> = { state: "checked", share: 1 };

const meta: Meta<typeof Area> = {
  title: "Client tool/Stolen documents",
  component: Area,
  args: { base, routes: ClientToolDataCheckRoutes },
  decorators: [inStoryWorld({ path: stolen, replies })],
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

const csv = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("there is no field for a file");
  const file = new File(["number;state"], "stolen.csv", { type: "text/csv" });
  return userEvent.upload(input, file);
};

/** A single number; nothing typed is told at the field. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await shows(canvas, "Numbers on the list: 212");
    await userEvent.click(canvas.getByRole("button", { name: "Add to the list" }));
    await expect(canvas.getByText("Enter a value.")).toBeVisible();
  },
};

/** A file is checked row by row before anything is saved; then it is imported while nobody waits. */
export const Imported: Story = {
  parameters: at(stolen, {
    replies: service([
      checking,
      checked,
      { state: "importing" },
      { state: "imported", share: 1, numbers: 46, outcome: "effective", changeId: "42" },
    ]),
  }),
  play: async ({ canvas, canvasElement }) => {
    const choose = await canvas.findByRole("button", { name: "Choose a file" });
    choose.focus();
    await csv(canvasElement);
    const bar = await canvas.findByRole("progressbar", { name: "Checking stolen.csv" });
    await expect(bar).toBeVisible();
    await shows(canvas, "This continues if you leave the page.");
    const cancel = canvas.getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    const table = await canvas.findByRole("table", { name: "Wrong rows" });
    await expect(within(table).getAllByRole("row")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Import (46)" }));
    await canvas.findByRole("progressbar", { name: "Importing stolen.csv" });
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await canvas.findByRole("button", { name: "Choose a file" });
    const latest = canvas.getByRole("table", { name: "Latest imports" });
    await expect(within(latest).getByRole("link", { name: /stolen\.csv/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveFocus(),
    );
  },
};

/** A service with one list under way, until that is given up. */
function underWay(): Replies {
  let imports = [sampleUnderWay, sampleImport];
  return {
    [`GET ${list}`]: (request) => ok({ imports })(request),
    [`DELETE ${list}/{id}`]: (request) => {
      imports = [sampleImport];
      return ok({})(request);
    },
  };
}

/** Whoever comes back sees how far it is and who sent it, and can give it up. */
export const UnderWay: Story = {
  parameters: at(stolen, { replies: underWay() }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Importing stolen.csv" });
    await expect(bar).toBeVisible();
    await shows(canvas, /^Sent: .+, Ada Winter$/);
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await canvas.findByRole("button", { name: "Choose a file" });
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(canvas.queryByText(/was cancelled/)).toBeNull();
  },
};

/** A list that the service could not end says so at the field of the next file. */
export const Stopped: Story = {
  parameters: at(stolen, {
    replies: {
      [`GET ${list}`]: ok({ imports: [{ ...sampleUnderWay, state: "stopped" }, sampleImport] }),
    },
  }),
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole("button", { name: "Choose a file" });
    await expect(choose).toHaveAccessibleDescription(/^The service stopped before stolen\.csv/);
  },
};

/** A number that no document has is told at its field and stays there. */
export const Unfit: Story = {
  parameters: at(stolen, {
    replies: {
      "POST /client-tool/data-check/stolen": refused(422, "invalid_input", [
        { in: "body", path: "number", code: "length" },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    const number = await canvas.findByRole("textbox", { name: "Document number" });
    await userEvent.type(number, "A1");
    await userEvent.click(canvas.getByRole("button", { name: "Add to the list" }));
    await shows(canvas, "Enter 5 to 20 letters (A to Z) and digits.");
    await expect(number).toHaveFocus();
    await expect(number).toHaveValue("A1");
    await userEvent.type(number, "2");
    await expect(canvas.queryByText(/^Enter 5 to 20/)).toBeNull();
  },
};
const gone = refused(422, "invalid_input", [{ in: "body", path: "uploadId", code: "expired" }]);

/** A file whose upload is gone before it is checked is asked for again at its field. */
export const FileGone: Story = {
  parameters: at(stolen, { replies: { [`POST ${list}`]: gone } }),
  play: async ({ canvas, canvasElement }) => {
    const number = await canvas.findByRole("textbox", { name: "Document number" });
    await userEvent.type(number, "AB12345");
    const choose = await canvas.findByRole("button", { name: "Choose a file" });
    choose.focus();
    await csv(canvasElement);
    await canvas.findByText(/is no longer stored.*Choose it again\.$/);
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveFocus();
    await expect(number).toHaveValue("AB12345");
  },
};
export const NotCsv: Story = {
  parameters: at(stolen, {
    replies: {
      [`GET ${list}`]: ok({ imports: [{ ...sampleUnderWay, state: "failed", fault: "notCsv" }] }),
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, /^This file cannot be read as CSV/);
  },
};
/** Who waits for a list that a colleague cancels is told what became of it. */
export const CancelledMeanwhile: Story = {
  parameters: at(stolen, {
    replies: {
      [`GET ${list}`]: once(
        ok({ imports: [{ ...sampleUnderWay, ...checking }, sampleImport] }),
        ok({ imports: [sampleImport] }),
      ),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("progressbar");
    await shows(canvas, /^The import of stolen.csv was cancelled\./);
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toBeVisible();
  },
};

export const NarrowGerman: Story = {
  ...narrow,
  parameters: at(stolen, {
    language: "de",
    replies: { [`GET ${list}`]: ok({ imports: [sampleUnderWay, sampleImport] }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("stolen.csv wird importiert");
    await canvas.findByText("Auf der Liste");
    await fitsWidth();
  },
};
