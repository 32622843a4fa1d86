import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../../testing/plays.ts";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { ok, pending, refused, unreachable, type Reply } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleCountry, sampleDictionary } from "../../../widgets/samples.ts";
import BanknotesRoutes from "../routes.tsx";
import {
  sampleNote,
  sampleUnknown,
  sampleUpright,
  sampleWithdrawn,
  sampleWorthless,
} from "../samples.ts";

const here = paths.banknotes.detail("EUR-ES2-50", "EU");

const scene = (reply: Reply, rest: Scene = {}) => [
  inStoryWorld({
    path: here,
    ...rest,
    replies: { "GET /countries/dictionary/": ok(sampleDictionary), "GET /banknotes/{id}": reply },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Banknotes/Detail",
  component: Area,
  args: { base: paths.banknotes.base, routes: BanknotesRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Light, side, feature and zoom follow keys, pins and cards, and are kept in the address. */
export const Loaded: Story = {
  decorators: scene(ok(sampleNote)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "50 euro" })).toBeVisible();
    await expect(document.title).toMatch(/^50 euro, .+, Eurozone · Specimen$/);
    await expect(canvas.getByRole("heading", { level: 2, name: "Buy and sell" })).toBeVisible();
    await expect(canvas.getByText("Unverified: not checked against a source")).toBeVisible();
    // Whether a source was checked is one fact, how sure the editors are another.
    await expect(canvas.getByText(/^Unverified: based on general knowledge/)).toBeVisible();
    await expect(canvas.getByText("Confidence: high")).toBeVisible();

    await userEvent.keyboard("2");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "UV" })).toBeChecked());
    await expect(addressIn(canvas)).toBe(`${here}?light=uv`);

    await userEvent.keyboard("f");
    await waitFor(() => expect(addressIn(canvas)).toBe(`${here}?light=uv&side=back`));

    await userEvent.click(canvas.getByRole("button", { name: /^2 Fluorescent fibres/ }));
    await waitFor(() => expect(addressIn(canvas)).toBe(`${here}?light=uv&feature=uv_fibres`));
    await expect(canvas.getByRole("button", { name: "2: Fluorescent fibres" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    await userEvent.click(canvas.getByRole("button", { name: "1: Watermark" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Backlit" })).toBeChecked());

    await userEvent.keyboard("+");
    await shows(canvas, "150%");
    await waitFor(() => expect(addressIn(canvas)).toContain("zoom=1.5"));
    await userEvent.keyboard("0");
    await waitFor(() => expect(addressIn(canvas)).not.toContain("zoom"));
  },
};

/** An address that names a country the note is not money of leads back to that of the note. */
export const OpenedUnderAnother: Story = {
  decorators: scene(
    (request) =>
      (new URL(request.url).search === "" ? ok(sampleNote) : refused(422, "invalid_input"))(
        request,
      ),
    { path: paths.banknotes.detail("EUR-ES2-50", "eu") },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "50 euro" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Eurozone" })).toHaveAttribute(
      "href",
      paths.banknotes.list("EU"),
    );
  },
};

/** A euro note opened under a member: the issuer's flag and name, the member only as the way in. */
export const OpenedUnderAMember: Story = {
  decorators: scene(ok({ ...sampleNote, country: sampleCountry("DE") }), {
    path: paths.banknotes.detail("EUR-ES2-50", "DE"),
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Eurozone, opened under Germany");
    await expect(canvas.getByRole("link", { name: "Germany" })).toHaveAttribute(
      "href",
      paths.banknotes.list("DE"),
    );
  },
};

/** True size is an estimate until a bank card was held to the screen; then it is said to be true. */
export const TrueSize: Story = {
  decorators: scene(ok(sampleNote)),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "50 euro" });
    await userEvent.keyboard("t");
    await shows(canvas, /^Approximate size/);
    await expect(addressIn(canvas)).toBe(`${here}?trueSize=true`);
    const paper = () => canvas.getByRole("img", { name: /illustration$/ });
    await waitFor(() => expect(Math.round(paper().clientWidth)).toBe(529));
    await expect(canvas.getByRole("group", { name: "Actual size" })).toHaveProperty("tabIndex", 0);

    await userEvent.click(canvas.getByRole("button", { name: "Calibrate" }));
    const width = await canvas.findByRole("slider", { name: "Width of the outline" });
    await expect(width).toHaveValue("324");
    for (let step = 0; step < 18; step += 1)
      await userEvent.click(canvas.getByRole("button", { name: "Wider" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save for this device" }));
    // 342 pixels for 85.60 mm are 4 a millimetre.
    await shows(canvas, "Actual size: this screen is calibrated");
    await waitFor(() => expect(Math.round(paper().clientWidth)).toBe(559));

    await userEvent.keyboard("+");
    await waitFor(() => expect(addressIn(canvas)).not.toContain("trueSize"));
    await expect(canvas.queryByText("Actual size: this screen is calibrated")).toBeNull();
  },
};

/** A note of unknown size has no true size, and says so. */
export const SizeUnknown: Story = {
  decorators: scene(ok({ ...sampleNote, widthMm: null, heightMm: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: "Actual size" }),
    ).toHaveAccessibleDescription("The size is not known.");
    await userEvent.keyboard("t");
    await expect(addressIn(canvas)).toBe(here);
  },
};

/** The notes of the same value stand side by side with what tells them apart, and nothing else. */
export const LookAlikes: Story = {
  decorators: scene(ok(sampleNote)),
  play: async ({ canvas }) => {
    const older = await canvas.findByRole("row", { name: /First series \(ES1\).*01\.01\.2002/ });
    await expect(older).toHaveTextContent("Renaissance gateway");
    await expect(older).toHaveTextContent("Also: Hologram patch");
    await expect(older).toHaveTextContent("Not recorded: Fluorescent fibres");
    await expect(canvas.getByRole("link", { name: "First series (ES1)" })).toHaveAttribute(
      "href",
      paths.banknotes.detail("EUR-ES1-50", "EU"),
    );
    await expect(canvas.queryByRole("columnheader", { name: "Material" })).toBeNull();
  },
};

/** Of a note without look-alikes it is said that there are none. */
export const Alone: Story = {
  decorators: scene(ok({ ...sampleNote, lookAlikes: [] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No other note with this currency and denomination is recorded."),
    ).toBeVisible();
  },
};

/** An address brings back what was looked at. */
export const FromAddress: Story = {
  decorators: scene(ok(sampleNote), {
    path: paths.banknotes.detail("EUR-ES2-50", "EU", "light=ir&side=back&zoom=3"),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("radio", { name: "IR" })).toBeChecked());
    await expect(canvas.getByRole("radio", { name: "Back" })).toBeChecked();
    await expect(canvas.getByText("300%")).toBeVisible();
    await expect(canvas.getByText(/photo · Nothing recorded for this light$/)).toBeVisible();
    const frame = canvas.getByRole("group", { name: "50 euro" });
    frame.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(frame.firstElementChild).not.toHaveStyle({
      transform: "translate(0%, 0%) scale(3)",
    });
  },
};

export const Withdrawn: Story = {
  decorators: scene(ok(sampleWithdrawn)),
  play: async ({ canvas }) => {
    await shows(canvas, "Exchange only, no time limit");
    await expect(
      canvas.getByText(
        "Legal tender until 31.12.2001. Exchange: Deutsche Bundesbank, no time limit. Your organisation’s rule: do not buy or sell.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Source: ecb\.europa\.eu/ })).toBeVisible();
  },
};

/** A note that is money and no legal tender is not called so. */
export const NoLegalTender: Story = {
  decorators: scene(
    ok({
      ...sampleNote,
      answer: { ...sampleNote.answer, isLegalTender: false },
      timeline: sampleNote.timeline.filter(({ kind }) => kind === "issued"),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "Issue date: 04.04.2017. Not legal tender. Your organisation’s rule: buy and sell.",
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Legal tender/)).toBeNull();
  },
};

export const Worthless: Story = {
  decorators: scene(ok(sampleWorthless)),
  play: async ({ canvas }) => {
    await shows(canvas, "Worthless since 01.06.2026");
  },
};

export const Unknown: Story = {
  decorators: scene(ok(sampleUnknown)),
  play: async ({ canvas }) => {
    await shows(canvas, "Not known");
  },
};

/** An upright note shows both sides, and its size as it is held. */
export const Upright: Story = {
  decorators: scene(ok(sampleUpright)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("70 × 144 mm"))[0]).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole("img", { name: /illustration$/ })).toHaveLength(2),
    );
    await expect(canvas.queryByRole("radio", { name: "Back" })).toBeNull();
  },
};

export const Loading: Story = { decorators: scene(pending()) };

export const Missing: Story = {
  decorators: scene(refused(404, "not_found"), { path: paths.banknotes.detail("ABC-1", "DK") }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "There is no banknote ABC-1" }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = { decorators: scene(refused(403, "permission_missing")) };
export const Failed: Story = { decorators: scene(refused(500, "internal_error")) };
export const Offline: Story = { decorators: scene(unreachable()) };

export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene(ok(sampleWithdrawn), { language: "de" }),
};
