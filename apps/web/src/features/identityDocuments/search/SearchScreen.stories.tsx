import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../../testing/Area.tsx";
import { isLoading, shows } from "../../../testing/plays.ts";
import { ok, pending, refused, type Replies } from "../../../testing/replies.ts";
import { inStoryWorld, type Scene } from "../../../testing/StoryWorld.tsx";
import { paths } from "../../../url/paths.ts";
import { sampleCountries } from "../../../widgets/samples.ts";
import IdentityDocumentsRoutes from "../routes.tsx";
import { sampleDocuments } from "../../../widgets/documents/samples.ts";
import { sampleFeatureKinds } from "../topicSamples.ts";

const call = "GET /identity-documents";
const path = paths.identityDocuments.search;
const { documents } = sampleDocuments;
const found = { documents, total: documents.length, unmeasured: 2 };

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  inStoryWorld({
    path,
    ...rest,
    replies: {
      "GET /countries": ok(sampleCountries),
      "GET /identity-documents/security-features": ok(sampleFeatureKinds),
      "GET /identity-documents/column-heading": ok({}),
      [call]: ok(found),
      ...replies,
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Identity documents/Search",
  component: Area,
  args: { base: paths.identityDocuments.base, routes: IdentityDocumentsRoutes },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Beside the navigation of a usual screen a field that is left open is read whole, also in Spanish. */
export const LeftOpen: Story = {
  globals: { viewport: { value: "desk" } },
  decorators: [
    (Shown) => (
      <div style={{ width: 1126 }}>
        <Shown />
      </div>
    ),
    ...scene({}, { language: "es" }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole("combobox", { name: "Tamaño" });
    const selects = canvas.getAllByRole("combobox").filter((one) => one.localName === "select");
    await expect(selects.length).toBeGreaterThan(4);
    for (const select of selects) {
      const asWideAsItsWord = document.createElement("select");
      asWideAsItsWord.className = select.className;
      asWideAsItsWord.style.width = "max-content";
      asWideAsItsWord.append(new Option("Cualquiera"));
      select.after(asWideAsItsWord);
      const { width } = asWideAsItsWord.getBoundingClientRect();
      asWideAsItsWord.remove();
      await expect(width).toBeLessThanOrEqual(select.getBoundingClientRect().width);
    }
  },
};

/** What is looked for is kept in the address, under dotted keys; what is unmeasured is counted. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    await shows(canvas, "Documents: 3");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Number starts with" }), "C0");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Chip" }), "Chip");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Size" }), "TD3");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Security feature" }),
      "Kinegram",
    );
    await waitFor(() => {
      const query = new URLSearchParams(addressIn(canvas).split("?")[1]);
      return expect(Object.fromEntries(query)).toEqual({
        "number.start": "C0",
        chip: "true",
        "size.format": "TD3",
        feature: "kinegram",
      });
    });
    await expect(canvas.getByText(/: 2$/)).toBeVisible();
  },
};

/** The address fills the fields. */
export const FromAddress: Story = {
  decorators: scene({}, { path: `${path}?group=passports&issued.year=2018` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Group" })).toHaveValue("passports");
    await expect(canvas.getByRole("textbox", { name: "Issued in" })).toHaveValue("2018");
  },
};

/** Those of which something asked for is not recorded are a list of their own. */
export const Unmeasured: Story = {
  decorators: scene({}, { path: `${path}?chip=true&unmeasured=true` }),
  play: async ({ canvas }) => {
    await shows(canvas, "Documents with missing details: 3");
  },
};

/** An address that was saved when the parameter had another name. */
export const SavedAddress: Story = {
  ...Unmeasured,
  decorators: scene({}, { path: `${path}?chip=true&unjudged=true` }),
};

export const NothingFound: Story = {
  decorators: scene(
    { [call]: ok({ documents: [], total: 0, unmeasured: 0 }) },
    { path: `${path}?text=zzz` },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No documents match" })).toBeVisible();
  },
};

/** A year that cannot be is told at its field. */
export const BadYear: Story = {
  decorators: scene({}, { path: `${path}?issued.year=1850` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Issued in" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
};

export const Loading: Story = {
  decorators: scene({ [call]: pending() }),
  play: isLoading,
};
const hasFailed: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 2 })).toBeVisible();
  await expect(canvas.queryByRole("table")).toBeNull();
};
export const Failed: Story = {
  decorators: scene({ [call]: refused(500, "internal_error") }),
  play: hasFailed,
};
export const Forbidden: Story = {
  decorators: scene({ [call]: refused(403, "permission_missing") }),
  play: hasFailed,
};
