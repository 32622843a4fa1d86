import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, unreachable, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import BanknotesRoutes from "../routes.tsx";
import { sampleNote, sampleOlder, sampleUpright } from "../samples.ts";

const three = [sampleNote, sampleOlder, sampleUpright];
const here = paths.banknotes.compare(three.map(({ id }) => id));

/** Answers each note by its id, others as not there. */
const answers: Reply = (request) => {
  const id = new URL(request.url).pathname.split("/").at(-1);
  const note = three.find((each) => each.id === id);
  return (note === undefined ? refused(404, "not_found") : ok(note))(request);
};

const scene = (reply: Reply, rest: Scene = {}) => [
  inStoryWorld({ path: here, ...rest, replies: { "GET /banknotes/{id}": reply } }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Compare",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

const transforms = (canvas: { getAllByRole: (role: string, by: object) => HTMLElement[] }) =>
  canvas
    .getAllByRole("group", { name: /series|ES2/ })
    .map((frame) => frame.firstElementChild?.getAttribute("style"));

/** One light, one side and one hand for all notes, and all of it in the address. */
export const Loaded: Story = {
  decorators: scene(answers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("img", { name: /Front, White: illustration/ })).toHaveLength(3),
    );
    await userEvent.keyboard("2");
    await userEvent.keyboard("f");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${here}&light=uv&side=back`));
    await userEvent.keyboard("+");
    const moved = transforms(canvas);
    await expect(moved).toHaveLength(3);
    await expect(moved[0]).toContain("scale(1.5)");
    await expect(new Set(moved).size).toBe(1);
    await waitFor(() => expect(addressIn(canvas)).toContain("zoom=1.5"));
  },
};

const onLookedUp = fn<NonNullable<Scene["onLookedUp"]>>();

/** Each compared note is counted once, one that is not there is not. */
export const Counted: Story = {
  beforeEach: () => {
    onLookedUp.mockClear();
  },
  decorators: scene(answers, {
    path: paths.banknotes.compare(["EUR-ES2-50", "XXX-1", "EUR-ES1-50"]),
  }),
  parameters: { scene: { onLookedUp } satisfies Scene },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Size/ });
    await waitFor(() => expect(onLookedUp).toHaveBeenCalledTimes(2));
    for (const resourceId of ["EUR-ES2-50", "EUR-ES1-50"])
      await expect(onLookedUp).toHaveBeenCalledWith({ resource: "banknote", resourceId });
  },
};

/** What differs is bold, and said to whoever listens; what is the same is not. */
export const Differences: Story = {
  decorators: scene(answers, { path: paths.banknotes.compare(["EUR-ES2-50", "EUR-ES1-50"]) }),
  play: async ({ canvas }) => {
    const size = await canvas.findByRole("row", { name: /^Size/ });
    await expect(size).toHaveTextContent("140 × 77 mm");
    const cell = (text: string) => within(canvas.getByRole("table")).getAllByText(text)[0];
    const weight = (text: string) => getComputedStyle(cell(text) ?? document.body).fontWeight;
    await expect(weight("133 × 77 mm")).toBe("650");
    await expect(weight("Watermark")).toBe("650");
    await expect(weight("Fluorescent fibres")).toBe("400");
    await expect(weight("Orange")).toBe("400");
    await expect(canvas.getByRole("rowheader", { name: "Size (differs)" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Issuer" })).toBeVisible();
    const feature = (name: string) => cell(name)?.closest("li");
    await expect(feature("Watermark")).toHaveTextContent("Watermark (not in all)");
    await expect(feature("Fluorescent fibres")).toHaveTextContent(/^Fluorescent fibres$/);
  },
};

/** An address brings back notes, light, side and zoom. */
export const FromAddress: Story = {
  decorators: scene(answers, { path: `${here}&light=transmitted&side=back&zoom=3&x=30&y=40` }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("img", { name: /Back, Backlit/ })).toHaveLength(3),
    );
    await expect(new Set(transforms(canvas))).toEqual(
      new Set([expect.stringContaining("translate(60%, 30%) scale(3)")]),
    );
  },
};

/** A note that is not there can be taken out; the others stay. */
export const OneMissing: Story = {
  decorators: scene(answers, { path: paths.banknotes.compare(["EUR-ES2-50", "XYZ-1"]) }),
  play: async ({ canvas }) => {
    await shows(canvas, "There is no banknote XYZ-1");
    await userEvent.click(canvas.getByRole("button", { name: /^Remove: XYZ-1/ }));
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.compare(["EUR-ES2-50"])));
    await expect(canvas.queryByText("There is no banknote XYZ-1")).toBeNull();
  },
};

/** Without a note it says how one gets here. */
export const Empty: Story = {
  decorators: scene(answers, { path: "/notes/compare" }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Nothing to compare yet" }),
    ).toBeVisible();
  },
};

export const Loading: Story = { decorators: scene(pending()) };
export const Failed: Story = {
  decorators: scene(refused(500, "internal_error")),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(3),
    );
  },
};
/** Who may not see notes is told so for each, and can still take it out. */
export const Forbidden: Story = {
  decorators: scene(refused(403, "permission_missing")),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getAllByRole("heading", { name: "You do not have access to this" }),
      ).toHaveLength(3),
    );
    // Trying again would not help.
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(canvas.getByRole("button", { name: /^Remove: EUR-ES2-50/ })).toBeEnabled();
  },
};

/** Without a network what has come stays; what has not can be asked for again. */
export const Offline: Story = {
  decorators: scene(
    (request) => (request.url.includes("EUR-ES2-50") ? answers(request) : unreachable()(request)),
    { isOffline: true },
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(2),
    );
    await expect(canvas.getAllByRole("heading", { name: "You are offline" })).toHaveLength(2);
    await expect(await canvas.findByRole("link", { name: /^50 euro/ })).toBeVisible();
  },
};

export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(answers, { language: "lt" }),
};
