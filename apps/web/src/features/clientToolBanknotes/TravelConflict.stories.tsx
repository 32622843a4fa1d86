import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Area } from "../../testing/Area.tsx";
import { conflictWith } from "../../testing/conflict.ts";
import { forgetDrafts } from "../../testing/forgetDrafts.ts";
import { ok, type Replies } from "../../testing/replies.ts";
import { inStoryWorld } from "../../testing/StoryWorld.tsx";
import { paths } from "../../url/paths.ts";
import ClientToolBanknotesRoutes from "./routes.tsx";
import { sampleTravel } from "./samples.ts";

const { base, travelCountry } = paths.clientToolBanknotes;
const way = { traveller: "resident", direction: "import", money: "foreign" } as const;
const replies: Replies = {
  "GET /client-tool/four-eyes": ok({ version: "7", sections: [] }),
  "GET /countries/{id}/travel-info-all-languages": ok(sampleTravel),
  "PUT /countries/{id}/travel-info": conflictWith({
    additions: sampleTravel.additions,
    limits: [{ ...way, kind: "toDeclareFrom", amount: 10_000, currencyISO: "EUR" }],
  }),
};

const meta: Meta<typeof Area> = {
  title: "Client tool/Travel limits compared",
  component: Area,
  args: { base, routes: ClientToolBanknotesRoutes },
  decorators: [inStoryWorld({ path: travelCountry("DK"), replies })],
  beforeEach: forgetDrafts,
};
export default meta;
type Story = StoryObj<typeof Area>;

/** Limits are compared in the words of their fields. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Own limits/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    const row = await canvas.findByRole("row", { name: /^Limits/ });
    await expect(row).toHaveTextContent(
      /Residents, import, foreign currency: .*Declare from 10000.EUR/,
    );
    await expect(row).not.toHaveTextContent(/traveller/);
  },
};
