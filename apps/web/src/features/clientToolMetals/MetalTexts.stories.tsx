import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { shows } from "../../testing/plays.ts";
import { Area } from "../../testing/Area.tsx";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { ok, once, refused, type Replies } from "../../testing/replies.ts";
import { scenesOf } from "../../testing/scenesOf.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import { sampleIngot, sampleIngots, sampleBars } from "../../widgets/metals/samples.ts";
import { sampleDictionary } from "../../widgets/samples.ts";
import ClientToolMetalsRoutes from "./routes.tsx";

const { base, info, coin, variant, ingot } = paths.clientToolMetals;
const text = ok({ version: "7", texts: { en: "<p>Ask the vault.</p>" } });
const replies: Replies = {
  "GET /countries/dictionary/": ok(sampleDictionary),
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /precious-metals/coins-variants": ok([]),
  "GET /precious-metals/ingots-variants": ok(sampleIngots),
  "GET /precious-metals/ingots-variants/{id}": ok({
    id: "argor-heraeus",
    name: "Argor-Heraeus",
    country: sampleIngot.country,
    goodDelivery: null,
    ingots: sampleBars,
  }),
  "GET /precious-metals/ingots/{id}": ok(sampleIngot),
  "GET /client-tool/precious-metals/prices": ok({ version: "7", prices: [] }),
  "GET /client-tool/precious-metals/ingots-variants/{id}/info": text,
  "GET /client-tool/precious-metals/ingots/{id}/info": text,
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Texts on metals",
  component: Area,
  args: { base, routes: ClientToolMetalsRoutes },
  decorators: [inStoryWorld({ path: info, replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;
const at = scenesOf(replies);

/** A coin or a refiner is looked up by its name. */
export const Info: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Refiner" }));
    await expect(await canvas.findByRole("option", { name: /Valcambi/ })).toBeInTheDocument();
  },
};

/** What has a text already is one click away, of each kind. */
export const WithEntry: Story = {
  parameters: at(info, {
    replies: {
      "GET /client-tool/rules/{section}/subjects": ({ url }) => {
        const [id] = new URL(url).pathname.split("/").slice(-2);
        return ok({ subjects: [{ id, label: id }] })(new Request(url));
      },
    },
  }),
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ["coinInfo", coin("coinInfo")],
      ["ingotVariantInfo", variant("ingotVariantInfo")],
      ["ingotInfo", ingot("ingotInfo")],
    ] as const)
      await expect(await canvas.findByRole("link", { name })).toHaveAttribute("href", href);
  },
};

const goldPrice = {
  version: "7",
  prices: [
    {
      metal: "gold",
      price: { pricePerGram: 98.4, currencyISO: "EUR", date: "2026-11-20", source: "Desk" },
    },
  ],
};

/** A price that is there can be taken away; where there is none, there is nothing to take. */
export const Price: Story = {
  parameters: at(info, {
    replies: {
      "GET /client-tool/precious-metals/prices": ok(goldPrice),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Remove price" })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Metal"), "silver");
    await expect(canvas.queryByRole("button", { name: "Remove price" })).toBeNull();
  },
};

/** The button goes with the price; the first field of the next one has the focus. */
export const PriceRemoved: Story = {
  parameters: at(info, {
    replies: {
      "GET /client-tool/precious-metals/prices": once(
        ok(goldPrice),
        ok({ ...goldPrice, prices: [] }),
      ),
      "DELETE /client-tool/precious-metals/prices/{metal}": ok({
        changeId: "42",
        status: "effective",
        subjects: ["gold"],
        version: "8",
      }),
    },
  }),
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole("button", { name: "Remove price" });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await expect(canvas.getByRole("textbox", { name: /^Price/ })).toHaveFocus();
  },
};

/** A refiner has a text of its own and leads to its bars. */
export const Refiner: Story = {
  parameters: at(variant("argor-heraeus")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Argor-Heraeus" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Kinebar 20 g" })).toHaveAttribute(
      "href",
      ingot(sampleIngot.id),
    );
    await shows(canvas, "Ask the vault.");
  },
};
export const Bar: Story = {
  parameters: at(ingot(sampleIngot.id)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Kinebar 20 g" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Argor-Heraeus" })).toHaveAttribute(
      "href",
      variant("argor-heraeus"),
    );
  },
};
export const BarFailed: Story = {
  parameters: at(ingot(sampleIngot.id), {
    replies: {
      "GET /client-tool/precious-metals/ingots/{id}/info": refused(503, "unavailable"),
    },
  }),
};
