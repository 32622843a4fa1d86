import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { AreaWithJumps } from "../../../testing/AreaWithJumps.tsx";
import { isHeaded, isLoading, shows } from "../../../testing/plays.ts";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleDictionary } from "../../../widgets/samples.ts";
import IdentityDocumentsRoutes from "../routes.tsx";
import { sampleDocument, sampleUnknownDocument } from "../../../widgets/documents/samples.ts";

const call = "GET /identity-documents/{id}";
const here = paths.identityDocuments.detail("DEU-P-2017");

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path: here,
    ...rest,
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      [call]: ok(sampleDocument),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Identity documents/Detail",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

const counted = fn();

/** The answer comes first, with its reason; opening the page counts as a look-up. */
export const Loaded: Story = {
  decorators: scene({}, { onLookedUp: counted }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Passport" })).toBeVisible();
    await expect(document.title).toBe("Passport 2017, Germany · Specimen");
    await expect(canvas.getByText("Accept")).toBeVisible();
    await expect(
      canvas.getByText(/^Still issued\. On your organisation’s list for this country\.$/),
    ).toBeVisible();
    await expect(canvas.getByText("Fulfils the duty of identification.")).toBeVisible();
    await expect(canvas.getByText("The data page was exchanged.")).toBeVisible();
    await expect(canvas.getByText("Nom")).toHaveAttribute("lang", "fr");
    const pages = canvas.getByRole("radiogroup", { name: "Side" });
    await expect(pages.querySelectorAll("img")).toHaveLength(3);
    await expect(counted).toHaveBeenCalledWith({
      resource: "identityDocument",
      resourceId: "DEU-P-2017",
    });
  },
};

/** N walks forward, Shift and N back, S ticks; the viewer turns to the page and light of each. */
export const CheckByKeyboard: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const check = within(await canvas.findByRole("region", { name: "30-second check" }));
    await expect(check.getByRole("heading", { level: 3, name: "Look" })).toBeVisible();
    await expect(check.getByText("Seen: 0 of 3")).toBeVisible();
    await userEvent.keyboard("n");
    await expect(
      check.getByRole("button", { name: /^1\s*Portrait engraved by laser$/ }),
    ).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("sn");
    await expect(check.getByText("Tilt the page: the eagles change colour.")).toBeVisible();
    await userEvent.keyboard("nn{Shift>}n{/Shift}");
    await expect(
      check.getByRole("button", { name: /^3\s*Fluorescent overprint$/ }),
    ).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => {
      const query = new URLSearchParams(addressIn(canvas).split("?")[1]);
      return expect(Object.fromEntries(query)).toEqual({
        light: "uv",
        side: "cover",
        feature: "f3",
      });
    });
    await userEvent.keyboard("sn");
    await expect(check.getByText("Seen: 2 of 3")).toBeVisible();
    await expect(check.getByText("Not seen: Identigram")).toBeVisible();
    await expect(check.getByText(/It does not judge the document/)).toBeVisible();
    await userEvent.click(check.getByRole("button", { name: "Start again" }));
    await expect(check.getByText("Seen: 0 of 3")).toBeVisible();
  },
};

/** A feature is chosen in the list or on the picture: both show it. */
export const FeatureByPointer: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const check = within(await canvas.findByRole("region", { name: "30-second check" }));
    await userEvent.click(check.getByRole("button", { name: /^2\s*Identigram$/ }));
    await expect(canvas.getByRole("button", { name: "2: Identigram" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const tick = check.getByRole("button", { name: "Seen: Identigram" });
    await userEvent.click(tick);
    await expect(tick).toHaveAttribute("aria-pressed", "true");
    await expect(check.getByText("Seen: 1 of 3")).toBeVisible();
  },
};

/** The address names feature, light and page; the check goes on from there. */
export const FromAddress: Story = {
  decorators: scene({}, { path: `${here}?feature=f2` }),
  play: async ({ canvas }) => {
    const check = within(await canvas.findByRole("region", { name: "30-second check" }));
    await expect(check.getByText("Tilt the page: the eagles change colour.")).toBeVisible();
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=f3"));
  },
};

/** Who looks closely at one feature looks as closely at the next. */
export const StepsEnlarged: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const check = within(await canvas.findByRole("region", { name: "30-second check" }));
    await userEvent.keyboard("n+");
    await waitFor(() => expect(addressIn(canvas)).toContain("zoom=1.5"));
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=f2"));
    await expect(addressIn(canvas)).toContain("zoom=1.5");
    await expect(canvas.getByText("150%")).toBeVisible();
    await userEvent.keyboard("ts");
    await waitFor(() => expect(addressIn(canvas)).toContain("trueSize=true"));
    await userEvent.click(check.getByRole("button", { name: "Start again" }));
    await waitFor(() => expect(addressIn(canvas)).not.toContain("feature="));
    await expect(addressIn(canvas)).toContain("trueSize=true");
  },
};

/** Steps turn the viewer also where somebody went to another address of the document and back. */
export const StepsAfterGoingBack: Story = {
  decorators: scene(),
  render: (args) => <AreaWithJumps {...args} to={`${here}?feature=f2`} />,
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "30-second check" });
    await userEvent.click(canvas.getByRole("button", { name: "Other record" }));
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=f2"));
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=f3"));
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(addressIn(canvas)).toBe(here));
    await userEvent.keyboard("n");
    await waitFor(() => expect(addressIn(canvas)).toContain("feature=f1"));
  },
};

/** A number is tested as it is typed; what differs is named. */
export const NumberTested: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("textbox", { name: "Test a number" });
    await userEvent.type(box, "c01x");
    await expect(canvas.getByText("It matches so far; characters: 4")).toBeVisible();
    await userEvent.type(box, "00t47");
    await expect(canvas.getByText("The number has this format")).toBeVisible();
    await userEvent.type(box, "1");
    await expect(canvas.getByText("The number should end before position 10")).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, "X");
    await expect(canvas.getByText("Position 1 is “X”; expected: one of C F G H J K")).toBeVisible();
  },
};

/** Each run of the zone says what it is, check digits too. */
export const ZoneExplained: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const zone = within(await canvas.findByRole("region", { name: "Machine-readable zone" }));
    const rows = zone.getAllByRole("listitem");
    await expect(rows).toHaveLength(14);
    await expect(rows[3]).toHaveTextContent("Line 2, 1 to 9C01X00T47Document number");
    await expect(rows[4]).toHaveTextContent(
      "Line 2, position 101Check digit of the document number",
    );
  },
};

/** The series before it is a link, and what differs stands out. */
export const SimilarSeries: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Which series is this?" }));
    await expect(table.getByText("This document")).toBeVisible();
    await expect(table.getByText("hard cover")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open predecessor" })).toHaveAttribute(
      "href",
      paths.identityDocuments.detail("DEU-P-2007"),
    );
  },
};

/** A feature leads to the page of its kind. */
export const FeatureLinks: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Identigram: More on this feature" }),
    ).toHaveAttribute("href", paths.identityDocuments.securityFeature("identigram"));
  },
};

/** Little is known: what is not is said, and nothing pretends to be there. */
export const HardlyKnown: Story = {
  decorators: scene({ [call]: ok(sampleUnknownDocument) }),
  play: async ({ canvas }) => {
    await shows(canvas, "Do not accept");
    await expect(canvas.getByText("Not valid after 19.01.2033.")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Test a number" })).toBeNull();
    await expect(canvas.queryByRole("region", { name: "Machine-readable zone" })).toBeNull();
    await expect(
      canvas.getByText("No other series of this country and kind is recorded."),
    ).toBeVisible();
    await userEvent.keyboard("n");
    await expect(addressIn(canvas)).toBe(here);
  },
};

/** A rule of law decides: its text is the reason. */
export const ByLaw: Story = {
  decorators: scene({
    [call]: ok({
      ...sampleDocument,
      answer: { ...sampleDocument.answer, kind: "ask", decidedBy: "law", reason: "lawAsks" },
    }),
  }),
  play: async ({ canvas }) => {
    await shows(canvas, "Ask first");
    await expect(canvas.getAllByText(/Fulfils the duty of identification/)).toHaveLength(2);
  },
};

export const WithCustomerNote: Story = {
  decorators: scene({
    [call]: ok({
      ...sampleDocument,
      info: { text: "<p>Copy the <strong>data page</strong>.</p>", lang: "en" },
    }),
  }),
  play: async ({ canvas }) => {
    const note = within(
      await canvas.findByRole("region", { name: "Information from your organisation" }),
    );
    await expect(note.getByText("data page")).toBeVisible();
    await expect(canvas.queryByText(/<p>/)).toBeNull();
  },
};

/** What is only there in English is marked as such. */
export const InAnotherLanguage: Story = {
  decorators: scene({}, { language: "pl" }),
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText("Identigram");
    await expect(name).toHaveAttribute("lang", "en");
    const check = within(canvas.getByRole("region", { name: "Kontrola w 30 sekund" }));
    await userEvent.keyboard("n");
    await expect(await check.findByText("język: angielski")).toBeVisible();
  },
};

export const NarrowGerman: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "30-Sekunden-Prüfung" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  decorators: scene({ [call]: pending() }),
  play: isLoading,
};

export const Missing: Story = {
  decorators: scene({ [call]: refused(404, "not_found") }),
  play: isHeaded("There is no document DEU-P-2017"),
};
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
  play: isHeaded("You do not have access to this"),
};
export const Failed: Story = {
  decorators: scene({ [call]: refused(500, "internal_error") }),
  play: isHeaded("The document could not be loaded"),
};
