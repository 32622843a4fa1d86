import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok } from "../../testing/replies.ts";
import { sampleArea } from "../../testing/sampleAreas.ts";
import { inStoryWorld, type Scene } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleDictionary, sampleTop } from "../../widgets/samples.ts";
import IdentityDocumentsPanel from "./panel.tsx";

/** The areas that have the check's page at these addresses, and what its configuration says. */
const scene = (
  pages: readonly ("/dashboard/auto-verify" | "/dashboard/scan-upload")[],
  enabled: boolean,
  verificationProfile: "auto-verify" | "scan-upload",
  rest: Scene = {},
) => [
  inStoryWorld({
    path: paths.dashboard.base,
    areas: pages.map((base) => sampleArea({ name: "identityDocuments", base })),
    ...rest,
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      "GET /stats/top": ok(sampleTop),
      "GET /identity-documents/data-check/auto-verify/config": ok({
        enabled,
        verificationProfile,
        services: [],
      }),
    },
  }),
];

const meta: Meta<typeof Area> = {
  title: "Identity documents/Panel",
  component: Area,
  args: { base: paths.dashboard.base, routes: IdentityDocumentsPanel },
};
export default meta;
type Story = StoryObj<typeof Area>;
type Play = Parameters<NonNullable<Story["play"]>>[0];

const check = { name: "Check a document" };

/** Nothing offers a check that is not there. */
const offersNoCheck = async ({ canvas }: Play) => {
  await canvas.findByRole("combobox");
  await expect(canvas.queryByRole("link", check)).toBeNull();
};

/** The code box matches in any case, says what is unknown, and is empty again after submit. */
export const Loaded: Story = {
  decorators: scene([], true, "auto-verify"),
  play: async (play) => {
    await offersNoCheck(play);
    const { canvas } = play;
    const country = canvas.getByRole("textbox", { name: "Country code" });
    await userEvent.type(country, "xq");
    await userEvent.click(canvas.getByRole("button", { name: "Go" }));
    await shows(canvas, "XQ: country not found");
    await expect(country).toHaveValue("");
    await userEvent.type(country, "de{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.identityDocuments.list("DE")));
  },
};

/** What surrounds a code that is pasted is left out; a longer one is never cut to that of another country. */
export const Pasted: Story = {
  decorators: scene([], true, "auto-verify"),
  play: async ({ canvas }) => {
    const country = await canvas.findByRole("textbox", { name: "Country code" });
    await canvas.findByRole("combobox");
    await userEvent.click(country);
    await userEvent.paste("DEN");
    await userEvent.keyboard("{Enter}");
    await shows(canvas, "DEN: country not found");
    await userEvent.paste(" de ");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.identityDocuments.list("DE")));
  },
};

/** The verification profile decides where the check is. */
export const CheckByPhoto: Story = {
  decorators: scene(["/dashboard/auto-verify"], true, "auto-verify"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", check)).toHaveAttribute(
      "href",
      paths.dataCheck.phone,
    );
  },
};

export const CheckByScan: Story = {
  decorators: scene(["/dashboard/scan-upload"], true, "scan-upload"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", check)).toHaveAttribute(
      "href",
      paths.dataCheck.scan,
    );
  },
};

/** Its page is not the one that the profile asks for. */
export const CheckWithoutPage: Story = {
  decorators: scene(["/dashboard/auto-verify"], true, "scan-upload"),
  play: offersNoCheck,
};

export const CheckSwitchedOff: Story = {
  decorators: scene(["/dashboard/auto-verify"], false, "auto-verify"),
  play: offersNoCheck,
};

export const CheckNotPermitted: Story = {
  decorators: scene(["/dashboard/auto-verify"], true, "auto-verify", {
    session: { permissions: ["identity_documents:read"] },
  }),
  play: offersNoCheck,
};
