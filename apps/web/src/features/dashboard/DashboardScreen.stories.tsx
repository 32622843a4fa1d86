import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { addressIn, Area } from "../../testing/Area.tsx";
import { ok, pending, refused, type Replies } from "../../testing/replies.ts";
import { onStage, type Scene } from "../../testing/Stage.tsx";
import { paths } from "../../url/paths.ts";
import { sampleDictionary, sampleTop } from "../../widgets/samples.ts";
import { sampleMonth } from "./calendar/samples.ts";
import { sampleArticles } from "./news/samples.ts";
import { panelNames, type DashboardProps, type PanelName } from "./panelNames.ts";
import DashboardRoutes from "./routes.tsx";
import { sampleCheques, sampleCoins, sampleIngots } from "./samples.ts";

const scene = (replies: Replies = {}, rest: Scene = {}) => [
  onStage({
    path: paths.dashboard.base,
    ...rest,
    replies: {
      "GET /countries/dictionary/": ok(sampleDictionary),
      "GET /stats/top": ok(sampleTop),
      "GET /news-calendar": ok(sampleMonth),
      "GET /news": ok(sampleArticles),
      "GET /changelogs": ok(sampleArticles),
      "GET /customer-notes": ok([]),
      "GET /travellers-cheques/series": ok(sampleCheques),
      "GET /precious-metals/coins-variants": ok(sampleCoins),
      "GET /precious-metals/ingots-variants": ok(sampleIngots),
      ...checked(true),
      ...replies,
    },
  }),
];

const withPanels =
  (...panels: PanelName[]) =>
  () => (
    <DashboardRoutes
      panels={panels}
      places={["identityDocuments", "banknotes"]}
      reachable={[paths.identityDocuments.base, paths.banknotes.base]}
    />
  );

/** The dashboard when every area of the product is in the route table. */
const everyArea: DashboardProps = {
  panels: panelNames,
  places: panelNames,
  reachable: [paths.dashboard.autoVerify, paths.preciousMetals.base, paths.travellersCheques.base],
};
const checked = (enabled: boolean, verificationProfile = "auto-verify") => ({
  "GET /identity-documents/data-check/auto-verify/config": ok({ enabled, verificationProfile }),
});

const meta: Meta<typeof Area> = {
  title: "Dashboard",
  component: Area,
  args: {
    base: paths.dashboard.base,
    routes: withPanels("identityDocuments", "banknotes"),
  },
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Code boxes match in any case, say what is unknown, and are empty again after submit. */
export const Loaded: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const currency = await canvas.findByRole("textbox", { name: "Currency code" });
    await waitFor(() => expect(canvas.getAllByRole("combobox")).toHaveLength(2));
    await userEvent.type(currency, "xqx{Enter}");
    await expect(await canvas.findByText("XQX:currency not found")).toBeVisible();
    await expect(currency).toHaveValue("");

    const country = canvas.getByRole("textbox", { name: "Country code" });
    await userEvent.type(country, "xq");
    await userEvent.click(canvas.getAllByRole("button", { name: "Go" })[0] ?? country);
    await expect(await canvas.findByText("XQ: country not found")).toBeVisible();
    await expect(country).toHaveValue("");

    await userEvent.type(currency, "eur{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("EU")));
  },
};

/** Arrows and Enter choose in the list of countries. */
export const ByKeyboard: Story = {
  decorators: scene(),
  play: async ({ canvas }) => {
    const picker = await canvas.findByRole("combobox", { name: "Banknotes: Select country" });
    await userEvent.type(picker, "ger{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.banknotes.list("DE")));
  },
};

/** An area that is not permitted is a faded, empty place. */
export const OnePanel: Story = {
  args: { routes: withPanels("banknotes") },
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Banknotes" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Identity documents" })).toBeNull();
  },
};

/** All four areas, whose pickers lead to a cheque's series, a coin and a refiner's bars. */
export const EveryArea: Story = {
  args: { routes: () => <DashboardRoutes {...everyArea} /> },
  decorators: scene(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Check a document" })).toHaveAttribute(
      "href",
      paths.dashboard.autoVerify,
    );
    await userEvent.type(await canvas.findByRole("combobox", { name: "Select coin" }), "krug");
    await expect(
      await canvas.findByRole("option", { name: /Krugerrand, South Africa/ }),
    ).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.preciousMetals.coin("krugerrand")));
  },
};
/** A refiner leads to its bars. */
export const ToBars: Story = {
  args: { routes: () => <DashboardRoutes {...everyArea} /> },
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Select bar" }), "val{Enter}");
    await waitFor(() =>
      expect(addressIn(canvas)).toBe(paths.preciousMetals.ingotVariant("valcambi")),
    );
  },
};
/** An issuer leads to its series. */
export const ToCheques: Story = {
  args: { routes: () => <DashboardRoutes {...everyArea} /> },
  decorators: scene(),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("combobox", { name: "Select issuer" }),
      "american{Enter}",
    );
    await waitFor(() => expect(addressIn(canvas)).toBe(paths.travellersCheques.series("amex-usd")));
  },
};
/** Nothing offers a check that is switched off, or whose page does not exist. */
export const WithoutCheck: Story = {
  args: { routes: () => <DashboardRoutes {...everyArea} /> },
  decorators: scene(checked(true, "scan-upload")),
  play: async ({ canvas }) => {
    await canvas.findByRole("combobox", { name: "Select issuer" });
    await expect(canvas.queryByRole("link", { name: "Check a document" })).toBeNull();
  },
};
/** The verification profile decides where the check is. */
export const CheckByScan: Story = {
  args: {
    routes: () => <DashboardRoutes {...everyArea} reachable={[paths.dashboard.scanUpload]} />,
  },
  decorators: scene(checked(true, "scan-upload")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Check a document" })).toHaveAttribute(
      "href",
      paths.dashboard.scanUpload,
    );
  },
};
export const CheckSwitchedOff: Story = {
  args: { routes: () => <DashboardRoutes {...everyArea} /> },
  decorators: scene(checked(false)),
  play: async ({ canvas }) => {
    await canvas.findByRole("combobox", { name: "Select issuer" });
    await expect(canvas.queryByRole("link", { name: "Check a document" })).toBeNull();
  },
};
export const EveryAreaFailed: Story = {
  args: { routes: () => <DashboardRoutes {...everyArea} /> },
  decorators: scene({
    "GET /travellers-cheques/series": refused(500, "internal_error"),
    "GET /precious-metals/coins-variants": refused(403, "permission_missing"),
  }),
};
export const EveryAreaNarrow: Story = {
  args: { routes: () => <DashboardRoutes {...everyArea} /> },
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "de" }),
};

export const Forbidden: Story = {
  args: { routes: withPanels() },
  decorators: scene({}, { session: { permissions: [] } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "You do not have access to any areas yet" }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: scene({ "GET /countries/dictionary/": pending(), "GET /stats/top": pending() }),
};
export const Failed: Story = {
  decorators: scene({
    "GET /countries/dictionary/": refused(500, "internal_error"),
    "GET /stats/top": refused(500, "internal_error"),
  }),
};
export const NarrowLithuanian: Story = {
  globals: { viewport: { value: "small" } },
  decorators: scene({}, { language: "lt" }),
};
